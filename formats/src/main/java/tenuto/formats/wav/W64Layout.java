package tenuto.formats.wav;

import static java.lang.foreign.MemoryLayout.structLayout;
import static tenuto.formats.pcm.Structure.letters;
import static tenuto.formats.wav.WavLayout.U32;
import static tenuto.formats.wav.WavLayout.U64;

import java.lang.foreign.StructLayout;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * The structures of a W64 header: those of WAV with GUIDs as names, and 64-bit sizes that include
 * the chunk's header.
 *
 * <p>Source: Sony's "Sony Wave64 file format", formerly Sonic Foundry's.
 */
final class W64Layout {
  static final StructLayout RIFF =
      structLayout(letters("id", 16), U64.withName("size"), letters("form", 16))
          .withName("file header");

  static final StructLayout CHUNK =
      structLayout(letters("id", 16), U64.withName("size")).withName("chunk header");

  static final StructLayout FACT = structLayout(U64.withName("frames")).withName("fact chunk");

  /** The header of a list of texts. */
  static final StructLayout SUMMARY =
      structLayout(U32.withName("texts")).withName("summary list chunk");

  /**
   * The header of a text: an INFO list's name, and the size of the text in bytes, which is UTF-16.
   */
  static final StructLayout TEXT =
      structLayout(letters("id", 4), U32.withName("size")).withName("text");

  /** Chunks begin at multiples of this. */
  static final int ALIGNMENT = 8;

  static final String ID_RIFF = guid("riff", "2E91CF11A5D628DB04C10000");
  static final String ID_WAVE = wave("wave");
  static final String ID_FMT = wave("fmt ");
  static final String ID_FACT = wave("fact");
  static final String ID_DATA = wave("data");
  static final String ID_BEXT = wave("bext");
  static final String ID_SUMMARY = guid("", "BC945F925A52D21186DC00C04F8EDB8A");

  private W64Layout() {}

  private static String wave(String letters) {
    return guid(letters, "F3ACD3118CD100C04F8EDB8A");
  }

  private static String guid(String letters, String hex) {
    byte[] rest = HexFormat.of().parseHex(hex);
    return letters + new String(rest, StandardCharsets.ISO_8859_1);
  }
}
