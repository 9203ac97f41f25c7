/** What delays a signal by moments or times: echoes, chorus, flanger, phaser, rotating speakers. */
package tenuto.dsp.delays;
