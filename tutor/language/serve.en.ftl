### What the page of the tutor in a browser says, in English.

serve-left = See you soon! Everything is saved.
serve-come-back = Go on
serve-broken = The tutor crashed. What you did is saved.
serve-elsewhere = You went on in another window or tab.
serve-here = Go on here
serve-full = All places are taken. Trying again…
serve-cut = Connection lost. Trying again…
serve-now = Try now
serve-long = That is too long to paste. Open it as a file.
serve-large = That file is too large: 3 MB at most.
serve-close = Close
serve-copy-yourself = Your browser doesn’t let this page copy. Copy it yourself: Ctrl+C.
serve-choose-file = Choose a file on your computer.
serve-choose = Choose…
serve-again = Try again
serve-unknown = Who are you? Open the address the tutor showed when it started.
serve-bad-key = This address is no longer valid. Open the one the tutor showed when it last started.
serve-too-often = Too many tries. Wait a minute.
serve-no-page = There is no such page.
serve-foreign = This page isn’t for this address. Open the one the tutor showed when it started.
serve-sign-out = Sign out
