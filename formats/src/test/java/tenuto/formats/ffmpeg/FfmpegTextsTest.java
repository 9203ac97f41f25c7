package tenuto.formats.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;

/** What ffmpeg prints, and how it is found. */
class FfmpegTextsTest {
  @ParameterizedTest
  @CsvSource({
    "aac (LC) (mp4a / 0x6134706D), fltp, '', AAC (LC), 0",
    "alac (alac / 0x63616C61), s16p, '', 16-bit ALAC, 16",
    "alac (alac / 0x63616C61), s32p, ' (24 bit)', 24-bit ALAC, 24",
    "wavpack, fltp, '', 32-bit WavPack float, 32",
    "pcm_s24le (in24 / 0x34326E69), s32, ' (24 bit), 2304 kb/s', 24-bit PCM, 24",
    "pcm_f64le, dbl, '', 64-bit float, 64",
    "wmav2 (a[1][0][0] / 0x0161), fltp, ', 128 kb/s', WMAV2, 0",
    "vorbis, , , Vorbis, 0",
    "dsd_lsbf_planar, fltp, '', DSD, 0",
  })
  void codecsHaveTheirUsualNames(String given, String samples, String rest, String text, int bits) {
    assertThat(Codec.of(given, samples, rest)).isEqualTo(new Codec(text, bits));
  }

  @Test
  void metadataAreTaggedAsElsewhere() {
    String text =
        """
        ;FFMETADATA1
        major_brand=M4A\s
        title=a\\=b\\;\\#\\\\c
        artist=two\\
        lines
        track=3/12
        disc=1
        album_artist=All
        tmpo=120
        my own=x
        [STREAM]
        title=not this
        [CHAPTER]
        TIMEBASE=1/1000
        START=1500
        END=2000
        title=One
        [CHAPTER]
        TIMEBASE=1/0
        START=x
        """;
    Metadata metadata = FfmpegMetadata.parse(text, 8000);
    assertThat(metadata.tags())
        .containsExactly(
            new Tag("TITLE", "a=b;#\\c"),
            new Tag("ARTIST", "two\nlines"),
            new Tag("TRACKNUMBER", "3"),
            new Tag("TRACKTOTAL", "12"),
            new Tag("DISCNUMBER", "1"),
            new Tag("ALBUMARTIST", "All"),
            new Tag("BPM", "120"),
            new Tag("MY OWN", "x"));
    assertThat(metadata.cues()).containsExactly(new Cue(12_000, "One"), new Cue(0, ""));
  }

  @Test
  void aNumberThatHasItsTotalGetsNoSecondOne() {
    List<Tag> said = List.of(new Tag("TRACKNUMBER", "3/12"), new Tag("TRACKTOTAL", "12"));
    assertThat(FfmpegTags.options(said)).containsExactly("-metadata", "WM/TrackNumber=3/12");
  }

  /** A system starts no program with more, and the name ends at the first equals sign. */
  @Test
  void textsThatAreTooLongTogetherAreLost() {
    Tag half = new Tag("LYRICS", "l".repeat(12_000));
    Tag title = new Tag("TITLE", "t");
    Tag odd = new Tag("A=B", "x");
    List<Tag> some = List.of(half, half, title, odd);
    assertThat(FfmpegTags.lost(FfmpegEncoder.WMA, some)).containsExactly(half, odd);
    assertThat(FfmpegTags.options(some))
        .containsExactly("-metadata", "WM/Lyrics=" + half.text(), "-metadata", "TITLE=t");
    List<Tag> many =
        IntStream.range(0, 300).mapToObj(i -> new Tag("N" + i, "n".repeat(1500))).toList();
    List<Tag> lost = FfmpegTags.lost(FfmpegEncoder.WMA, many);
    List<String> options = FfmpegTags.options(many);
    assertThat(options.stream().mapToInt(String::length).sum()).isBetween(150_000, 220_000);
    assertThat(lost).hasSize(many.size() - options.size() / 2);
  }

  /** Where there is no locale, question marks would be written in place of all other letters. */
  @Test
  void textsThatNoArgumentCanHoldAreLost() {
    List<Tag> tags = List.of(new Tag("TITLE", "Tön"), new Tag("ARTIST", "A"));
    assertThat(FfmpegTags.lost(tags, StandardCharsets.UTF_8)).isEmpty();
    assertThat(FfmpegTags.lost(tags, StandardCharsets.US_ASCII)).containsExactly(tags.getFirst());
  }

  @ParameterizedTest
  @CsvSource({
    "'    ftypM4A ', MPEG_4",
    "'    moov', MPEG_4",
    "wvpk, WAVPACK",
    "'RIFF....AVI LIST', AVI",
    "'RIFF....WAVEfmt ....U\0', WAV",
    "'RIFF....WAVEfmt ....\1\0', ",
    "caff....desc................alac, CAF",
    "caff....desc................lpcm, ",
    "ID3, ",
    "'', ",
  })
  void firstBytesShowTheFormat(String first, FfmpegFormat format) {
    assertThat(FfmpegFormat.of(first).orElse(null)).isEqualTo(format);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no modes")
  void theVariableComesBeforeThePath(@TempDir Path folder) throws IOException {
    Path one = Files.createFile(Files.createDirectory(folder.resolve("a")).resolve("ffmpeg"));
    Path other = Files.createFile(folder.resolve("mine"));
    Map<String, String> path = Map.of("PATH", "/nowhere::" + one.getParent());
    assertThatThrownBy(() -> Ffmpeg.find(path))
        .hasMessageContaining("there is no ffmpeg in the PATH: install it")
        .hasMessageContaining("TENUTO_FFMPEG");
    assertThat(one.toFile().setExecutable(true)).isTrue();
    assertThat(Ffmpeg.find(path).program()).isEqualTo(one);
    Map<String, String> named = Map.of("PATH", "/nowhere", "TENUTO_FFMPEG", other.toString());
    assertThatThrownBy(() -> Ffmpeg.find(named))
        .hasMessage("TENUTO_FFMPEG must be the file of an ffmpeg, but is '%s'".formatted(other));
    assertThat(other.toFile().setExecutable(true)).isTrue();
    assertThat(Ffmpeg.find(named).program()).isEqualTo(other);
  }
}
