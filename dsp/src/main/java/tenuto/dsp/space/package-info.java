/** Where sounds are heard: between two loudspeakers, around a head, around the listener. */
package tenuto.dsp.space;
