package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvTextTest {
  @TempDir Path folder;

  private CsvText read(byte[] bytes) throws IOException {
    return CsvText.read(Files.write(folder.resolve("a.csv"), bytes));
  }

  private CsvText read(String text) throws IOException {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The examples of RFC 4180, section 2. */
  @Test
  void followsRfc4180() throws IOException {
    List<List<String>> plain = List.of(List.of("aaa", "bbb", "ccc"), List.of("zzz", "yyy", "xxx"));
    assertThat(read("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n").rows()).isEqualTo(plain);
    assertThat(read("aaa,bbb,ccc\r\nzzz,yyy,xxx").rows()).isEqualTo(plain);
    assertThat(read("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx").rows()).isEqualTo(plain);
    assertThat(read("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx").rows().getFirst())
        .containsExactly("aaa", "b\r\nbb", "ccc");
    assertThat(read("\"aaa\",\"b\"\"bb\",\"ccc\"").rows().getFirst())
        .containsExactly("aaa", "b\"bb", "ccc");
    assertThat(read(" a , b\n").rows()).containsExactly(List.of(" a ", " b"));
  }

  @Test
  void keepsEmptyValuesAndRows() throws IOException {
    assertThat(read("a,,\n\n,\"\",x\r").rows())
        .containsExactly(List.of("a", "", ""), List.of(""), List.of("", "", "x"));
    assertThat(read("a,").rows()).containsExactly(List.of("a", ""));
    assertThat(read("").rows()).isEmpty();
    assertThat(read("a 12\" pipe,b").rows()).containsExactly(List.of("a 12\" pipe", "b"));
  }

  @Test
  void recognisesSeparatorsOfSpreadsheets() throws IOException {
    assertThat(read("\uFEFFfile;gain\r\na.wav;-3,5\r\n"))
        .isEqualTo(new CsvText(';', List.of(List.of("file", "gain"), List.of("a.wav", "-3,5"))));
    assertThat(read("file\tgain\n").separator()).isEqualTo('\t');
    assertThat(read("\"a;b;c\",d\n").separator()).isEqualTo(',');
    assertThat(read("sep=;\r\na,b;c\r\n"))
        .isEqualTo(new CsvText(';', List.of(List.of("a,b", "c"))));
    assertThat(read("file\na;b\n").rows()).containsExactly(List.of("file"), List.of("a;b"));
  }

  @Test
  void errorsNameTheRow() {
    assertThatThrownBy(() -> read("a,b\nc,\"d\ne,f"))
        .hasMessageEndingWith("a.csv, row 2: a quote \" is not closed");
    assertThatThrownBy(() -> read("a,b\n\"c\"d,e"))
        .hasMessageContaining("a.csv, row 2: after a closing quote there must be a ',', but there");
    assertThatThrownBy(() -> read("a,b\nB\u00e9la,c".getBytes(StandardCharsets.ISO_8859_1)))
        .hasMessageEndingWith("a.csv, row 2: is not in UTF-8: save it as 'CSV UTF-8'");
    assertThatThrownBy(() -> read("a,b".getBytes(StandardCharsets.UTF_16)))
        .hasMessageContaining("a.csv is in UTF-16");
    assertThatThrownBy(() -> read(new byte[] {(byte) 0xFF, (byte) 0xFE, 'a', 0}))
        .hasMessageContaining("a.csv is in UTF-16");
  }
}
