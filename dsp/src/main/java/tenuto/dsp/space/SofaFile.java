package tenuto.dsp.space;

import io.jhdf.HdfFile;
import io.jhdf.api.Attribute;
import io.jhdf.api.Dataset;
import io.jhdf.api.Link;
import io.jhdf.api.Node;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * A file of measured head-related impulse responses (AES69, SOFA): one for each ear from each of
 * many directions. It is read completely.
 *
 * @param name for error messages
 * @param sampleRate of the responses
 * @param directions unit vectors: front, left, up
 * @param responses of the left and the right ear, from each direction
 * @param delays in samples, for the same ears and directions
 * @param digest of the file's bytes
 */
record SofaFile(
    String name,
    double sampleRate,
    double[][] directions,
    double[][][] responses,
    double[][] delays,
    String digest) {
  private static final String IR = "Data.IR";
  private static final int EARS = 2;
  private static final long MOST_BYTES = 1L << 31;
  private static final long MOST_NUMBERS = 1L << 27;
  private static final double LONGEST_DELAY = 1 << 16;

  /** Reads a file. */
  static SofaFile read(Path path, String name) throws IOException {
    if (!Files.isRegularFile(path) || Files.size(path) >= MOST_BYTES) {
      throw wrong(name, "is no file, or has 2 GiB or more");
    }
    // Mapped here and not by the library, which would leave that to the garbage collector: on
    // Windows nobody could replace the file until then.
    try (FileChannel channel = FileChannel.open(path);
        Arena arena = Arena.ofShared();
        HdfFile file =
            HdfFile.fromByteBuffer(
                channel.map(MapMode.READ_ONLY, 0, channel.size(), arena).asByteBuffer())) {
      return of(file, name, digest(path));
    } catch (RuntimeException | LinkageError e) { // from the HDF5 library, or a missing filter
      throw new IOException("%s cannot be read as a SOFA file: %s".formatted(name, e), e);
    }
  }

  private static SofaFile of(HdfFile file, String name, String digest) throws IOException {
    Dataset data = dataset(file, IR);
    if (data == null) {
      throw wrong(name, "has no " + IR + ", so it is no SOFA file of impulse responses (FIR)");
    }
    int[] sizes = data.getDimensions();
    if (sizes.length != 3 || sizes[0] < 1 || sizes[1] < EARS || sizes[2] < 1) {
      throw wrong(name, "must have responses of two ears, but " + IR + " has other dimensions");
    }
    double[] numbers = numbers(data, name);
    double[][][] responses = new double[sizes[0]][EARS][sizes[2]];
    for (int m = 0; m < sizes[0]; m++) {
      for (int ear = 0; ear < EARS; ear++) {
        int at = (m * sizes[1] + ear) * sizes[2];
        System.arraycopy(numbers, at, responses[m][ear], 0, sizes[2]);
      }
    }
    double[] rates = numbers(required(file, "Data.SamplingRate", name), name);
    if (!(rates[0] >= 1 && rates[0] <= 1e7)) {
      throw wrong(name, "must have a sample rate from 1 to 10000000 Hz, but it is " + rates[0]);
    }
    double[][] directions = directions(file, name, sizes[0]);
    double[][] delays = delays(file, name, sizes[0], sizes[1]);
    return new SofaFile(name, rates[0], directions, responses, delays, digest);
  }

  private static double[][] directions(HdfFile file, String name, int count) throws IOException {
    Dataset places = required(file, "SourcePosition", name);
    double[] numbers = numbers(places, name);
    if (numbers.length != 3 * count && numbers.length != 3) {
      throw wrong(name, "must have a SourcePosition of three numbers for each response");
    }
    boolean cartesian = text(places, "Type").startsWith("cartesian");
    boolean radians = text(places, "Units").startsWith("rad");
    double[][] directions = new double[count][];
    for (int m = 0; m < count; m++) {
      int at = numbers.length == 3 ? 0 : 3 * m;
      double[] place = {numbers[at], numbers[at + 1], numbers[at + 2]};
      directions[m] = cartesian ? unit(place) : direction(place[0], place[1], radians);
    }
    return directions;
  }

  private static double[] unit(double[] place) {
    double size = Math.sqrt(place[0] * place[0] + place[1] * place[1] + place[2] * place[2]);
    return size > 0
        ? new double[] {place[0] / size, place[1] / size, place[2] / size}
        : new double[] {1, 0, 0};
  }

  private static double[] direction(double azimuth, double elevation, boolean radians) {
    double a = radians ? azimuth : StrictMath.toRadians(azimuth);
    double e = radians ? elevation : StrictMath.toRadians(elevation);
    return new double[] {
      StrictMath.cos(e) * StrictMath.cos(a),
      StrictMath.cos(e) * StrictMath.sin(a),
      StrictMath.sin(e)
    };
  }

  private static double[][] delays(HdfFile file, String name, int count, int ears)
      throws IOException {
    double[][] delays = new double[count][EARS];
    Dataset data = dataset(file, "Data.Delay");
    if (data == null) {
      return delays;
    }
    double[] numbers = numbers(data, name);
    if (numbers.length != count * ears && numbers.length != ears) {
      throw wrong(name, "must have a Data.Delay for each ear, of all responses or of each");
    }
    for (int m = 0; m < count; m++) {
      for (int ear = 0; ear < EARS; ear++) {
        double delay = numbers[(numbers.length == ears ? 0 : m * ears) + ear];
        if (!(delay >= 0 && delay <= LONGEST_DELAY)) {
          throw wrong(name, "must have delays from 0 to 65536 samples, but one is " + delay);
        }
        delays[m][ear] = delay;
      }
    }
    return delays;
  }

  private static Dataset required(HdfFile file, String what, String name) throws IOException {
    Dataset data = dataset(file, what);
    if (data == null) {
      throw wrong(name, "has no " + what);
    }
    return data;
  }

  /** Null if there is none; by its name, as a path that leads nowhere needs a file's name. */
  private static Dataset dataset(HdfFile file, String what) {
    Node node = file.getChild(what);
    return (node instanceof Link link ? link.getTarget() : node) instanceof Dataset data
        ? data
        : null;
  }

  private static String text(Dataset data, String attribute) {
    Attribute found = data.getAttribute(attribute);
    return found == null ? "" : String.valueOf(found.getData()).toLowerCase(Locale.ROOT);
  }

  /** The numbers of a data set, all of which must be finite. */
  private static double[] numbers(Dataset data, String name) throws IOException {
    long count = 1;
    for (int size : data.getDimensions()) {
      count = Math.multiplyExact(count, size);
    }
    if (count < 1 || count > MOST_NUMBERS) {
      throw wrong(name, "must have from 1 to 2^27 numbers in " + data.getName());
    }
    Object flat = data.getDataFlat();
    double[] numbers = new double[(int) count];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((Number) java.lang.reflect.Array.get(flat, i)).doubleValue();
      if (!Double.isFinite(numbers[i])) {
        throw wrong(name, "must have finite numbers in " + data.getName());
      }
    }
    return numbers;
  }

  private static IOException wrong(String name, String what) {
    return new IOException(name + " " + what);
  }

  private static String digest(Path path) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (var in = Files.newInputStream(path)) {
        byte[] bytes = new byte[1 << 16];
        for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
          digest.update(bytes, 0, n);
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
