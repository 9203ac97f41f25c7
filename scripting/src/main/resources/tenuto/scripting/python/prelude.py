# Runs before a patch. Seeds Python's random from --seed, for each task separately, and makes the
# library's modules importable. Nothing is imported before a patch needs it.


def _install(of_task):
    import sys

    class Finder(object):
        """Finds the random module when a patch first imports it, which most never do."""

        def find_module(self, name, path=None):
            return self if name == 'random' else None

        def load_module(self, name):
            sys.meta_path.remove(self)
            import random

            # random.Random itself is unchanged: a patch that creates one seeds it. Only the functions of
            # the module, which share one hidden generator, use that of the running task.
            class OfTask(random.Random):
                def random(self):
                    return of_task(random.Random).random()

                def getrandbits(self, bits):
                    return of_task(random.Random).getrandbits(bits)

                def seed(self, value=None):
                    if value is not None:
                        of_task(random.Random).seed(value)

                def getstate(self):
                    return of_task(random.Random).getstate()

                def setstate(self, state):
                    of_task(random.Random).setstate(state)

                def gauss(self, mu, sigma):
                    return of_task(random.Random).gauss(mu, sigma)

            shared = OfTask()
            for function in ('seed', 'random', 'uniform', 'triangular', 'randint', 'choice',
                             'randrange', 'sample', 'shuffle', 'normalvariate', 'lognormvariate',
                             'expovariate', 'vonmisesvariate', 'gammavariate', 'gauss',
                             'betavariate', 'paretovariate', 'weibullvariate', 'getstate',
                             'setstate', 'getrandbits'):
                setattr(random, function, getattr(shared, function))
            random._inst = shared
            return random

    sys.meta_path.append(Finder())


def _library(code_of, home):
    import sys

    class Library(object):
        """Imports a.b.X, also as b.X and as X, unless the patch has a module of that name."""

        def find_module(self, name, path=None):
            last = name[name.rfind('.') + 1:]
            whole = home.get(last)
            if whole is None or not ('.' + whole).endswith('.' + name):
                return None
            import imp
            try:
                found = imp.find_module(last, path)
            except ImportError:
                return self
            if found[0]:
                found[0].close()
            return None

        def load_module(self, name):
            whole = home[name[name.rfind('.') + 1:]]
            if name != whole:
                __import__(whole)
                sys.modules[name] = sys.modules[whole]
                return sys.modules[name]
            import imp
            module = imp.new_module(name)
            module.__file__ = name.replace('.', '/')
            if any(each.startswith(name + '.') for each in home.values()):
                module.__path__ = []
                module.__file__ += '/__init__'
            module.__file__ += '.py'
            module.__loader__ = self
            sys.modules[name] = module
            try:
                exec code_of(module.__file__) in module.__dict__
            except:
                del sys.modules[name]
                raise
            return module

    sys.meta_path.append(Library())


def _own(found, code_of):
    import sys

    class Module(object):
        """A module of the patch's own, which is read as the patch is."""

        def __init__(self, file, is_package):
            self.file, self.is_package = file, is_package

        def load_module(self, name):
            import imp
            module = imp.new_module(name)
            module.__file__ = self.file
            if self.is_package:
                module.__path__ = [self.file[:self.file.rfind('__init__') - 1]]
            module.__loader__ = self
            sys.modules[name] = module
            try:
                exec code_of(self.file) in module.__dict__
            except:
                del sys.modules[name]
                raise
            return sys.modules[name]

    class Finder(object):
        def find_module(self, name, path=None):
            last = name[name.rfind('.') + 1:]
            if path is None and name in sys.builtin_module_names:
                return None
            file = found(last, path)
            return Module(*file) if file else None

    sys.meta_path.append(Finder())


_install(__tenuto_random__)
_library(__tenuto_library__, __tenuto_modules__)
_own(__tenuto_own__, __tenuto_code__)
del _install, _library, _own, __tenuto_random__, __tenuto_library__, __tenuto_modules__, __tenuto_own__, __tenuto_code__
