import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Maps the samples that {@code sf.share(x, 'tone.share')} describes, without a copy, and adds them
 * up: {@code java Read.java tone.share} (docs/sharing.md).
 */
final class Read {
  public static void main(String[] arguments) throws IOException {
    ByteBuffer told = ByteBuffer.wrap(Files.readAllBytes(Path.of(arguments[0])));
    told.order(ByteOrder.LITTLE_ENDIAN);
    int channels = told.getInt(16);
    int spans = told.getInt(20);
    FileChannel[] files = new FileChannel[told.getInt(24)];
    int names = 32 + 8 * channels + 24 * spans;
    for (int i = 0; i < files.length; i++) {
      byte[] name = new byte[told.getInt(names)];
      told.get(names + 4, name);
      files[i] = FileChannel.open(Path.of(new String(name, StandardCharsets.UTF_8)));
      names += 4 + name.length;
    }
    double[] sums = new double[channels];
    try (Arena arena = Arena.ofConfined()) {
      for (int at = 32 + 8 * channels; spans-- > 0; at += 24) {
        FileChannel file = files[told.getInt(at + 4)];
        long offset = told.getLong(at + 8);
        MemorySegment x = file.map(MapMode.READ_ONLY, offset, told.getLong(at + 16), arena);
        for (long i = 0; i < x.byteSize() / 8; i++) {
          sums[told.getInt(at)] += x.getAtIndex(ValueLayout.JAVA_DOUBLE, i);
        }
      }
    }
    for (int i = 0; i < channels; i++) {
      System.out.printf(Locale.ROOT, "%d %s%n", told.getLong(32 + 8 * i), sums[i]);
    }
  }
}
