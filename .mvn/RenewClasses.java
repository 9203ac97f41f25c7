import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/*
 * Gives classes that were compiled for Java 5 the form of Java 17, with the stack maps it asks for.
 *
 * An ahead-of-time cache leaves older classes out, so that they are read from their jar and verified at
 * each start. Nothing in them changes but what the verifier reads. A class that refers to one that is in
 * no jar stays as it is.
 *
 *     java RenewClasses.java JAR...
 */
void main(String[] jars) throws IOException {
  for (String name : jars) {
    renew(Path.of(name));
  }
}

void renew(Path jar) throws IOException {
  Map<String, byte[]> renewed = new HashMap<>();
  try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
      FileSystem inside = FileSystems.newFileSystem(jar);
      Stream<Path> files = Files.walk(inside.getPath("/"))) {
    ClassHierarchyResolver types =
        ClassHierarchyResolver.ofResourceParsing(classes)
            .orElse(ClassHierarchyResolver.defaultResolver());
    ClassFile form =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(types));
    for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
      byte[] bytes = Files.readAllBytes(file);
      byte[] written = renewed(form, bytes);
      if (written != bytes) {
        renewed.put(file.toString(), written);
      }
    }
  }
  // Only now, as the classes were looked up in the same file.
  try (FileSystem inside = FileSystems.newFileSystem(jar)) {
    for (Map.Entry<String, byte[]> each : renewed.entrySet()) {
      Files.write(inside.getPath(each.getKey()), each.getValue());
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
  try {
    return files.transformClass(model, methods.andThen(version));
  } catch (IllegalArgumentException unknownClass) {
    return bytes;
  }
}
