package tenuto.tools.inspect;

import java.util.Locale;
import java.util.Optional;
import tenuto.dsp.metering.ChannelLevels;
import tenuto.dsp.metering.DominantPitch;
import tenuto.dsp.metering.Loudness;

/**
 * A value that {@code measure} reports: for a file as a whole, and most of them for each channel
 * too. NaN stands for what cannot be determined, and −∞ for the level of silence. What they mean:
 * see docs/measure.md.
 */
enum Metric {
  LOUDNESS("loudness", "LUFS", "integrated loudness, LUFS", 1) {
    @Override
    double of(FileMetrics file) {
      return file.sound().loudness().map(Loudness::integrated).orElse(Double.NaN);
    }
  },

  MAX_MOMENTARY("maxMomentary", "M max", "largest momentary loudness, LUFS", 1) {
    @Override
    double of(FileMetrics file) {
      return file.sound().loudness().map(Loudness::maxMomentary).orElse(Double.NaN);
    }
  },

  MAX_SHORT_TERM("maxShortTerm", "S max", "largest short-term loudness, LUFS", 1) {
    @Override
    double of(FileMetrics file) {
      return file.sound().loudness().map(Loudness::maxShortTerm).orElse(Double.NaN);
    }
  },

  LOUDNESS_RANGE("loudnessRange", "LRA", "loudness range, LU", 1) {
    @Override
    double of(FileMetrics file) {
      return file.sound().loudness().map(Loudness::range).orElse(Double.NaN);
    }
  },

  TRUE_PEAK("truePeak", "dBTP", "true peak, dBTP", 2) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return dB(channel.truePeak());
    }
  },

  PEAK("peak", "peak dB", "peak, dBFS", 2) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return dB(channel.peak());
    }
  },

  PEAK_AT("peakAt", "at s", "  at, s", 3) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return seconds(channel.peakAt(), place);
    }
  },

  RMS("rms", "RMS dB", "RMS, dBFS", 2) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return dB(channel.rms());
    }
  },

  CREST("crest", "crest", "crest factor, dB", 2) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return dB(channel.crest());
    }
  },

  DC("dc", "DC", "DC offset", 6) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return channel.dc();
    }
  },

  CLIPPED("clippedRuns", "clips", "clipped runs", 0) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return channel.clippedRuns();
    }
  },

  CLIPPED_AT("firstClippedAt", "at s", "  first at, s", 3) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return seconds(channel.firstClipped(), place);
    }
  },

  SILENT_BEGIN("silentBegin", "sil.beg", "silence at the start, s", 3) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return seconds(channel.silentBegin(), place);
    }
  },

  SILENT_END("silentEnd", "sil.end", "silence at the end, s", 3) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return seconds(channel.silentEnd(), place);
    }
  },

  PITCH("pitch", "pitch Hz", "dominant pitch, Hz", 1) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return place.pitch().map(DominantPitch::hz).orElse(Double.NaN);
    }
  },

  NOISE_FLOOR("noiseFloor", "noise dB", "noise floor, dBFS", 1) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return channel.noiseFloor();
    }
  },

  NOT_FINITE("notFinite", "NaN", "samples NaN or infinite", 0) {
    @Override
    double of(ChannelLevels channel, Place place) {
      return channel.notFinite();
    }
  };

  private final String key;
  private final String head;
  private final String label;
  private final int decimals;

  Metric(String key, String head, String label, int decimals) {
    this.key = key;
    this.head = head;
    this.label = label;
    this.decimals = decimals;
  }

  /** Values that cannot be computed from a channel's levels alone. */
  record Place(double sampleRate, Optional<DominantPitch> pitch) {}

  /** Its key in JSON. */
  String key() {
    return key;
  }

  /** Its column head. */
  String head() {
    return head;
  }

  /** Its label in a list. */
  String label() {
    return label;
  }

  /** Whether it is a whole number. */
  boolean isCount() {
    return decimals == 0;
  }

  /** Whether it is measured for each channel, and not only for the whole file. */
  boolean isOfChannels() {
    return compareTo(TRUE_PEAK) >= 0;
  }

  /** Its value for all channels together. */
  double of(FileMetrics file) {
    Place place = new Place(file.about().sampleRate(), file.pitch());
    return of(file.sound().together(), place);
  }

  /** Its value for one channel, counted from 0; NaN if only the whole file has one. */
  double of(FileMetrics file, int channel) {
    Place place = new Place(file.about().sampleRate(), file.sound().pitches().get(channel));
    return of(file.sound().channels().get(channel), place);
  }

  /** Its value for one channel, or for all as if they were one. */
  double of(ChannelLevels channel, Place place) {
    return Double.NaN;
  }

  /** A value as text: "-" for NaN, "-inf" for −∞. */
  String text(double value) {
    if (Double.isNaN(value)) {
      return "-";
    }
    if (Double.isInfinite(value)) {
      return value < 0 ? "-inf" : "inf";
    }
    String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
    return text.matches("-[0.]+") ? text.substring(1) : text;
  }

  private static double dB(double amplitude) {
    return 20 * StrictMath.log10(amplitude);
  }

  private static double seconds(long samples, Place place) {
    return samples < 0 ? Double.NaN : samples / place.sampleRate;
  }
}
