/** How loops over samples are written: in vectors, in plain numbers, over several inputs. */
package tenuto.dsp.kernel;
