/** Python patches and the command; the only module that sees Jython. */
module tenuto.scripting {
  requires tenuto.dsp;
  requires transitive java.desktop; // MIDI sequences that scripts hand on
  requires java.management; // how long the collector is at work
  requires java.sql; // Jython's own need: its module is automatic and cannot say so
  requires org.python.jython2.standalone;
  requires info.picocli;
  requires com.google.gson;

  opens tenuto.files to
      info.picocli;
  opens tenuto.scripting to
      info.picocli;

  exports com.nerdscentral.audio; // to patches
  exports com.nerdscentral.audio.core;
  exports com.nerdscentral.audio.midi;
  exports tenuto.files;
  exports tenuto.scripting;
}
