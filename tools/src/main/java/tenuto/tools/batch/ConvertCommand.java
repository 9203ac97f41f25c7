package tenuto.tools.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Carryover;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.StepChain;
import tenuto.tools.input.FileArguments;

/** {@code tenuto convert FILE… --out DIR|FILE}: converts sound files to another format. */
@Command(
    name = "convert",
    description =
        "Stores sound files in another format: process without a chain; with a single input --out"
            + " may name the output file.",
    mixinStandardHelpOptions = true)
public final class ConvertCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = FileArguments.FILES, arity = "0..*")
  private List<String> files = new ArrayList<>();

  @Mixin private BatchOptions options;

  private final Carryover carryover;

  public ConvertCommand() {
    this(new Carryover());
  }

  /**
   * @param carryover from the commands before
   */
  public ConvertCommand(Carryover carryover) {
    this.carryover = carryover;
  }

  @Override
  public Integer call() throws Exception {
    options.files = files;
    options.carryover = carryover;
    options.nameOutput();
    return BatchRun.run(spec, options, new Catalogue(), "", ConvertCommand::none);
  }

  private static Chain none(String text) {
    if (!text.isEmpty()) {
      throw new IllegalArgumentException("convert has no chain: process applies one");
    }
    return StepChain.empty();
  }
}
