package tenuto.formats.ogg;

/**
 * A packet of an Ogg stream.
 *
 * @param page byte of the file at which the page begins that it ends on
 * @param granule the stream's position after it where it is the last to end on its page, else -1
 * @param endsStream whether that page is the stream's last one
 */
record OggPacket(long page, byte[] bytes, long granule, boolean endsStream) {}
