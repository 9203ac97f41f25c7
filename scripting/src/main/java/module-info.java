/** Python patches and the command; the only module that sees Jython. */
module tenuto.scripting {
  requires tenuto.tools;
  requires transitive java.desktop; // MIDI sequences that scripts hand on
  requires jdk.httpserver; // the page in the browser
  requires java.management; // how long the collector is at work
  requires jdk.unsupported; // whether a patch has left a handler of signals
  requires java.sql; // Jython's own need: its module is automatic and cannot say so
  requires org.python.jython2.standalone;
  requires com.google.gson;
  requires org.jline.reader;

  opens tenuto.scripting.command to
      info.picocli;
  opens tenuto.scripting.farm to
      info.picocli;
  opens tenuto.scripting.help to
      info.picocli;
  opens tenuto.scripting.manual to
      info.picocli;
  opens tenuto.scripting.warm to
      info.picocli;

  exports com.nerdscentral.audio; // to patches
  exports com.nerdscentral.audio.core;
  exports com.nerdscentral.audio.midi;

  provides java.nio.charset.spi.CharsetProvider with
      tenuto.scripting.objects.PythonCharsets;
}
