/** Resonators: combs, bucket brigades, the bodies of string instruments. */
package tenuto.dsp.resonators;
