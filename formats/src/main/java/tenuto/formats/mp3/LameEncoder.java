package tenuto.formats.mp3;

import de.sciss.jump3r.mp3.BitStream;
import de.sciss.jump3r.mp3.GainAnalysis;
import de.sciss.jump3r.mp3.ID3Tag;
import de.sciss.jump3r.mp3.Lame;
import de.sciss.jump3r.mp3.LameGlobalFlags;
import de.sciss.jump3r.mp3.MPEGMode;
import de.sciss.jump3r.mp3.Presets;
import de.sciss.jump3r.mp3.Quantize;
import de.sciss.jump3r.mp3.QuantizePVT;
import de.sciss.jump3r.mp3.Reservoir;
import de.sciss.jump3r.mp3.Takehiro;
import de.sciss.jump3r.mp3.VBRTag;
import de.sciss.jump3r.mp3.VbrMode;
import de.sciss.jump3r.mp3.Version;
import de.sciss.jump3r.mpg.MPGLib;
import tenuto.formats.file.Quality;

/** LAME 3.98 in Java (jump3r): samples in, frames out. Used by one thread. */
final class LameEncoder {
  /** The most samples of each channel that are encoded at once: a frame's. */
  static final int MOST = 1152;

  /** LAME's own bound for its output: 1.25 bytes a sample and 7,200. */
  static final int MOST_BYTES = MOST * 5 / 4 + 7200;

  private final Lame lame = new Lame();
  private final LameGlobalFlags flags;

  /**
   * @param channels 1 or 2
   * @param rate one that MP3 has
   */
  LameEncoder(int channels, int rate, Quality quality) {
    connect();
    flags = lame.lame_init();
    flags.num_channels = channels;
    flags.in_samplerate = rate;
    flags.out_samplerate = rate;
    flags.mode = channels == 1 ? MPEGMode.MONO : MPEGMode.JOINT_STEREO;
    if (quality.level() == null) {
      flags.VBR = VbrMode.vbr_off;
      flags.brate = (int) quality.kilobits();
    } else {
      flags.VBR = VbrMode.vbr_mtrh;
      flags.VBR_q = number(quality.level());
    }
    flags.scale = 1; // LAME lowers the level at constant bit rates, by up to 0.5 dB
    flags.write_id3tag_automatic = false;
    flags.bWriteVbrTag = false;
    int result = lame.lame_init_params(flags);
    if (result < 0) {
      throw failed(result);
    }
  }

  /** LAME's quality of a variable bit rate, from 9 to 0. */
  static int number(Quality.Level level) {
    return switch (level) {
      case LOW -> 6;
      case MEDIUM -> 4;
      case HIGH -> 2;
      case BEST -> 0;
    };
  }

  private void connect() {
    GainAnalysis gain = new GainAnalysis();
    BitStream bits = new BitStream();
    Presets presets = new Presets();
    QuantizePVT tables = new QuantizePVT();
    Quantize quantize = new Quantize();
    VBRTag tag = new VBRTag();
    Version version = new Version();
    ID3Tag id3 = new ID3Tag();
    Reservoir reservoir = new Reservoir();
    Takehiro counting = new Takehiro();
    MPGLib decoder = new MPGLib();
    lame.setModules(gain, bits, presets, tables, quantize, tag, version, id3, decoder);
    bits.setModules(gain, decoder, version, tag);
    id3.setModules(bits, version);
    presets.setModules(lame);
    quantize.setModules(bits, reservoir, tables, counting);
    tables.setModules(counting, reservoir, lame.enc.psy);
    reservoir.setModules(bits);
    counting.setModules(tables);
    tag.setModules(lame, bits, version);
  }

  /** The silence that it inserts before the sound. */
  int delay() {
    return flags.encoder_delay;
  }

  /** The silence that it appended after the sound; known at the end. */
  int padding() {
    return flags.encoder_padding;
  }

  /** The frequency in hertz above which it removes all. */
  int lowPass() {
    return flags.lowpassfreq;
  }

  /**
   * Encodes samples.
   *
   * @param channels integers of 32 bits; two arrays, of which mono needs the first
   * @param n at most {@link #MOST}
   * @param out has {@link #MOST_BYTES}
   * @return the number of bytes in {@code out}
   */
  int encode(int[][] channels, int n, byte[] out) {
    int result =
        lame.lame_encode_buffer_int(flags, channels[0], channels[1], n, out, 0, out.length);
    if (result < 0) {
      throw failed(result);
    }
    return result;
  }

  /** Encodes what is left. */
  int end(byte[] out) {
    int result = lame.lame_encode_flush(flags, out, 0, out.length);
    if (result < 0) {
      throw failed(result);
    }
    return result;
  }

  private static IllegalStateException failed(int result) {
    return new IllegalStateException("LAME fails with " + result);
  }
}
