package com.nerdscentral.audio.core;

/** What scripts of Sonic Field 2017 ask of a value, by {@code isinstance(x, SFSignal)}. */
public interface SFSignal {}
