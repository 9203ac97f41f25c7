/**
 * Commands on sound files, one or thousands. Nothing here knows Python: what begins to work at once
 * must not wait for it.
 */
package tenuto.files;
