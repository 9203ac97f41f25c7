"""What the site needs besides mkdocs: the documents are written for readers of the repository."""

import pathlib
import re

from markdown.extensions.toc import slugify
from mkdocs.structure.files import File

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORDS = 'docs/operators.md'
REFERENCE = 'docs/python-reference.md'
FAMILY = re.compile(r'^## (.+?)$(.*?)(?=^## |\Z)', re.MULTILINE | re.DOTALL)
#: Its names, the first of them, and what it does.
WORD = re.compile(r'^### ((\w+).*?)$\n`.*?`: (.*?)(?: Returns [^.]*\.)?$.*?(?=^### |\Z)', re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r'(?:\.\./)*(\w+)/src/main/java/([\w/]+/)([\w-]+)\.java')


def families(config):
    """Each family of words, with the address of its page and its text."""
    for family in FAMILY.finditer((pathlib.Path(config.docs_dir) / WORDS).read_text()):
        yield family[1], f'docs/words/{family[1].lower().replace(" ", "-")}.md', family[2]


def on_config(config):
    """The words have a page for each family, beside a list of all."""
    entries = next(section['To look up'] for section in config.nav if 'To look up' in section)
    pages = [{name: page} for name, page, _ in families(config)]
    entries[entries.index({'Words': WORDS})] = {'Words': [{'All words': WORDS}, *pages]}


def on_files(files, config):
    """Makes the pages that are not in the repository."""
    for name, page, words in families(config):
        media = pathlib.Path(config.docs_dir) / 'docs/words/media'
        text = WORD.sub(lambda word: shown(word, media), words)
        files.append(File.generated(config, page, content=f'---\nsearch:\n  boost: 2\n---\n# {name}\n{text}'))
    files.append(File.generated(config, REFERENCE, content=python_reference()))


def shown(word, media):
    """A word's text with a picture and a sound of its example, where it has them."""
    text = word[0].rstrip() + '\n'
    if (media / f'{word[2]}.flac').exists():
        text += f'\n<audio controls preload="none" src="../media/{word[2]}.flac"></audio>\n'
    if (media / f'{word[2]}.png').exists():
        text += f'\n![What this example gives](media/{word[2]}.png){{ width=720 height=300 loading=lazy }}\n'
    return text + '\n'


def python_reference():
    """What the Python package has besides words; mkdocstrings reads its source."""
    source = (ROOT / 'python/src/tenuto/__init__.py').read_text()
    names = sorted(re.findall(r'^from \._\w+ import (\w+) as \1$', source, re.MULTILINE))
    return '\n'.join(['# Python reference', '',
                      'What `import tenuto as sf` has besides [the words](operators.md); [CPython 3](python.md) explains it.',
                      '', '::: tenuto', '    options:', '      members:', *(f'        - {name}' for name in names), '',
                      '## tenuto.farm', '', '::: tenuto.farm', '    options:', '      heading_level: 3', ''])


def on_page_markdown(markdown, page, config, **_):
    """Kinds of blocks that tests know, such as "python fails", are plain ones; links lead to what the site has."""
    docs = pathlib.Path(config.docs_dir)
    folder = (docs / page.file.src_path).parent
    if page.file.src_path == WORDS:
        return index_of_words(markdown, config)

    def linked(link):
        text, target = link[1], link[2]
        source = SOURCE.fullmatch(target)
        if source:
            name = 'package-summary' if source[3] == 'package-info' else source[3]
            api = docs / 'api' / f'tenuto.{source[1]}' / source[2] / f'{name}.html'
            if api.exists():
                return f'[{text}]({"../" * (page.file.src_path.count("/"))}{api.relative_to(docs)})'
        return text if (folder / target).is_dir() else link[0]

    markdown = re.sub(r'^(```\w+) [\w ]+$', r'\1', markdown, flags=re.MULTILINE)
    return re.sub(r'\[([^\]]+)\]\(([\w./-]+)\)', linked, markdown)


def index_of_words(markdown, config):
    """The page of all words as a list, whose names lead to the pages of their families."""
    text = markdown[:FAMILY.search(markdown).start()]
    for name, page, words in families(config):
        page = page.removeprefix('docs/')
        text += f'## [{name}]({page})\n\n| word | |\n|---|---|\n'
        for word in WORD.finditer(words):
            text += f'| [{word[1]}]({page}#{slugify(word[1], "-")}) | {word[3]} |\n'
        text += '\n'
    return text
