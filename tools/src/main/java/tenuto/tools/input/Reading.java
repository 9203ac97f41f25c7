package tenuto.tools.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import tenuto.formats.RawDescription;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.plain.RawFile;

/**
 * How a command reads the files it is given: each as what its first bytes say that it is, or by
 * {@code --raw} all as samples and nothing else, whatever their first bytes look like.
 */
public final class Reading {
  /**
   * After the dot of what is taken for a sound file in a folder. An end that anything can have
   * counts only if it is said what such files hold.
   */
  private static final Set<String> SOUNDS =
      Set.of(
          "wav", "wave", "bwf", "rf64", "bw64", "w64", "aif", "aiff", "aifc", "au", "snd", "flac",
          "ogg", "oga", "opus", "mp3", "mp2", "mp1", "npy");

  @Option(
      names = "--raw",
      paramLabel = "DESCRIPTION",
      converter = Converter.class,
      description =
          "All FILEs are samples without a header: sample format, rate, channels and, if not 0, the"
              + " byte of the first one, such as \"pcm16 44100 2\" or \"pcm24be 48000 1 512\".")
  private Pcm raw;

  @Option(
      names = "--allow-damaged",
      description = "Read what is intact in damaged files, and report what was lost.")
  private boolean damageAllowed;

  /** Reads a description from a command line. */
  static final class Converter implements ITypeConverter<Pcm> {
    @Override
    public Pcm convert(String text) {
      try {
        return RawDescription.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** The files that are read so. */
  public OpenFiles files() {
    return new OpenFiles(damageAllowed);
  }

  /**
   * Opens a file.
   *
   * @throws tenuto.formats.file.SoundFileException if it is nothing that we can read, or damaged
   * @throws IOException if it cannot be opened
   */
  public SoundFile open(OpenFiles files, Path path) throws IOException {
    return raw == null ? SoundFiles.open(files, path) : RawFile.open(files, path, raw);
  }

  /**
   * Opens what a command was given.
   *
   * @throws IOException also if it is a folder that could not be looked into
   */
  public SoundFile open(OpenFiles files, Input input) throws IOException {
    input.requireListed();
    return open(files, input.path());
  }

  /** Whether a file in a folder is taken for a sound file by what stands after the dot. */
  public boolean takes(String extension) {
    return SOUNDS.contains(extension) || raw != null && extension.equals("raw");
  }

  /** All that makes one way of reading another, for the journal. */
  public String text() {
    String samples = raw == null ? "read as they are" : raw.toString();
    return damageAllowed ? samples + ", damaged too" : samples;
  }
}
