package tenuto.tools.album;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.TypeConversionException;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;

/** What makes files one album. */
public enum AlbumBy {
  /** The folder that they are in. */
  FOLDER {
    @Override
    Album of(Input input, Reading reading) {
      Path folder = input.path().toAbsolutePath().normalize().getParent();
      Path shown = input.path().getParent();
      return new Album(List.of(folder), shown == null ? "." : shown.toString());
    }
  },

  /** Their tags ALBUM and ALBUMARTIST; a file without the first is an album of its own. */
  TAG {
    @Override
    Album of(Input input, Reading reading) {
      try (OpenFiles files = reading.files()) {
        Metadata said = reading.open(files, input).metadata();
        String album = said.text(Metadata.ALBUM);
        if (album != null) {
          String artist = said.text("ALBUMARTIST");
          return new Album(List.of(album, artist == null ? "" : artist), album);
        }
      } catch (IOException | RuntimeException e) {
        // It is alone, and why it cannot be read is reported when it is measured.
      }
      return new Album(List.of(input), input.label());
    }
  };

  /**
   * An album.
   *
   * @param key equal for all its files
   * @param name as messages have it
   */
  record Album(List<Object> key, String name) {}

  /** The album that a file is of. */
  abstract Album of(Input input, Reading reading);

  /** Parses the value of {@code --album}. */
  public static final class Converter implements ITypeConverter<AlbumBy> {
    @Override
    public AlbumBy convert(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "folder" -> FOLDER;
        case "tag" -> TAG;
        default ->
            throw new TypeConversionException("it must be folder or tag, but is '" + text + "'");
      };
    }
  }

  /** Takes a value only after =, so that a file may follow {@code --album}. */
  public static final class Attached implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if (" ".equals(info.get("separator"))) {
        args.push("folder");
      }
      return false;
    }
  }
}
