package tenuto.dsp.word;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The sound devices that can be played to, by name. */
public interface PlaybackDevices {
  /** No devices. */
  PlaybackDevices NONE =
      new PlaybackDevices() {
        @Override
        public List<String> names() {
          return List.of();
        }

        @Override
        public Line open(String name, double sampleRate, int channels) throws IOException {
          throw new IOException("there is no sound device");
        }
      };

  /** The names of all devices; may be empty. */
  List<String> names();

  /**
   * The full name of a device, given a part of it.
   *
   * @throws IOException if there is no device at all
   * @throws IllegalArgumentException if no name contains it
   */
  default String named(String name) throws IOException {
    List<String> names = names();
    if (names.isEmpty()) {
      throw new IOException("there is no sound device");
    }
    String part = name.toLowerCase(Locale.ROOT);
    Optional<String> whole = names.stream().filter(name::equals).findFirst();
    return whole
        .or(
            () ->
                names.stream()
                    .filter(known -> known.toLowerCase(Locale.ROOT).contains(part))
                    .findFirst())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "name must be that of a sound device or a part of it, of %s, but is '%s'"
                        .formatted(String.join(", ", names), name)));
  }

  /**
   * Opens a device to play to.
   *
   * @param name one of the names; empty for the system's default
   * @throws IOException if there is no such device, or it does not support the format, or is busy
   */
  Line open(String name, double sampleRate, int channels) throws IOException;

  /** An open connection to a device, for one thread. */
  interface Line extends AutoCloseable {
    /**
     * Takes the first {@code n} bytes: whole frames of signed 16-bit little-endian samples. Blocks
     * until there is room for them.
     */
    void write(byte[] frames, int n);

    /** Waits until all that was written has been played. */
    void finish();

    /** Closes it at once, without playing the rest. */
    @Override
    void close();
  }
}
