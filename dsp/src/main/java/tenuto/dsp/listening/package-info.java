/** What can be heard in a sound: pitch, onsets, beats; and TarsosDSP. */
package tenuto.dsp.listening;
