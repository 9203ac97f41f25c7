/** To come. */
package tenuto.engine;
