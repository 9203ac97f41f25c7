/**
 * The catalogue of all words, found by name: their parameters and results, and the binding of
 * calls.
 */
package tenuto.dsp.catalogue;
