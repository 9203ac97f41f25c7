package tenuto.formats.vorbis;

/**
 * The parameters of all audio packets, from the headers (4.2).
 *
 * @param shortBlock samples of a short block
 * @param longBlock samples of a long block
 * @param longModes for each mode whether its blocks are long
 * @param mappings the mapping of each mode
 */
public record Setup(
    int channels, int shortBlock, int longBlock, boolean[] longModes, Mapping[] mappings) {
  /** The bytes at the start of each header: its type and the letters "vorbis". */
  private static final int NAME_BYTES = 7;

  /**
   * Reads the third header.
   *
   * @throws VorbisException if it is damaged or uses a feature that we do not support
   */
  public static Setup read(byte[] header, int channels, int shortBlock, int longBlock)
      throws VorbisException {
    PacketBits in = new PacketBits(header, NAME_BYTES);
    CodeBook[] books = new CodeBook[in.readInt(8) + 1];
    CodeBook.Room room = new CodeBook.Room();
    for (int i = 0; i < books.length; i++) {
      books[i] = CodeBook.read(in, room);
    }
    for (int left = in.readInt(6) + 1; left > 0; left--) {
      requireZero(in, "time transform");
    }
    Floor[] floors = new Floor[in.readInt(6) + 1];
    for (int i = 0; i < floors.length; i++) {
      int type = in.readInt(16);
      if (type != 1) {
        throw new VorbisException("only floors of type 1 are supported, not " + type);
      }
      floors[i] = Floor.read(in, books);
    }
    Residue[] residues = new Residue[in.readInt(6) + 1];
    for (int i = 0; i < residues.length; i++) {
      residues[i] = Residue.read(in, in.readInt(16), books);
    }
    Mapping[] mappings = new Mapping[in.readInt(6) + 1];
    for (int i = 0; i < mappings.length; i++) {
      requireZero(in, "mapping");
      mappings[i] = Mapping.read(in, channels, floors, residues);
    }
    int modes = in.readInt(6) + 1;
    boolean[] longModes = new boolean[modes];
    Mapping[] ofModes = new Mapping[modes];
    for (int i = 0; i < modes; i++) {
      longModes[i] = in.readFlag();
      requireZero(in, "window");
      requireZero(in, "transform");
      int mapping = in.readInt(8);
      if (mapping >= mappings.length) {
        throw new VorbisException("a mode refers to a mapping that does not exist");
      }
      ofModes[i] = mappings[mapping];
    }
    if (!in.readFlag() || in.isEnded()) {
      throw new VorbisException("the header does not end with a 1");
    }
    return new Setup(channels, shortBlock, longBlock, longModes, ofModes);
  }

  private static void requireZero(PacketBits in, String what) throws VorbisException {
    long type = in.read(16);
    if (type != 0) {
      throw new VorbisException("a %s is of type 0, not %d".formatted(what, type));
    }
  }

  static CodeBook book(CodeBook[] books, int number) throws VorbisException {
    if (number >= books.length) {
      throw new VorbisException(
          "code book %d of %d does not exist".formatted(number, books.length));
    }
    return books[number];
  }

  /** The block size of a packet in samples, or 0 if it is not an audio packet. */
  public int block(byte[] packet) {
    PacketBits in = new PacketBits(packet, 0);
    int mode = mode(in);
    return mode < 0 ? 0 : longModes[mode] ? longBlock : shortBlock;
  }

  /** Reads a packet's mode; -1 if it is not an audio packet. */
  int mode(PacketBits in) {
    boolean other = in.readFlag();
    int mode = in.readInt(PacketBits.width(longModes.length - 1));
    return other || in.isEnded() || mode >= longModes.length ? -1 : mode;
  }
}
