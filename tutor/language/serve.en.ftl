### What the page of the tutor in a browser says, in English.

serve-left = See you soon! Everything is kept.
serve-come-back = Go on
serve-broken = The tutor stopped by mistake. What you did is kept.
serve-elsewhere = You went on in another window or tab.
serve-here = Go on here
serve-full = Every place is taken. Trying again…
serve-cut = The line is cut. Trying again…
serve-now = Try now
serve-long = That is too long to paste. Open it as a file.
serve-large = That file is too large: 3 MB at most.
serve-close = Close
serve-copy-yourself = Your browser lets no page copy here. Copy it yourself: Ctrl+C.
serve-choose-file = Choose a file on your computer.
serve-choose = Choose…
serve-again = Try again
serve-unknown = Who are you? Open the address that the tutor showed when it was started.
serve-bad-key = This address is not valid any more. Open the one that the tutor showed when it was last started.
serve-too-often = Too many tries. Wait a minute.
serve-no-page = There is no such page.
serve-foreign = This page is not for this address. Open the one that the tutor showed when it was started.
serve-sign-out = Sign out
