/** Records of the last run of a patch: its measurements, and the resources it used. */
package tenuto.scripting.records;
