/** Python objects and helpers that do not depend on a patch. */
package tenuto.scripting.objects;
