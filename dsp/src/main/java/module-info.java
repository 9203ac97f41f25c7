/** The words and their kernels, by what a musician would call them; knows nothing of Python. */
module tenuto.dsp {
  requires transitive tenuto.formats;
  requires java.desktop; // Java Sound and Java2D
  requires io.jhdf; // SOFA files
  requires transitive TarsosDSP; // of which patches make processors
  requires static jdk.incubator.vector; // without it: plain numbers

  exports tenuto.dsp.catalogue;
  exports tenuto.dsp.delays;
  exports tenuto.dsp.devices;
  exports tenuto.dsp.dynamics;
  exports tenuto.dsp.editing;
  exports tenuto.dsp.envelopes;
  exports tenuto.dsp.equalisers;
  exports tenuto.dsp.analysis;
  exports tenuto.dsp.filters;
  exports tenuto.dsp.generators;
  exports tenuto.dsp.io;
  exports tenuto.dsp.levels;
  exports tenuto.dsp.metering;
  exports tenuto.dsp.music;
  exports tenuto.dsp.outputs;
  exports tenuto.dsp.oversampling;
  exports tenuto.dsp.resampling;
  exports tenuto.dsp.resonators;
  exports tenuto.dsp.reverbs;
  exports tenuto.dsp.saturation;
  exports tenuto.dsp.shaping;
  exports tenuto.dsp.space;
  exports tenuto.dsp.spectral;
  exports tenuto.dsp.frames;
  exports tenuto.dsp.stretching;
  exports tenuto.dsp.synthesis;
  exports tenuto.dsp.timeline;
  exports tenuto.dsp.word;
  exports tenuto.dsp.kernel to
      tenuto.scripting; // which kernels Sonic Field had stored
  exports tenuto.dsp.math to
      tenuto.tools;
  exports tenuto.dsp.plot to
      tenuto.tools,
      tenuto.scripting;
}
