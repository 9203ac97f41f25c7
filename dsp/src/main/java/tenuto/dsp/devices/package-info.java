/** Playing to the computer's sound devices. */
package tenuto.dsp.devices;
