package tenuto.tools.input;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Parses a sample rate on the command line, written as in chains: 44100, 44100Hz, 44.1k or 44.1kHz.
 */
public final class RateConverter implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    Optional<Quantity> written = Quantity.of(text.strip());
    return switch (written.map(Quantity::unit).orElse("none")) {
      case "", "hz" -> written.get().value();
      case "k", "khz" -> 1000 * written.get().value();
      default ->
          throw new TypeConversionException(
              "a sample rate must be written as 44100 or 44.1k, but is '%s'".formatted(text));
    };
  }
}
