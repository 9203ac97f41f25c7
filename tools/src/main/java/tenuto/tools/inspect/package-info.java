/** {@code info}, {@code measure}, {@code plot} and {@code play}. */
package tenuto.tools.inspect;
