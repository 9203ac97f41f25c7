/** Words of Sonic Field, each beside the plain loop over arrays that a programmer of 2015 wrote. */
package tenuto.bench.words;
