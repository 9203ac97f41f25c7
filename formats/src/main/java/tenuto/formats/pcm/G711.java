package tenuto.formats.pcm;

/** The two logarithmic codes of telephony (ITU-T G.711), decoded. */
final class G711 {
  private G711() {}

  static void muLaw(byte[] bytes, int at, int stride, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      int code = ~bytes[at + i * stride];
      int size = ((code & 0x0F) * 2 + 33 << (code >> 4 & 7)) - 33;
      out[i] = ((code & 0x80) == 0 ? size : -size) * 0x1p-13;
    }
  }

  static void aLaw(byte[] bytes, int at, int stride, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      int code = bytes[at + i * stride] ^ 0x55;
      int segment = code >> 4 & 7;
      int step = (code & 0x0F) * 2 + 1;
      int size = segment == 0 ? step : step + 32 << segment - 1;
      out[i] = ((code & 0x80) == 0 ? -size : size) * 0x1p-12;
    }
  }
}
