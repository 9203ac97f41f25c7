/** Bytes on disk and the values they stand for: sound files, signals, MIDI; knows no word. */
module tenuto.formats {
  requires transitive tenuto.engine;
  requires concentus; // Opus
  requires jlayer; // MP3

  exports tenuto.formats;
  exports tenuto.formats.aiff;
  exports tenuto.formats.decoding;
  exports tenuto.formats.file;
  exports tenuto.formats.flac;
  exports tenuto.formats.midi;
  exports tenuto.formats.mp3;
  exports tenuto.formats.ogg;
  exports tenuto.formats.pcm;
  exports tenuto.formats.plain;
  exports tenuto.formats.signal;
  exports tenuto.formats.vorbis;
  exports tenuto.formats.wav;
}
