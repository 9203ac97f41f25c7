package tenuto.formats.ffmpeg;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** The formats that ffmpeg reads for us, recognised by their first bytes. */
public enum FfmpegFormat {
  MPEG_4("MPEG-4", "mov", "....(ftyp|moov|mdat|wide)"),
  MATROSKA("Matroska", "matroska", "\\x1AE\\xDF\\xA3"),
  WAVPACK("WavPack", "wv", "wvpk"),
  APE("Monkey's Audio", "ape", "MAC "),
  ASF("Windows Media", "asf", "0&\\xB2u"),
  AAC("AAC", "aac", "\\xFF[\\xF0\\xF1\\xF8\\xF9]"),
  AC3("AC-3", "ac3", "\\x0B\\x77...[\\x00-\\x57]"),
  E_AC3("E-AC-3", "eac3", "\\x0B\\x77...[\\x58-\\x87]"),
  DTS("DTS", "dts", "\\x7F\\xFE\\x80\\x01"),
  DSF("DSF", "dsf", "DSD "),
  DSDIFF("DSDIFF", "iff", "FRM8"),
  TTA("True Audio", "tta", "TTA1"),
  TAK("TAK", "tak", "tBaK"),
  MUSEPACK_7("Musepack", "mpc", "MP\\+"),
  MUSEPACK_8("Musepack", "mpc8", "MPCK"),
  SHORTEN("Shorten", "shn", "ajkg"),
  AMR("AMR", "amr", "#!AMR"),
  FLASH("Flash", "flv", "FLV\\x01"),
  MPEG_2("MPEG program stream", "mpeg", "\\x00\\x00\\x01\\xBA"),
  AVI("AVI", "avi", "RIFF....AVI "),
  XWMA("xWMA", "xwma", "RIFF....XWMA"),

  /** With a codec whose number is at byte 20: GSM, MP2, MP3, AAC, Windows Media, AC-3, DTS. */
  WAV(
      "WAV",
      "wav",
      "RIFF....WAVEfmt ....([\\x31\\x50\\x55\\xFF]\\x00|[\\x60-\\x63]\\x01|[\\x00\\x01] )"),

  /** With a codec whose name is at byte 28. */
  CAF("CAF", "caf", "caff....desc.{16}(aac |alac|ima4|opus|flac|\\.mp[123]|ac-3|QDM2|MAC[36])");

  /** The first bytes of a file that show its format. */
  public static final int HEAD_BYTES = 32;

  private final String text;
  private final String demuxer;
  private final Pattern begin;

  FfmpegFormat(String text, String demuxer, String begin) {
    this.text = text;
    this.demuxer = demuxer;
    this.begin = Pattern.compile(begin, Pattern.DOTALL);
  }

  /** Such as "MPEG-4". */
  public String text() {
    return text;
  }

  /** What ffmpeg calls it. */
  String demuxer() {
    return demuxer;
  }

  /**
   * The format of a file, if it is one of these.
   *
   * @param first its first bytes, 32 of them if it has that many, as ISO 8859-1
   */
  public static Optional<FfmpegFormat> of(String first) {
    return Arrays.stream(values()).filter(it -> it.begin.matcher(first).lookingAt()).findFirst();
  }
}
