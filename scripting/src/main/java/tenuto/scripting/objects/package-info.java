/** Objects of Python's that know nothing of the patch that they are in. */
package tenuto.scripting.objects;
