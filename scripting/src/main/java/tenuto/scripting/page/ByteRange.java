package tenuto.scripting.page;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A byte range of a resource, as in RFC 9110: bytes {@code from} to {@code to - 1}.
 *
 * @param from not before {@code to} if the resource has nothing in that range
 */
record ByteRange(long from, long to) {
  private static final Pattern ONE = Pattern.compile("bytes=(\\d{0,18})-(\\d{0,18})");

  /**
   * Parses a Range header.
   *
   * @param header null if there is none
   * @return empty for all bytes, also if the header has several ranges or is invalid
   */
  static Optional<ByteRange> of(String header, long bytes) {
    Matcher asked = ONE.matcher(header == null ? "" : header.replace(" ", ""));
    if (!asked.matches() || asked.group(1).isEmpty() && asked.group(2).isEmpty()) {
      return Optional.empty();
    }
    if (asked.group(1).isEmpty()) {
      long last = Long.parseLong(asked.group(2));
      return Optional.of(new ByteRange(last == 0 ? bytes : Math.max(0, bytes - last), bytes));
    }
    long from = Long.parseLong(asked.group(1));
    long last = asked.group(2).isEmpty() ? Long.MAX_VALUE : Long.parseLong(asked.group(2));
    return last < from
        ? Optional.empty()
        : Optional.of(new ByteRange(from, Math.min(bytes - 1, last) + 1));
  }

  /** Whether the resource has such bytes. */
  boolean isThere() {
    return from < to;
  }
}
