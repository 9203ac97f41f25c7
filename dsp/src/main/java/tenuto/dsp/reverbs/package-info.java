/** Reverbs: rooms, plates, springs and measured impulse responses. */
package tenuto.dsp.reverbs;
