package tenuto.scripting.farm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Command lines by lines of JSON, and what they print. */
class WorkerCommandTest {
  private final ByteArrayOutputStream replies = new ByteArrayOutputStream();

  private String reply(String line) {
    WorkerCommand worker =
        new WorkerCommand(
            args -> {
              System.out.println("args " + Arrays.toString(args));
              System.err.print("no\nend");
              System.setProperty("tenuto.test.left", "x");
              return args.length;
            },
            JsonObject::new,
            () -> {});
    PrintStream to = new PrintStream(replies, true, StandardCharsets.UTF_8);
    to.println(worker.reply(line, 7, to));
    return replies.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatACommandPrintsComesLineByLineAndNothingStays() {
    PrintStream out = System.out;
    assertThat(reply("{\"args\": [\"a\", \"ü\"]}"))
        .isEqualTo(
            """
            {"out":"args [a, ü]","number":7}
            {"err":"no","number":7}
            {"err":"end","number":7}
            {"exit":2,"number":7}
            """);
    assertThat(System.out).isSameAs(out);
    assertThat(System.getProperty("tenuto.test.left")).isNull();
  }

  @Test
  void whatIsNoCommandLineIsRefused() {
    assertThat(reply("[]")).contains("a line must be").endsWith("\"exit\":2,\"number\":7}\n");
    assertThat(reply("{\"args\": 3}")).contains("but is {\\\"args\\\": 3}");
  }
}
