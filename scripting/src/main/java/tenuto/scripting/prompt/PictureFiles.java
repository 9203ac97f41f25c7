package tenuto.scripting.prompt;

import java.nio.file.Files;
import org.python.core.PyList;
import tenuto.dsp.outputs.Outputs;
import tenuto.scripting.objects.Text;

/** Writes plots as PNG files to the folder of outputs, and never replaces one. */
final class PictureFiles implements Pictures {
  private static final String PICTURE = ".png";

  private final PromptWords words;
  private final Outputs outputs;

  PictureFiles(PromptWords words, Outputs outputs) {
    this.words = words;
    this.outputs = outputs;
  }

  @Override
  public void show(PyList channels, String name) {
    String file = name.matches("\\w+") ? name : "plot";
    words.word("Plot").__call__(channels, Text.python(free(file)));
  }

  /** A file name that is not used yet. */
  private String free(String name) {
    int number = 1;
    String file = name + PICTURE;
    while (Files.exists(outputs.paths().place(file))) {
      number++;
      file = name + "-" + number + PICTURE;
    }
    return file;
  }
}
