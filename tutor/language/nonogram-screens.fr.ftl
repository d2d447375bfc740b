### Ce que disent les écrans des nonogrammes, en français.
