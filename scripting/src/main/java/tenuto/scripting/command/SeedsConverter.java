package tenuto.scripting.command;

import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tenuto.scripting.tasks.Seeds;

/** Parses on the command line what seeds depend on. */
final class SeedsConverter implements ITypeConverter<Seeds> {
  @Override
  public Seeds convert(String text) {
    return Arrays.stream(Seeds.values())
        .filter(seeds -> seeds.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "it must be by-content or by-place, but is '%s'".formatted(text)));
  }
}
