package com.nerdscentral.audio.core;

/** The type for which scripts of Sonic Field 2017 test by {@code isinstance(x, SFSignal)}. */
public interface SFSignal {}
