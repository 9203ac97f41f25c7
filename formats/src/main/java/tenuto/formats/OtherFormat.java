package tenuto.formats;

import java.util.Arrays;
import java.util.Optional;

/**
 * Common formats that we do not read, recognised by their first bytes: errors name them, so that
 * users can convert such files.
 */
enum OtherFormat {
  M4A("an MPEG-4 file (m4a, mp4: AAC or ALAC)", 4, "ftyp"),
  WAVPACK("a WavPack file (wv)", 0, "wvpk"),
  MONKEYS("a Monkey's Audio file (ape)", 0, "MAC "),
  MATROSKA("a Matroska or WebM file (mka, webm)", 0, "\u001AE\u00DF\u00A3"),
  WMA("a Windows Media file (wma)", 0, "0&\u00B2u"),
  AAC("an AAC stream (aac)", 0, "\u00FF\u00F1"),
  AAC_2("an AAC stream (aac)", 0, "\u00FF\u00F9"),
  MIDI("a MIDI file, which sf.ReadMidi reads", 0, "MThd");

  private final String text;
  private final int at;
  private final String letters;

  OtherFormat(String text, int at, String letters) {
    this.text = text;
    this.at = at;
    this.letters = letters;
  }

  /** The format that begins with these characters, if it is one of these. */
  static Optional<String> of(String first) {
    return Arrays.stream(values())
        .filter(each -> first.startsWith(each.letters, each.at))
        .map(each -> each.text)
        .findFirst();
  }
}
