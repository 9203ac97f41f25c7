# Runs before a patch. Makes Python's random follow from --seed, for each task by itself.


def _install(of_task):
    import sys

    class Finder(object):
        """Finds the random module when a patch first imports it, which most never do."""

        def find_module(self, name, path=None):
            return self if name == 'random' else None

        def load_module(self, name):
            sys.meta_path.remove(self)
            import random

            # random.Random itself stays as it is: who makes one seeds it. Only the functions of
            # the module, which share one hidden generator, go to the running task's own.
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


_install(__tenuto_random__)
del _install, __tenuto_random__
