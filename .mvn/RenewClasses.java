import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/*
 * Gives classes that were compiled for Java 5 the form of Java 17, with the stack maps it asks for.
 *
 * An ahead-of-time cache leaves older classes out, so that they are read from their jar and verified at
 * each start. Nothing in them changes but what the verifier reads.
 *
 *     java RenewClasses.java JAR...
 */
void main(String[] jars) throws IOException {
  for (String name : jars) {
    Path jar = Path.of(name);
    Path renewed = Path.of(name + ".renewed");
    renew(jar, renewed);
    Files.move(renewed, jar, StandardCopyOption.REPLACE_EXISTING);
  }
}

void renew(Path jar, Path renewed) throws IOException {
  try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
      ZipFile from = new ZipFile(jar.toFile());
      ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(renewed))) {
    ClassHierarchyResolver types =
        ClassHierarchyResolver.ofResourceParsing(classes)
            .orElse(ClassHierarchyResolver.defaultResolver());
    ClassFile files =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(types));
    for (ZipEntry entry : Collections.list(from.entries())) {
      byte[] bytes = from.getInputStream(entry).readAllBytes();
      to.putNextEntry(new ZipEntry(entry.getName()));
      to.write(entry.getName().endsWith(".class") ? renewed(files, bytes) : bytes);
      to.closeEntry();
    }
  }
}

byte[] renewed(ClassFile files, byte[] bytes) {
  var model = files.parse(bytes);
  if (model.majorVersion() >= ClassFile.JAVA_6_VERSION) {
    return bytes;
  }
  // Methods must be written anew for their stack maps to be.
  ClassTransform methods = ClassTransform.transformingMethodBodies((code, each) -> code.with(each));
  ClassTransform version =
      ClassTransform.endHandler(each -> each.withVersion(ClassFile.JAVA_17_VERSION, 0));
  return files.transformClass(model, methods.andThen(version));
}
