/** Shapes that go from point to point, and windows. */
package tenuto.dsp.envelopes;
