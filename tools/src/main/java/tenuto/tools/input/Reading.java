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
 * How a command reads its input files: in the format that the first bytes of each show, or, with
 * {@code --raw}, all as samples without a header.
 */
public final class Reading {
  /**
   * Extensions of the files in a folder that are taken for sound files. An extension that other
   * files have, too, counts only if {@code --raw} describes the samples.
   */
  private static final Set<String> SOUNDS =
      Set.of(
          "wav", "wave", "bwf", "rf64", "bw64", "w64", "aif", "aiff", "aifc", "au", "snd", "flac",
          "ogg", "oga", "opus", "mp3", "mp2", "mp1", "npy", "caf", "m4a", "m4b", "aac", "wv", "ape",
          "wma", "ac3", "eac3", "dts", "dsf", "dff", "tta", "tak", "mpc", "shn", "mka");

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

  /** Parses a description of raw samples on the command line. */
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

  /** The set of files that are opened this way. */
  public OpenFiles files() {
    return new OpenFiles(damageAllowed);
  }

  /**
   * Opens a file.
   *
   * @throws tenuto.formats.file.SoundFileException if the format is unknown, or the file is damaged
   * @throws IOException if it cannot be opened
   */
  public SoundFile open(OpenFiles files, Path path) throws IOException {
    return raw == null ? SoundFiles.open(files, path) : RawFile.open(files, path, raw);
  }

  /**
   * Opens an input.
   *
   * @throws IOException also if it is a folder that could not be listed
   */
  public SoundFile open(OpenFiles files, Input input) throws IOException {
    input.requireListed();
    return open(files, input.path());
  }

  /** Whether a file of a folder is taken for a sound file because of its extension. */
  public boolean takes(String extension) {
    return SOUNDS.contains(extension) || raw != null && extension.equals("raw");
  }

  /** All settings that affect how files are read, as text for the journal. */
  public String text() {
    String samples = raw == null ? "read as they are" : raw.toString();
    return damageAllowed ? samples + ", damaged too" : samples;
  }
}
