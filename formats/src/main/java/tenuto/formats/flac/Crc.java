package tenuto.formats.flac;

/** FLAC's two checksums (RFC 9639, 9.1.8 and 9.3), both with the initial value 0. */
final class Crc {
  private static final short[] CRC_16 = table();

  private Crc() {}

  /** Updates a CRC-8, polynomial x^8 + x^2 + x + 1, with one byte. */
  static int crc8(int crc, int next) {
    int sum = crc ^ next & 0xFF;
    for (int bit = 0; bit < 8; bit++) {
      sum = sum << 1 ^ ((sum & 0x80) != 0 ? 0x107 : 0);
    }
    return sum;
  }

  /** Updates a CRC-16, polynomial x^16 + x^15 + x^2 + 1, with bytes {@code from} to {@code to}. */
  static int crc16(int crc, byte[] bytes, int from, int to) {
    int sum = crc;
    for (int i = from; i < to; i++) {
      sum = (sum << 8 ^ CRC_16[(sum >> 8 ^ bytes[i]) & 0xFF]) & 0xFFFF;
    }
    return sum;
  }

  private static short[] table() {
    short[] table = new short[256];
    for (int i = 0; i < 256; i++) {
      int crc = i << 8;
      for (int bit = 0; bit < 8; bit++) {
        crc = crc << 1 ^ ((crc & 0x8000) != 0 ? 0x8005 : 0);
      }
      table[i] = (short) crc;
    }
    return table;
  }
}
