/** Commands on sound files that need no Python: chains, batches, inspection. */
module tenuto.tools {
  requires transitive tenuto.dsp;
  requires transitive info.picocli;
  requires com.google.gson;

  opens tenuto.tools.album to
      info.picocli;
  opens tenuto.tools.batch to
      info.picocli;
  opens tenuto.tools.chain to
      info.picocli;
  opens tenuto.tools.input to
      info.picocli;
  opens tenuto.tools.inspect to
      info.picocli;

  exports tenuto.tools.batch to
      tenuto.scripting;
  exports tenuto.tools.chain to
      tenuto.scripting;
  exports tenuto.tools.input to
      tenuto.scripting;
  exports tenuto.tools.inspect to
      tenuto.scripting;
}
