# Almost locked sets, Sue de Coq and WXYZ-Wing in words.
