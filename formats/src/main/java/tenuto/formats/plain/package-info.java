/** Formats with a small header or none: AU, NumPy's arrays and raw samples; see docs/formats.md. */
package tenuto.formats.plain;
