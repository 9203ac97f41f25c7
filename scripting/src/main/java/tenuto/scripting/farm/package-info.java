/** A warm process that runs command lines for another program, one after another. */
package tenuto.scripting.farm;
