package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs whose scratch disk loses what it has taken: exit 4, and no file that may be wrong. */
class LostScratchIT {
  @TempDir Path folder;
  private Path scratch;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    scratch = Files.createDirectory(folder.resolve("scratch"));
    out = Files.createDirectory(folder.resolve("out"));
  }

  private void assertLost(Command run, String how, String... files) throws IOException {
    assertThat(run.exit()).as(run.err()).isEqualTo(4);
    assertThat(run.err()).contains("scratch space was lost: " + how).doesNotContain("\tat ");
    try (Stream<Path> there = Files.list(out)) {
      assertThat(there.map(file -> file.getFileName().toString()).filter(it -> it.endsWith("wav")))
          .containsExactlyInAnyOrder(files);
    }
    try (Stream<Path> there = Files.list(out)) {
      assertThat(there.map(Path::toString)).noneMatch(file -> file.endsWith(".part"));
    }
  }

  /** The patch itself tears the disk away; it was seen to swallow that and to go on. */
  @Test
  void aFaultInMappedMemoryIsNoneThatAPatchCanSwallow() throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("patch.py"),
            """
            import os
            x = sf.Realise(sf.WhiteNoise(1000))
            sf.WriteFile(x, 'before.wav', 'pcm24')
            for name in os.listdir('%s'):
                open(os.path.join('%s', name), 'r+').truncate(0)
            for i in range(3):
                try:
                    sf.WriteFile(x, 'lost.wav', 'pcm24')
                except:
                    pass
            sf.WriteFile(sf.WhiteNoise(1000), 'after.wav', 'pcm24')
            """
                .formatted(scratch, scratch));
    Command run =
        Command.run(
            Command.tenuto(
                folder,
                "render",
                patch.toString(),
                "--keep-swap",
                "--scratch",
                scratch.toString(),
                "--out",
                out.toString()));
    assertLost(
        run,
        "samples could not be written to the disk of %s (another program has truncated tenuto-"
            .formatted(scratch),
        "before.wav");
  }

  /** The patch does what another program of the user's could do at any time. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aSharedSwapFileThatIsCutShortIsALossThatNamesTheFolder(int when) throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("patch.py"),
            """
            import os, sys
            def cut(now):
                if int(sys.argv[1]) == now:
                    with open(os.path.join('%s', 'tenuto-shared.swap'), 'r+') as swap:
                        swap.truncate(0)
            cut(0)
            x = sf.Realise(sf.WhiteNoise(3000))
            sf.WriteFile(x, 'before.wav')
            cut(1)
            y = [sf.Realise(sf.RBJLowPass(x, 500 + i, 1)) for i in range(9)]
            sf.WriteFile(sf.Mix(y), 'after.wav')
            cut(2)
            """
                .formatted(scratch));
    Command run =
        Command.run(
            Command.tenuto(
                folder,
                "render",
                patch.toString(),
                Integer.toString(when),
                "--scratch-shared",
                scratch.toString(),
                "--out",
                out.toString()));
    assertLost(
        run,
        "samples could not be written to the disk of %s (another program has truncated"
            .formatted(scratch),
        Stream.of("before.wav", "after.wav").limit(when).toArray(String[]::new));
    assertThat(scratch).isEmptyDirectory();
  }

  private String mountThin() throws IOException {
    Path host = Files.createDirectory(folder.resolve("host"));
    return "mount -t tmpfs -o size=60m none '%1$s' && truncate -s 300M '%1$s/image' && mkfs.ext4 -q -F '%1$s/image' && mount -o loop '%1$s/image' '%2$s'"
        .formatted(host, scratch);
  }

  private void assertLostOnThinDisk(String... words) throws Exception {
    String mount = mountThin();
    assumeTrue(mounted(mount).exit() == 0, "only root can mount images, where there are loops");
    StringBuilder line = new StringBuilder();
    for (String word : Command.tenuto(folder, words).command()) {
      line.append(" '").append(word).append('\'');
    }
    assertLost(
        mounted(mount + " &&" + line), "samples could not be written to the disk of " + scratch);
  }

  private Command mounted(String shell) throws IOException, InterruptedException {
    try {
      return Command.run(Command.of(folder, Path.of("unshare"), "-m", "sh", "-c", shell));
    } catch (IOException e) { // there is no such command
      assumeTrue(false, e.getMessage());
      throw e;
    }
  }

  @Test
  void samplesThatADiskLosesComeIntoNoFileOfAPatch() throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("patch.py"),
            """
            import os
            x = [sf.Realise(sf.WhiteNoise(30000)) for i in range(6)]
            os.system('sync -f "%s"')
            for name in ['a.wav', 'b.wav']:
                try:
                    sf.WriteFile(sf.Mix(x), name, 'pcm24')
                except:
                    pass
            """
                .formatted(scratch));
    assertLostOnThinDisk(
        "render", patch.toString(), "--scratch", scratch.toString(), "--out", out.toString());
  }

  @Test
  void norIntoOneOfABatch() throws Exception {
    Path chain =
        Files.writeString(
            folder.resolve("chain.py"),
            """
            import os
            def process(channels):
                x = [sf.Realise(sf.WhiteNoise(30000)) for i in range(6)]
                os.system('sync -f "%s"')
                return [sf.Mix(x)]
            """
                .formatted(scratch));
    Path in = Files.copy(Command.root().resolve("samples/bell.wav"), folder.resolve("in.wav"));
    assertLostOnThinDisk(
        "process",
        chain.toString(),
        in.toString(),
        "--scratch",
        scratch.toString(),
        "--out",
        out.toString());
  }
}
