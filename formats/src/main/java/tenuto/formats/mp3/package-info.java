/**
 * MP3 files: frames, tags and lengths are read here and layers 1 and 2 decoded; frames of layer 3
 * are decoded by the library JLayer.
 */
package tenuto.formats.mp3;
