/** The words: kernels, sources, filters, transforms and sound files; knows nothing of Python. */
module tenuto.dsp {
  requires transitive tenuto.engine;
  requires java.desktop; // Java Sound and Java2D
  requires transitive TarsosDSP; // of which patches make processors
  requires concentus; // Opus
  requires jlayer; // MP3
  requires static jdk.incubator.vector; // without it: plain numbers

  exports tenuto.dsp;
  exports tenuto.dsp.aiff;
  exports tenuto.dsp.compressed;
  exports tenuto.dsp.files;
  exports tenuto.dsp.flac;
  exports tenuto.dsp.formats;
  exports tenuto.dsp.metering;
  exports tenuto.dsp.music;
  exports tenuto.dsp.operators;
  exports tenuto.dsp.pcm;
  exports tenuto.dsp.plot;
  exports tenuto.dsp.sound;
  exports tenuto.dsp.wav;
}
