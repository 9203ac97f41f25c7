package tenuto.formats.ogg;

/**
 * A packet of an Ogg stream.
 *
 * @param page the position in the file of the page on which it ends
 * @param granule the stream's position after it if it is the last to end on its page, otherwise -1
 * @param endsStream whether that page is the stream's last one
 */
record OggPacket(long page, byte[] bytes, long granule, boolean endsStream) {}
