package tenuto.formats.file;

/**
 * A field of a file's header.
 *
 * @param offset of its first byte in the file
 * @param bytes its size
 * @param name the structure and the field, such as "fmt chunk: channels"
 * @param value as text
 */
public record Field(long offset, long bytes, String name, String value) {}
