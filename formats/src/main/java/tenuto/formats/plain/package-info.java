/** Formats of little more than samples: AU, NumPy's arrays and none at all; see docs/formats.md. */
package tenuto.formats.plain;
