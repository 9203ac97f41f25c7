/**
 * MP3 files. Frames, tags and lengths are read here, and layers 1 and 2 decoded; the library JLayer
 * decodes layer 3.
 */
package tenuto.formats.mp3;
