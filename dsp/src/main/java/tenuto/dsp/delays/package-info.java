/** Delays and modulation effects: echoes, chorus, flanger, phaser, tremolo, rotating speakers. */
package tenuto.dsp.delays;
