package tenuto.formats.ffmpeg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import tenuto.formats.file.Quality;
import tenuto.formats.file.Quality.Level;

/** The codecs that ffmpeg writes for us, each in its usual container. */
public enum FfmpegEncoder {
  AAC(
      "M4A",
      "ipod",
      "aac",
      8,
      new double[] {64, 96, 128, 160},
      new double[] {
        7350, 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000, 64000, 88200, 96000
      }),
  ALAC("M4A", "ipod", "alac", 8, new double[0], new double[0]),

  /** The level is the codec's own; a bit rate is one that it keeps in the mean. */
  VORBIS("Ogg Vorbis", "ogg", "libvorbis", 8, new double[] {2, 4, 6, 9}, new double[0]),
  WAVPACK("WavPack", "wv", "wavpack", 16, new double[0], new double[0]),
  WMA(
      "WMA",
      "asf",
      "wmav2",
      2,
      new double[] {48, 64, 96, 128},
      new double[] {8000, 11025, 16000, 22050, 32000, 44100, 48000}),
  AC3("AC-3", "ac3", "ac3", 6, new double[] {64, 96, 160, 224}, new double[] {32000, 44100, 48000});

  /** The bit rates of AC-3, in kbit/s. */
  private static final double[] AC3_RATES = {
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640
  };

  private final String text;
  private final String muxer;
  private final String codec;
  private final int mostChannels;
  private final double[] levels;
  private final double[] rates;

  FfmpegEncoder(
      String text, String muxer, String codec, int mostChannels, double[] levels, double[] rates) {
    this.text = text;
    this.muxer = muxer;
    this.codec = codec;
    this.mostChannels = mostChannels;
    this.levels = levels;
    this.rates = rates;
  }

  /** Such as "M4A". */
  String text() {
    return text;
  }

  int mostChannels() {
    return mostChannels;
  }

  /** Whether ffmpeg writes markers into files, as chapters. */
  public boolean hasChapters() {
    return isMpeg4() || this == WMA;
  }

  /** Whether ffmpeg writes pictures into files. */
  boolean hasPictures() {
    return isMpeg4();
  }

  private boolean isMpeg4() {
    return this == AAC || this == ALAC;
  }

  /** The sample rate of a file for sound of that rate: the same, or the next that it has. */
  public double rate(double rate) {
    if (rates.length == 0) {
      return Math.rint(rate);
    }
    double last = rates[rates.length - 1];
    boolean ofCd = rate > 48_000 && last == 48_000 && rate % 44_100 == 0;
    return ofCd
        ? 44_100
        : DoubleStream.of(rates).filter(each -> each >= rate).findFirst().orElse(last);
  }

  /**
   * The options that make ffmpeg write such a file.
   *
   * @param bits of a sample
   */
  List<String> options(Quality quality, int channels, int bits) {
    List<String> options = new ArrayList<>(List.of("-c:a", codec));
    if (bits == 24) { // which it would store in 32
      options.addAll(List.of("-bits_per_raw_sample", "24"));
    }
    if (levels.length > 0 && this == VORBIS && quality.level() != null) {
      options.addAll(List.of("-q:a", Integer.toString((int) levels[quality.level().ordinal()])));
    } else if (levels.length > 0) {
      options.addAll(List.of("-b:a", Math.round(1000 * kilobits(quality, channels)) + ""));
    }
    options.addAll(List.of("-f", muxer));
    return options;
  }

  /** The bit rate of all channels; that of a level grows with them. */
  private double kilobits(Quality quality, int channels) {
    Level level = quality.level();
    double wanted = level == null ? quality.kilobits() : levels[level.ordinal()] * channels;
    if (this != AC3 || level == null) {
      return wanted;
    }
    return Arrays.stream(AC3_RATES).filter(each -> each >= wanted).findFirst().orElse(640);
  }

  /** What it cannot be asked for: a bit rate that the codec does not have; else empty. */
  String refusal(Quality quality) {
    boolean exists =
        this != AC3
            || quality.level() != null
            || Arrays.stream(AC3_RATES).anyMatch(each -> each == quality.kilobits());
    return exists
        ? ""
        : "the bit rate of AC-3 must be one of %s kbit/s, but is %s"
            .formatted(
                String.join(", ", Arrays.stream(AC3_RATES).mapToObj(it -> "" + (int) it).toList()),
                quality);
  }
}
