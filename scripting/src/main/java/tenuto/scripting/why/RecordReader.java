package tenuto.scripting.why;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.scripting.why.RunRecord.About;
import tenuto.scripting.why.RunRecord.Kept;
import tenuto.scripting.why.RunRecord.Known;

/** Decodes what {@link RecordWriter} has written. */
final class RecordReader {
  private final DataInputStream in;
  private final List<String> texts = new ArrayList<>();
  private final Map<String, List<String>> parameters = new HashMap<>();
  private final List<Known> nodes = new ArrayList<>();

  private RecordReader(byte[] bytes) {
    in = new DataInputStream(new ByteArrayInputStream(bytes));
  }

  /**
   * Decodes a record.
   *
   * @throws IOException if it is truncated
   */
  static RunRecord read(byte[] bytes) throws IOException {
    return new RecordReader(bytes).all();
  }

  /** Whether the run has succeeded. */
  static boolean isComplete(byte[] bytes) {
    return bytes[0] == 1;
  }

  private RunRecord all() throws IOException {
    boolean complete = in.readBoolean();
    About about = new About(in.readLong(), complete, in.readBoolean(), in.readUTF(), in.readLong());
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      String text = in.readUTF();
      texts.add(text);
      int names = in.readByte();
      List<String> all = new ArrayList<>();
      for (int j = 0; j < names; j++) {
        all.add(in.readUTF());
      }
      parameters.put(text, List.copyOf(all));
    }
    count = in.readInt();
    for (int i = 0; i < count; i++) {
      nodes.add(known());
    }
    List<Kept> stored = new ArrayList<>();
    count = in.readInt();
    for (int i = 0; i < count; i++) {
      stored.add(kept());
    }
    return new RunRecord(about, parameters, nodes, stored);
  }

  private String text() throws IOException {
    return texts.get(in.readInt());
  }

  private Known known() throws IOException {
    boolean isWord = in.readBoolean();
    String word = text();
    PatchLine place = PatchLine.of(text());
    double rate = in.readDouble();
    byte[] arguments = in.readNBytes(in.readInt());
    String file = text();
    int[] inputs = numbers();
    long content = Hash64.of(Hash64.of(arguments, 0, arguments.length), Double.hashCode(rate));
    content = Hash64.of(Hash64.of(content, word.hashCode()), file.hashCode());
    for (int input : inputs) {
      content = Hash64.of(content, input < 0 ? 0 : nodes.get(input).content());
    }
    long identity = in.readLong();
    content = word.isEmpty() ? identity : content; // Nothing else is known of it.
    return new Known(isWord, word, place, rate, arguments, file, inputs, identity, content);
  }

  private int[] numbers() throws IOException {
    int[] numbers = new int[in.readInt()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readInt();
    }
    return numbers;
  }

  private Kept kept() throws IOException {
    int[] roots = numbers();
    String word = text();
    PatchLine place = PatchLine.of(text());
    long nanos = in.readLong();
    String never = text();
    PatchLine neverAt = PatchLine.of(text());
    long[] keys = new long[in.readInt()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = in.readLong();
    }
    byte[] fates = in.readNBytes(keys.length);
    return new Kept(roots, word, place, nanos, never, neverAt, keys, fates);
  }
}
