/** All words together, found by name: what each takes and gives, and how a call is bound to one. */
package tenuto.dsp.catalogue;
