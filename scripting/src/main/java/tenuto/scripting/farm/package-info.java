/** A warm program that runs command lines for another, one after the other. */
package tenuto.scripting.farm;
