"""The tutor in a browser: a server, a process for each learner, and a page that is a terminal."""
