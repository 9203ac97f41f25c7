/** Written music: MusicXML, read as notes with times. */
package tenuto.formats.score;
