package tenuto.formats.cache;

import io.github.jaredmdobson.concentus.OpusMSDecoder;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javazoom.jl.decoder.Decoder;
import tenuto.engine.Session;
import tenuto.formats.SoundFiles;

/**
 * A checksum of the code that computes samples, which differs between versions of the program. It
 * is made from the checksums that a jar stores of its classes, which need not be read, and from the
 * bytes of classes in a folder. The version of Java counts, too.
 */
public final class Fingerprint {
  /** Classes of the engine, the formats and the libraries that decode some of these. */
  private static final List<Class<?>> BENEATH =
      List.of(Session.class, SoundFiles.class, OpusMSDecoder.class, Decoder.class);

  private Fingerprint() {}

  /**
   * The fingerprint, as 16 hexadecimal digits.
   *
   * @param above one class of each further jar or folder that counts
   * @throws IOException if one cannot be read
   */
  public static String of(List<Class<?>> above) throws IOException {
    return sum(
        above, List.of(System.getProperty("java.runtime.version"), System.getProperty("os.arch")));
  }

  /**
   * The fingerprint of the code alone, without the version of Java.
   *
   * @param above as in {@link #of}
   * @throws IOException if one cannot be read
   */
  public static String ofCode(List<Class<?>> above) throws IOException {
    return sum(above, List.of());
  }

  private static String sum(List<Class<?>> above, List<String> java) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Class<?> each : Stream.concat(BENEATH.stream(), above.stream()).toList()) {
      Path place = place(each);
      if (Files.isDirectory(place)) {
        addFolder(place, lines);
      } else {
        addJar(place, lines);
      }
    }
    Collections.sort(lines);
    lines.addAll(java);
    byte[] sum = sha256().digest(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(sum, 0, 8);
  }

  private static Path place(Class<?> type) throws IOException {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IOException("nobody knows where the code of " + type.getName() + " is");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static void addJar(Path jar, List<String> lines) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (counts(entry.getName())) {
          lines.add("%s %d %08x".formatted(entry.getName(), entry.getSize(), entry.getCrc()));
        }
      }
    }
  }

  private static void addFolder(Path folder, List<String> lines) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
        if (counts(name)) {
          byte[] bytes = Files.readAllBytes(file);
          CRC32 sum = new CRC32();
          sum.update(bytes);
          lines.add("%s %d %08x".formatted(name, bytes.length, sum.getValue()));
        }
      }
    }
  }

  /**
   * Whether a file counts: not those in which the build describes itself, such as the manifest, nor
   * classes for particular versions of Java.
   */
  private static boolean counts(String name) {
    boolean isAbout = name.startsWith("META-INF/") && !name.startsWith("META-INF/versions/");
    return !isAbout && !name.endsWith("/");
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
