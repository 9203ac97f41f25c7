/** The words and their kernels, by what a musician would call them; knows nothing of Python. */
module tenuto.dsp {
  requires transitive tenuto.formats;
  requires java.desktop; // Java Sound and Java2D
  requires transitive TarsosDSP; // of which patches make processors
  requires static jdk.incubator.vector; // without it: plain numbers

  exports tenuto.dsp.catalogue;
  exports tenuto.dsp.devices;
  exports tenuto.dsp.envelopes;
  exports tenuto.dsp.fft;
  exports tenuto.dsp.filters;
  exports tenuto.dsp.generators;
  exports tenuto.dsp.io;
  exports tenuto.dsp.kernel;
  exports tenuto.dsp.levels;
  exports tenuto.dsp.listening;
  exports tenuto.dsp.math;
  exports tenuto.dsp.metering;
  exports tenuto.dsp.music;
  exports tenuto.dsp.plot;
  exports tenuto.dsp.resampling;
  exports tenuto.dsp.resonators;
  exports tenuto.dsp.shaping;
  exports tenuto.dsp.spectra;
  exports tenuto.dsp.timeline;
  exports tenuto.dsp.word;
}
