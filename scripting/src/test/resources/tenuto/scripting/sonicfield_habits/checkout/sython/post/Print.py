"""Files."""


def write(left, right, name):
    sf.WriteFile32((left, right), name)
