/**
 * The rules of a run: its scripts, the version of Sonic Field they were written for, and the
 * ownership model.
 */
package tenuto.scripting.rules;
