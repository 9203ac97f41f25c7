/** Core Audio files with uncompressed samples; see docs/formats.md. */
package tenuto.formats.caf;
