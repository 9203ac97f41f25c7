/** Java classes for MIDI files that scripts of Sonic Field import. */
package com.nerdscentral.audio.midi;
