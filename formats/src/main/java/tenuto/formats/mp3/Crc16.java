package tenuto.formats.mp3;

/** The checksum of LAME's tag: x^16 + x^15 + x^2 + 1, lowest bit first. */
final class Crc16 {
  private static final int POLYNOMIAL = 0xA001;
  private static final int[] TABLE = table();

  private Crc16() {}

  private static int[] table() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int sum = i;
      for (int bit = 0; bit < 8; bit++) {
        sum = sum >> 1 ^ ((sum & 1) == 0 ? 0 : POLYNOMIAL);
      }
      table[i] = sum;
    }
    return table;
  }

  /** Continues a sum, which starts as 0. */
  static int of(int begun, byte[] bytes, int at, int n) {
    int sum = begun;
    for (int i = at; i < at + n; i++) {
      sum = sum >> 8 ^ TABLE[(sum ^ bytes[i]) & 0xFF];
    }
    return sum;
  }
}
