package tenuto.formats.file;

/**
 * A field of a file's header, as it is there.
 *
 * @param offset its first byte in the file
 * @param bytes how many it has
 * @param name the structure it belongs to and its own, such as "fmt chunk: channels"
 * @param value what it says, in words
 */
public record Field(long offset, long bytes, String name, String value) {}
