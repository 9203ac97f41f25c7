"""The modules of the package: imports are at the top, and no module needs itself."""

import ast
import pathlib

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src' / 'tenuto'

#: What functions may import, and why not the module's first lines.
LATE = {
    'jpype': 'takes longer to import than all of tenuto, and may be missing',
    'jpype.config': 'the same',
    'IPython.display': 'only where a notebook runs it',
    'inspect': 'whoever asks for a signature has it already',
    'subprocess': 'a start that finds its cache does without',
    'distributed': 'only on a farm',
    'tenuto.__main__': 'a command that runs no patch does without numpy and JPype',
    'tenuto.farm': 'its commands need Dask, which most do without',
}


def modules():
    found = {}
    for file in SOURCES.rglob('*.py'):
        name = '.'.join(('tenuto', *file.relative_to(SOURCES).with_suffix('').parts))
        found[name.removesuffix('.__init__')] = file
    return found


MODULES = modules()


def imported(name, node):
    """The modules that an import names, by their whole names."""
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    package = name if MODULES[name].name == '__init__.py' else name.rpartition('.')[0]
    for _ in range(node.level - 1):
        package = package.rpartition('.')[0]
    source = '.'.join(filter(None, (package if node.level else '', node.module)))
    inside = [f'{source}.{each.name}' for each in node.names]
    return [each if each in MODULES else source for each in inside]


class Reader(ast.NodeVisitor):
    """The imports of a module: those that run with it, and those of its functions."""

    def __init__(self, name):
        self.name = name
        self.top, self.late, self.typed = set(), set(), set()
        self._depth = 0
        self._is_typed = False

    def visit_If(self, node):
        before = self._is_typed
        self._is_typed = before or ast.unparse(node.test) == 'TYPE_CHECKING'
        for each in node.body:
            self.visit(each)
        self._is_typed = before
        for each in node.orelse:
            self.visit(each)

    def _function(self, node):
        self._depth += 1
        self.generic_visit(node)
        self._depth -= 1

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = _function

    def _import(self, node):
        where = self.typed if self._is_typed else self.late if self._depth else self.top
        where.update(imported(self.name, node))

    visit_Import = visit_ImportFrom = _import


def read(name):
    reader = Reader(name)
    reader.visit(ast.parse(MODULES[name].read_text(encoding='utf-8')))
    return reader


def circle(arrows):
    """The modules of a circle, or an empty list."""
    done = set()

    def visit(name, way):
        if name in way:
            return way[way.index(name):]
        if name in done:
            return []
        for each in sorted(arrows.get(name, ())):
            found = visit(each, [*way, name])
            if found:
                return found
        done.add(name)
        return []
    return next(filter(None, (visit(name, []) for name in arrows)), [])


def test_a_circle_is_found():
    assert circle({'a': {'b'}, 'b': {'c'}, 'c': {'b'}}) == ['b', 'c']
    assert circle({'a': {'b', 'c'}, 'b': {'c'}, 'c': set()}) == []


def test_there_is_no_circle():
    # A package is there before its modules are: what they take of it is asked for later.
    packages = {'tenuto', 'tenuto.farm'}
    arrows = {name: read(name).top - packages for name in MODULES}
    assert len(arrows['tenuto']) > 15
    assert circle(arrows) == []


def test_the_package_is_imported_by_its_commands_alone():
    assert [name for name in MODULES if 'tenuto' in read(name).top] == ['tenuto.__main__']


def test_functions_import_nothing_but_what_has_a_reason():
    late = {name: read(name).late for name in MODULES}
    found = set().union(*late.values())
    reasons = {each for each in found
               for reason in LATE if each == reason or each.startswith(reason + '.')}
    assert found == reasons, late


def test_what_only_type_checkers_import_from_further_up_is_in_one_module():
    above = {name: {each for each in read(name).typed if each.startswith('tenuto.')}
             for name in MODULES}
    for name in ('tenuto', 'tenuto._types', 'tenuto.farm'):  # whose names are for users' programs
        del above[name]
    tops = {name: read(name).top for name in MODULES}
    below = {name for name, each in above.items() if each <= {'tenuto._types'}}
    assert {name for name in above if name not in below and circle(
        {**tops, name: tops[name] | above[name]})} == set()
