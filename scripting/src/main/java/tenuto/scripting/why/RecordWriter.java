package tenuto.scripting.why;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.base.Identity;

/** Encodes a notebook, to be decoded as a {@link RunRecord}. */
final class RecordWriter {
  private static final int LONGEST_TEXT = 1000;

  /** The bytes of a node, and of a storage, without their lists. */
  private static final int NODE = 1 + 5 * Integer.BYTES + 2 * Long.BYTES;

  private static final int STORAGE = 6 * Integer.BYTES + Long.BYTES;

  private final Notebook notebook;
  private ByteBuffer bytes = ByteBuffer.allocate(1 << 16);
  private final Map<Object, Integer> places = new HashMap<>();
  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private final Map<Identity, Integer> numbers = new HashMap<>();
  private final List<Node> nodes = new ArrayList<>();

  /** For each node, by its index, its number plus one; 0 if it has none. */
  private final int[] byIndex;

  private RecordWriter(Notebook notebook) {
    this.notebook = notebook;
    this.byIndex = new int[notebook.nodeCount()];
  }

  /** Encodes the whole record. */
  static byte[] bytes(RunRecord.About about, Notebook notebook) {
    try {
      return new RecordWriter(notebook).write(about);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never thrown in memory
    }
  }

  private byte[] write(RunRecord.About about) throws IOException {
    List<Storage> stored = List.copyOf(notebook.stored());
    stored.forEach(each -> each.roots().forEach(this::number));
    room(Integer.BYTES).putInt(nodes.size());
    nodes.forEach(this::write);
    room(Integer.BYTES).putInt(stored.size());
    stored.forEach(this::write);
    return withHead(about);
  }

  /** The texts come first, each once; words are followed by the names of their parameters. */
  private byte[] withHead(RunRecord.About about) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream(bytes.position() + (1 << 12));
    try (DataOutputStream head = new DataOutputStream(all)) {
      head.writeBoolean(about.complete());
      head.writeLong(about.millis());
      head.writeBoolean(about.cut());
      head.writeUTF(about.program());
      head.writeLong(about.seed());
      head.writeInt(texts.size());
      for (String text : texts.keySet()) {
        head.writeUTF(text.substring(0, Math.min(text.length(), LONGEST_TEXT)));
        List<String> names = notebook.parameters(text);
        head.writeByte(Math.min(names.size(), Byte.MAX_VALUE));
        for (String name : names.subList(0, Math.min(names.size(), Byte.MAX_VALUE))) {
          head.writeUTF(name);
        }
      }
      head.write(bytes.array(), 0, bytes.position());
    }
    return all.toByteArray();
  }

  /** Numbers everything that a signal is made from, and then the signal. */
  private void number(Identity root) {
    Node known = notebook.node(root);
    if (known == null) { // The notebook was full.
      nodes.add(new Node(-1, root, false, "", null, 0, new byte[0], List.of(), null));
      numbers.put(root, nodes.size() - 1);
      return;
    }
    Deque<Node> open = new ArrayDeque<>(List.of(known));
    while (!open.isEmpty()) {
      Node next = open.peek();
      int before = open.size();
      if (isNew(next)) {
        for (Node input : next.inputs()) {
          if (isNew(input)) {
            open.push(input);
          }
        }
      }
      if (open.size() == before) {
        open.pop();
        if (isNew(next) && next.index() < byIndex.length) {
          nodes.add(next);
          byIndex[next.index()] = nodes.size();
        }
      }
    }
    numbers.put(root, number(known));
  }

  /** Whether a node has no number yet; nodes recorded meanwhile get none. */
  private boolean isNew(Node node) {
    return node.index() < byIndex.length && byIndex[node.index()] == 0;
  }

  private int number(Node node) {
    return node.index() < byIndex.length ? byIndex[node.index()] - 1 : -1;
  }

  private void write(Node node) {
    byte[] arguments = node.arguments();
    int word = text(node.word());
    int place = place(node.place());
    int file = text(node.file() == null ? "" : node.file().content().orElse("?"));
    ByteBuffer out =
        room(NODE + arguments.length + Integer.BYTES * node.inputs().size())
            .put((byte) (node.isWord() ? 1 : 0))
            .putInt(word)
            .putInt(place)
            .putDouble(node.rate())
            .putInt(arguments.length)
            .put(arguments)
            .putInt(file)
            .putInt(node.inputs().size());
    for (Node input : node.inputs()) {
      out.putInt(number(input));
    }
    out.putLong(node.identity().high() ^ node.identity().low());
  }

  private void write(Storage each) {
    int size = each.keys().length;
    int word = text(each.word());
    int place = text(notebook.place(each).text());
    int why = text(each.never().why());
    int whyAt = place(each.never().place());
    ByteBuffer out =
        room(STORAGE + Integer.BYTES * each.roots().size() + (Long.BYTES + 1) * size)
            .putInt(each.roots().size());
    for (Identity root : each.roots()) {
      out.putInt(numbers.get(root));
    }
    out.putInt(word).putInt(place).putLong(each.nanos()).putInt(why).putInt(whyAt).putInt(size);
    for (long key : each.keys()) {
      out.putLong(key);
    }
    out.put(each.fates());
  }

  /** The index of a text that many signals share; comparing the objects is faster. */
  private int place(Object place) {
    return place == null
        ? text("")
        : places.computeIfAbsent(place, each -> text(PatchLine.of(each).text()));
  }

  private int text(String text) {
    return texts.computeIfAbsent(text, each -> texts.size());
  }

  private ByteBuffer room(int wanted) {
    if (bytes.remaining() < wanted) {
      int size = Math.max(2 * bytes.capacity(), bytes.position() + wanted);
      bytes = ByteBuffer.allocate(size).put(bytes.flip());
    }
    return bytes;
  }
}
