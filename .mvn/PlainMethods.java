import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/*
 * Writes out the methods of records, and the choices between types in a switch, which javac leaves to be made
 * when they are first called.
 *
 * An ahead-of-time cache holds nothing of what is made then, and making it takes some milliseconds for each
 * record whose text or hash a start needs. What the methods do stays the same.
 *
 *     java PlainMethods.java JAR...
 */
void main(String[] jars) throws IOException {
  // All are looked up before any is written.
  Map<Path, Map<String, byte[]>> written = new HashMap<>();
  try (URLClassLoader classes = new URLClassLoader(beside(Path.of(jars[0])))) {
    ClassHierarchyResolver types =
        ClassHierarchyResolver.ofResourceParsing(classes)
            .orElse(ClassHierarchyResolver.defaultResolver());
    ClassFile form = ClassFile.of(ClassHierarchyResolverOption.of(types));
    for (String name : jars) {
      written.put(Path.of(name), written(form, Path.of(name)));
    }
  }
  for (Map.Entry<Path, Map<String, byte[]>> jar : written.entrySet()) {
    try (FileSystem inside = FileSystems.newFileSystem(jar.getKey())) {
      for (Map.Entry<String, byte[]> each : jar.getValue().entrySet()) {
        Files.write(inside.getPath(each.getKey()), each.getValue());
      }
    }
  }
}

/** The jars in a jar's folder. */
URL[] beside(Path jar) throws IOException {
  List<URL> all = new ArrayList<>();
  try (DirectoryStream<Path> jars = Files.newDirectoryStream(jar.getParent(), "*.jar")) {
    for (Path each : jars) {
      all.add(each.toUri().toURL());
    }
  }
  return all.toArray(URL[]::new);
}

Map<String, byte[]> written(ClassFile form, Path jar) throws IOException {
  Map<String, byte[]> written = new HashMap<>();
  try (FileSystem inside = FileSystems.newFileSystem(jar);
      Stream<Path> files = Files.walk(inside.getPath("/"))) {
    for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
      ClassModel model = form.parse(Files.readAllBytes(file));
      written.put(file.toString(), form.transformClass(model, new Writing(model).transform()));
    }
  }
  return written;
}

static final ClassDesc BUILDER = ClassDesc.of("java.lang.StringBuilder");
static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
static final MethodTypeDesc NO_ARGUMENTS = MethodTypeDesc.of(ConstantDescs.CD_void);

/** A field of a record. */
record Field(String name, ClassDesc type) {
  /** Puts it of the record in a local variable on the stack. */
  void load(CodeBuilder code, ClassDesc owner, int local) {
    code.aload(local).getfield(owner, name, type);
  }
}

/** What is done to one class. */
static final class Writing {
  private final ClassDesc self;
  private final boolean isInterface;
  private final String simpleName;

  /** The types that each switch so far chooses between. */
  private final List<List<ClassDesc>> switches = new ArrayList<>();

  Writing(ClassModel model) {
    self = model.thisClass().asSymbol();
    isInterface = model.flags().has(AccessFlag.INTERFACE);
    simpleName =
        model.findAttribute(Attributes.innerClasses()).stream()
            .flatMap(all -> all.classes().stream())
            .filter(each -> each.innerClass().asSymbol().equals(self))
            .flatMap(each -> each.innerName().stream())
            .map(Object::toString)
            .findFirst()
            .orElse(self.displayName());
  }

  ClassTransform transform() {
    CodeTransform calls =
        (code, each) -> {
          if (!(each instanceof InvokeDynamicInstruction call) || !isReplaced(code, call)) {
            code.with(each);
          }
        };
    return ClassTransform.transformingMethodBodies(calls)
        .andThen(ClassTransform.endHandler(this::addChoices));
  }

  private void addChoices(ClassBuilder builder) {
    for (int i = 0; i < switches.size(); i++) {
      List<ClassDesc> types = switches.get(i);
      builder.withMethodBody(
          "choice$" + i,
          CHOICE,
          ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
          code -> choose(code, types));
    }
  }

