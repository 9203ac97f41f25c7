package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import tenuto.formats.file.About;
import tenuto.formats.file.Field;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Warning;
import tenuto.tools.input.DamageReport;

/** The JSON that {@code info} prints. */
public final class InfoJson {
  private InfoJson() {}

  /**
   * One object on one line.
   *
   * @param layout whether the fields of the header are included
   */
  static JsonObject of(String label, SoundFile sound, boolean layout) {
    About about = sound.about();
    JsonObject object = new JsonObject();
    object.addProperty("file", label);
    object.addProperty("container", about.container());
    object.addProperty("format", about.encoding());
    object.addProperty("bits", about.bits());
    object.addProperty("channels", about.channels());
    object.addProperty("speakers", sound.metadata().speakers().names(about.channels()));
    object.addProperty("sampleRate", about.sampleRate());
    object.addProperty("samples", about.frames());
    object.addProperty("seconds", about.seconds());
    object.add("chunks", chunks(sound.layout()));
    object.add("tags", tags(sound.metadata().tags()));
    object.add("cues", cues(sound.metadata()));
    if (!sound.metadata().instrument().equals(Instrument.NONE)) {
      object.add("instrument", instrument(sound.metadata().instrument()));
    }
    if (!sound.metadata().pictures().isEmpty()) {
      object.add("pictures", pictures(sound.metadata().pictures()));
    }
    object.addProperty("bextBytes", sound.metadata().bextBytes().length);
    object.add("warnings", warnings(sound.warnings()));
    if (!sound.losses().isEmpty()) {
      object.add("lost", DamageReport.json(sound.losses()));
    }
    if (layout) {
      object.add("layout", fields(sound.layout()));
    }
    return object;
  }

  /** The object of a file that could not be read. */
  static JsonObject failed(String label, String error) {
    JsonObject object = new JsonObject();
    object.addProperty("file", label);
    object.addProperty("error", error);
    return object;
  }

  private static JsonArray chunks(List<Field> layout) {
    JsonArray all = new JsonArray();
    for (HeaderSection chunk : HeaderSection.in(layout)) {
      JsonObject one = new JsonObject();
      one.addProperty("id", chunk.id());
      one.addProperty("offset", chunk.offset());
      one.addProperty("bytes", Long.parseUnsignedLong(chunk.bytes()));
      all.add(one);
    }
    return all;
  }

  static JsonArray tags(List<Metadata.Tag> tags) {
    JsonArray all = new JsonArray();
    for (Metadata.Tag tag : tags) {
      JsonObject one = new JsonObject();
      one.addProperty("name", tag.name());
      one.addProperty("text", tag.text());
      all.add(one);
    }
    return all;
  }

  private static JsonArray cues(Metadata metadata) {
    JsonArray all = new JsonArray();
    for (Metadata.Cue cue : metadata.cues()) {
      JsonObject one = new JsonObject();
      one.addProperty("sample", cue.frame());
      one.addProperty("label", cue.label());
      if (cue.length() > 0) {
        one.addProperty("samples", cue.length());
      }
      if (!cue.note().isEmpty()) {
        one.addProperty("note", cue.note());
      }
      all.add(one);
    }
    return all;
  }

  static JsonArray pictures(List<Picture> pictures) {
    JsonArray all = new JsonArray();
    for (Picture picture : pictures) {
      JsonObject one = new JsonObject();
      one.addProperty("type", picture.type());
      one.addProperty("mime", picture.mime());
      one.addProperty("description", picture.description());
      one.addProperty("bytes", picture.data().remaining());
      all.add(one);
    }
    return all;
  }

  private static JsonObject instrument(Instrument instrument) {
    JsonObject one = new JsonObject();
    one.addProperty("rootKey", instrument.rootKey());
    one.addProperty("cents", instrument.cents());
    one.addProperty("lowKey", instrument.lowKey());
    one.addProperty("highKey", instrument.highKey());
    one.addProperty("lowVelocity", instrument.lowVelocity());
    one.addProperty("highVelocity", instrument.highVelocity());
    one.addProperty("dB", instrument.decibels());
    JsonArray loops = new JsonArray();
    for (Instrument.Loop loop : instrument.loops()) {
      JsonObject each = new JsonObject();
      each.addProperty("from", loop.begin());
      each.addProperty("to", loop.end());
      each.addProperty("direction", loop.direction().name().toLowerCase(Locale.ROOT));
      each.addProperty("count", loop.count());
      loops.add(each);
    }
    one.add("loops", loops);
    return one;
  }

  public static JsonArray warnings(List<Warning> warnings) {
    JsonArray all = new JsonArray();
    for (Warning warning : warnings) {
      JsonObject one = new JsonObject();
      one.addProperty("offset", warning.offset());
      one.addProperty("text", warning.text());
      all.add(one);
    }
    return all;
  }

  static JsonArray fields(List<Field> fields) {
    JsonArray all = new JsonArray();
    for (Field field : fields) {
      JsonObject one = new JsonObject();
      one.addProperty("offset", field.offset());
      one.addProperty("bytes", field.bytes());
      one.addProperty("name", field.name());
      one.addProperty("value", field.value());
      one.addProperty("meaning", FieldMeaning.of(field.name(), field.value()));
      all.add(one);
    }
    return all;
  }
}
