package tenuto.formats.plain;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.pcm.SampleFormat;

/**
 * The header of a NumPy array file: a Python dictionary of three entries, in any order.
 *
 * @param descr the type of its numbers, such as {@code <f4}
 * @param fortran whether the numbers of a column are adjacent, not those of a row
 * @param shape its dimensions
 */
record NpyHeader(String descr, boolean fortran, List<Long> shape) {
  private static final Pattern DICTIONARY = Pattern.compile("\\{(.*)}\\s*", Pattern.DOTALL);
  private static final Pattern ENTRY =
      Pattern.compile(
          "\\s*['\"](descr|fortran_order|shape)['\"]\\s*:"
              + "\\s*(?:['\"]([^'\"]{1,20})['\"]|(True|False)|\\(([\\d,\\sL]{0,100})\\))\\s*(,|$)");

  private record Type(String descr, SampleFormat format, ByteOrder order) {}

  private static final List<Type> TYPES =
      List.of(
          new Type("<f4", SampleFormat.FLOAT_32, LITTLE_ENDIAN),
          new Type(">f4", SampleFormat.FLOAT_32, BIG_ENDIAN),
          new Type("<f8", SampleFormat.FLOAT_64, LITTLE_ENDIAN),
          new Type(">f8", SampleFormat.FLOAT_64, BIG_ENDIAN),
          new Type("<i2", SampleFormat.PCM_16, LITTLE_ENDIAN),
          new Type(">i2", SampleFormat.PCM_16, BIG_ENDIAN),
          new Type("<i4", SampleFormat.PCM_32, LITTLE_ENDIAN),
          new Type(">i4", SampleFormat.PCM_32, BIG_ENDIAN),
          new Type("|u1", SampleFormat.PCM_8, LITTLE_ENDIAN),
          new Type("|i1", SampleFormat.PCM_8_SIGNED, LITTLE_ENDIAN));

  /** A header that breaks a rule. */
  static final class BrokenRule extends Exception {
    private static final long serialVersionUID = 1;

    BrokenRule(String rule) {
      super(rule);
    }
  }

  static NpyHeader parse(String text) throws BrokenRule {
    Matcher dictionary = DICTIONARY.matcher(text);
    if (!dictionary.matches()) {
      throw new BrokenRule("the header must be a dictionary in braces");
    }
    String descr = null;
    Boolean fortran = null;
    List<Long> shape = null;
    Matcher entry = ENTRY.matcher(dictionary.group(1));
    int at = 0;
    while (entry.find(at) && entry.start() == at) {
      switch (entry.group(1)) {
        case "descr" -> descr = entry.group(2);
        case "fortran_order" ->
            fortran = entry.group(3) == null ? null : entry.group(3).equals("True");
        default -> shape = shape(entry.group(4));
      }
      at = entry.end();
    }
    if (!dictionary.group(1).substring(at).isBlank()
        || descr == null
        || fortran == null
        || shape == null) {
      throw new BrokenRule(
          "the header must contain descr, a string, fortran_order, True or False, and shape, one or"
              + " two whole numbers, and nothing else");
    }
    return new NpyHeader(descr, fortran, shape);
  }

  private static List<Long> shape(String numbers) throws BrokenRule {
    if (numbers == null) {
      return null;
    }
    try {
      return Arrays.stream(numbers.split(","))
          .map(number -> number.strip().replaceAll("L$", ""))
          .filter(number -> !number.isEmpty())
          .map(Long::valueOf)
          .toList();
    } catch (NumberFormatException e) {
      throw new BrokenRule("shape must contain whole numbers, but is (" + numbers + ")");
    }
  }

  /** The sample format. */
  SampleFormat format() throws BrokenRule {
    return type().format;
  }

  /** The byte order of the numbers. */
  ByteOrder order() throws BrokenRule {
    return type().order;
  }

  private Type type() throws BrokenRule {
    for (Type type : TYPES) {
      if (type.descr.equals(descr)) {
        return type;
      }
    }
    throw new BrokenRule(
        "descr must be f4, f8, i2 or i4 with < or > before it, |i1 or |u1, but is '" + descr + "'");
  }

  /** The header for samples, or null if NumPy has no type for them. */
  static NpyHeader of(SampleFormat format, ByteOrder order, long frames, int channels) {
    List<Long> shape = channels == 1 ? List.of(frames) : List.of(frames, (long) channels);
    for (Type type : TYPES) {
      if (type.format == format && (type.order == order || format.bytes() == 1)) {
        return new NpyHeader(type.descr, false, shape);
      }
    }
    return null;
  }

  /** The header's text, in NumPy's style. */
  String text() {
    String sizes = shape.size() == 1 ? shape.getFirst() + "," : shape.get(0) + ", " + shape.get(1);
    return "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }".formatted(descr, sizes);
  }
}
