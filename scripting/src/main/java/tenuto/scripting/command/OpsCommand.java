package tenuto.scripting.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.python.Music;
import tenuto.scripting.reports.HelperText;
import tenuto.tools.chain.ChainWords;
import tenuto.tools.input.ExitCode;

/** {@code tenuto ops}: every word of the patch language. */
@Command(
    name = "ops",
    description = "Lists every word of the patch language.",
    mixinStandardHelpOptions = true)
final class OpsCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @Option(names = "--chain", description = "List the steps of chains, for process.")
  private boolean chain;

  @Override
  public Integer call() {
    if (chain) {
      ChainWords words = new ChainWords(new Catalogue());
      (json ? words.json() : words.table()).forEach(System.out::println);
      return ExitCode.OK;
    }
    for (Word word : new Catalogue().words()) {
      System.out.println(json ? asJson(word) : word.signature() + "  " + word.summary());
    }
    for (HelperText helper : Music.texts()) {
      System.out.println(
          json ? asJson(helper.name(), helper.summary(), helper.parameters()) : helper.summary());
    }
    return ExitCode.OK;
  }

  /**
   * Of no helper itself: picocli reads methods, and that would load Python where all commands are
   * read, as for their help.
   */
  private static String asJson(String word, String summary, List<String> names) {
    JsonObject object = new JsonObject();
    object.addProperty("word", word);
    object.addProperty("family", "Music");
    object.addProperty("summary", summary);
    JsonArray parameters = new JsonArray();
    for (String name : names) {
      JsonObject one = new JsonObject();
      one.addProperty("name", name);
      parameters.add(one);
    }
    object.add("parameters", parameters);
    return object.toString();
  }

  private static String asJson(Word word) {
    JsonObject object = new JsonObject();
    object.addProperty("word", word.name());
    object.addProperty("family", word.family());
    object.addProperty("summary", word.summary());
    object.addProperty("example", word.example());
    JsonArray parameters = new JsonArray();
    for (Parameter parameter : word.parameters()) {
      JsonObject one = new JsonObject();
      one.addProperty("name", parameter.name());
      one.addProperty("takes", parameter.kind().text());
      one.addProperty("unit", parameter.unit());
      parameters.add(one);
    }
    object.add("parameters", parameters);
    return object.toString();
  }
}
