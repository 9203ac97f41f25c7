/**
 * Tags as sound files store them: ID3 of versions 1 and 2, APE, and Vorbis comments, each as texts
 * under the names of Vorbis comments.
 */
package tenuto.formats.tags;
