/** File formats: sound files, signals and MIDI; independent of words and patches. */
module tenuto.formats {
  requires transitive tenuto.engine;
  requires concentus; // Opus
  requires java.xml; // MusicXML
  requires jlayer; // MP3
  requires jump3r; // MP3, written
  requires static jdk.incubator.vector; // without it: plain numbers

  exports tenuto.formats;
  exports tenuto.formats.cache;
  exports tenuto.formats.file;
  exports tenuto.formats.instrument to
      tenuto.dsp;
  exports tenuto.formats.midi;
  exports tenuto.formats.ogg to
      tenuto.scripting;
  exports tenuto.formats.pcm;
  exports tenuto.formats.retag;
  exports tenuto.formats.score;
  exports tenuto.formats.signal;
  exports tenuto.formats.tags to
      tenuto.tools;
  exports tenuto.formats.wav;
  exports tenuto.formats.plain to
      tenuto.dsp,
      tenuto.tools;
}
