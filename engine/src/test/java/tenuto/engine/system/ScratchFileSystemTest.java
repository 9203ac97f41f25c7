package tenuto.engine.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScratchFileSystemTest {
  private static final String ROOT = "27 1 254:0 / / rw,relatime - ext4 /dev/vda rw,discard\n";

  @TempDir Path folder;

  private static String mount(Path point, String type, String options) {
    String place = point.toString().replace(" ", "\\040").replace(",", "\\054");
    return "66 43 0:41 / %s rw,relatime shared:1 master:2 - %s none rw%s\n"
        .formatted(place, type, options.replace(" ", "\\040"));
  }

  private static String overlay(Path point, Path upper) {
    String place = upper.toString().replace(",", "\\054");
    return mount(point, "overlay", ",lowerdir=/a:/b,upperdir=%s,workdir=/w".formatted(place));
  }

  private ScratchFileSystem of(String seen, String table) {
    return of(seen, table, 1000);
  }

  private ScratchFileSystem of(String seen, String table, long inodes) {
    return ScratchFileSystem.of(folder.resolve("over"), seen, Mounts.in(table), path -> inodes);
  }

  @Test
  void whatIsNoOverlayIsWhatItSeems() {
    assertThat(of("ext4", "")).isEqualTo(new ScratchFileSystem("ext4", false));
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "its paths are none of Linux's table of mounts")
  void beneathAnOverlayItIsThatOfTheUpperFolder() throws IOException {
    Path upper = Files.createDirectories(folder.resolve("a disk, with a name/upper"));
    String table =
        ROOT
            + mount(upper.getParent(), "btrfs", ",subvol=/")
            + overlay(folder.resolve("over"), upper)
            + "nonsense\n";
    ScratchFileSystem beneath = of("overlay", table);
    assertThat(beneath).isEqualTo(new ScratchFileSystem("btrfs", true));
    assertThatThrownBy(() -> beneath.requireKeepsReserved(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            ("scratch folder %s is on btrfs (beneath overlayfs), whose copy-on-write"
                    + " runs out of reserved disk all the same: choose one on ext4, xfs or tmpfs")
                .formatted(folder));
    assertThat(of("overlay", ROOT + overlay(folder.resolve("over"), upper)).type())
        .isEqualTo("ext4");
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "its paths are none of Linux's table of mounts")
  void anOverlayMayLieOnAnother() throws IOException {
    Path upper = Files.createDirectories(folder.resolve("second/upper"));
    Path lowest = Files.createDirectories(folder.resolve("third/upper"));
    String table =
        ROOT
            + overlay(folder.resolve("over"), upper)
            + overlay(folder.resolve("second"), lowest)
            + mount(folder.resolve("third"), "zfs", "");
    assertThat(of("overlay", table)).isEqualTo(new ScratchFileSystem("zfs", true));
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "its paths are none of Linux's table of mounts")
  void ofSeveralMountsAtOnePlaceTheLastCounts() throws IOException {
    Path upper = Files.createDirectories(folder.resolve("disk/upper"));
    String table =
        ROOT
            + mount(folder.resolve("disk"), "btrfs", "")
            + mount(folder.resolve("disk"), "xfs", "")
            + overlay(folder.resolve("over"), upper);
    assertThat(of("overlay", table).type()).isEqualTo("xfs");
  }

  /** In a container the upper folder has a name of the host's, and the root is the overlay. */
  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "its paths are none of Linux's table of mounts")
  void anUpperFolderOutOfSightIsJudgedByItsInodes() {
    String table = overlay(Path.of("/"), Path.of("/var/lib/nowhere/diff"));
    assertThat(of("overlay", table, 0).type()).isEqualTo("btrfs");
    assertThat(of("overlay", table, 1000).type()).isEqualTo("overlay");
    assertThat(of("overlay", table, -1).type()).isEqualTo("overlay");
    assertThat(of("overlay", "", 0).type()).isEqualTo("btrfs");
    assertThat(of("vfat", ROOT, 0).type()).isEqualTo("vfat");
  }

  @Test
  void theInodesAreThoseOfTheSystem() throws IOException {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "others have another call");
    Process stat = new ProcessBuilder("stat", "-f", "-c", "%c", folder.toString()).start();
    String told = new String(stat.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(InodeCount.of(folder)).isEqualTo(Long.parseLong(told.strip()));
    assertThat(InodeCount.of(folder.resolve("missing"))).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"btrfs", "zfs", "bcachefs", "nilfs2"})
  void whatWritesEachPageToAnotherPlaceIsRefused(String type) {
    assertThatThrownBy(() -> new ScratchFileSystem(type, false).requireKeepsReserved(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("%s is on %s, whose copy-on-write".formatted(folder, type));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ext4", "xfs", "tmpfs", "overlay", "unknown"})
  void othersAreNot(String type) {
    assertThatCode(() -> new ScratchFileSystem(type, false).requireKeepsReserved(folder))
        .doesNotThrowAnyException();
  }
}
