/** To come. */
package tenuto.scripting;