  private static final MethodTypeDesc CHOICE =
      MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object, ConstantDescs.CD_int);

  private boolean isReplaced(CodeBuilder code, InvokeDynamicInstruction call) {
    String maker = call.bootstrapMethod().owner().displayName();
    List<ConstantDesc> given = call.bootstrapArgs();
    if (maker.equals("ObjectMethods")) {
      List<Field> fields =
          given.stream()
              .filter(DirectMethodHandleDesc.class::isInstance)
              .map(DirectMethodHandleDesc.class::cast)
              .map(each -> new Field(each.methodName(), each.invocationType().returnType()))
              .toList();
      switch (call.name().stringValue()) {
        case "toString" -> text(code.pop(), fields);
        case "hashCode" -> hash(code.pop(), fields);
        case "equals" -> equal(code.pop2(), fields);
        default -> throw new IllegalStateException(call.toString());
      }
      return true;
    }
    boolean isOfTypes =
        given.stream().allMatch(each -> each instanceof ClassDesc it && !it.isPrimitive());
    if (maker.equals("SwitchBootstraps") && call.name().equalsString("typeSwitch") && isOfTypes) {
      code.invokestatic(self, "choice$" + switches.size(), CHOICE, isInterface);
      switches.add(given.stream().map(ClassDesc.class::cast).toList());
      return true;
    }
    return false;
  }

  /**
   * The number of the first type from one on that an object has, that after the last, or -1 of
   * null.
   */
  private static void choose(CodeBuilder code, List<ClassDesc> types) {
    Label there = code.newLabel();
    code.aload(0).ifnonnull(there).iconst_m1().ireturn().labelBinding(there);
    for (int i = 0; i < types.size(); i++) {
      Label next = code.newLabel();
      code.iload(1).loadConstant(i).if_icmpgt(next);
      code.aload(0).instanceOf(types.get(i)).ifeq(next).loadConstant(i).ireturn();
      code.labelBinding(next);
    }
    code.loadConstant(types.size()).ireturn();
  }

  private void text(CodeBuilder code, List<Field> fields) {
    code.new_(BUILDER).dup().invokespecial(BUILDER, "<init>", NO_ARGUMENTS);
    String before = simpleName + "[";
    for (Field field : fields) {
      append(code.loadConstant(before + field.name() + "="), ConstantDescs.CD_String);
      field.load(code, self, 0);
      append(code, field.type());
      before = ", ";
    }
    append(code.loadConstant(fields.isEmpty() ? before + "]" : "]"), ConstantDescs.CD_String);
    code.invokevirtual(BUILDER, "toString", MethodTypeDesc.of(ConstantDescs.CD_String));
  }

  private static void append(CodeBuilder code, ClassDesc type) {
    ClassDesc taken =
        switch (TypeKind.from(type)) {
          case BYTE, SHORT -> ConstantDescs.CD_int;
          case REFERENCE -> type.equals(ConstantDescs.CD_String) ? type : ConstantDescs.CD_Object;
          default -> type;
        };
    code.invokevirtual(BUILDER, "append", MethodTypeDesc.of(BUILDER, taken));
  }

  private void hash(CodeBuilder code, List<Field> fields) {
    code.iconst_0();
    for (Field field : fields) {
      code.bipush(31).imul();
      field.load(code, self, 0);
      if (field.type().isPrimitive()) {
        code.invokestatic(
            wrapper(field.type()),
            "hashCode",
            MethodTypeDesc.of(ConstantDescs.CD_int, field.type()));
      } else {
        code.invokestatic(
            OBJECTS, "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object));
      }
      code.iadd();
    }
  }

  private static ClassDesc wrapper(ClassDesc type) {
    return switch (TypeKind.from(type)) {
      case BOOLEAN -> ConstantDescs.CD_Boolean;
      case BYTE -> ConstantDescs.CD_Byte;
      case CHAR -> ConstantDescs.CD_Character;
      case SHORT -> ConstantDescs.CD_Short;
      case INT -> ConstantDescs.CD_Integer;
      case LONG -> ConstantDescs.CD_Long;
      case FLOAT -> ConstantDescs.CD_Float;
      case DOUBLE -> ConstantDescs.CD_Double;
      default -> throw new IllegalStateException(type.toString());
    };
  }

  private void equal(CodeBuilder code, List<Field> fields) {
    Label same = code.newLabel();
    Label different = code.newLabel();
    Label end = code.newLabel();
    code.aload(0).aload(1).if_acmpeq(same);
    code.aload(1).instanceOf(self).ifeq(different);
    code.aload(1).checkcast(self).astore(2);
    for (Field field : fields) {
      field.load(code, self, 0);
      field.load(code, self, 2);
      if (field.type().isPrimitive()) {
        code.invokestatic(
            wrapper(field.type()),
            "compare",
            MethodTypeDesc.of(ConstantDescs.CD_int, field.type(), field.type()));
        code.ifne(different);
      } else {
        code.invokestatic(
            OBJECTS,
            "equals",
            MethodTypeDesc.of(
                ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object));
        code.ifeq(different);
      }
    }
    code.labelBinding(same).iconst_1().goto_(end);
    code.labelBinding(different).iconst_0().labelBinding(end);
  }
}
