package tenuto.dsp.outputs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.signal.SignalPools;

/**
 * Writes sound files into a folder of their own, and nothing else: parts that are heard before the
 * whole is there, in whose place nothing may be written yet.
 *
 * @param disk writes them
 * @param folder for them
 * @param ready receives each
 */
record Ahead(Disk disk, Path folder, Consumer<SoundPart> ready) implements Destination {
  @Override
  public void makeFolder(Path file) throws IOException {
    Files.createDirectories(folder);
  }

  @Override
  public void sound(SoundOutput it) {
    String name = it.path().toString();
    UUID own = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    Path file = folder.resolve(own + "-" + it.path().getFileName());
    disk.sound(
        new SoundOutput(
            it.session(),
            it.channels(),
            file,
            it.format(),
            it.metadata(),
            it.dither(),
            it.rate(),
            it.span()));
    ready.accept(new SoundPart(it.path(), file, it.span().begin(), it.rate()));
  }

  @Override
  public void file(Planned file, Writing writing) {}

  @Override
  public void file(
      Session session, Planned file, List<Signal> from, boolean isReadable, Writing writing) {}

  @Override
  public long append(Session session, SignalPools pools, Signal x, Path pool) {
    throw new UnsupportedOperationException("a pool has no part");
  }

  @Override
  public void play(Session session, List<Signal> stored, double seconds, Runnable playing) {}
}
