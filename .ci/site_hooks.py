"""What the site needs besides mkdocs: the documents are written for readers of the repository."""

import pathlib
import re


def on_page_markdown(markdown, page, config, **_):
    """Kinds of blocks that tests know, such as "python fails", are plain ones; a link to a folder is its text."""
    folder = (pathlib.Path(config['docs_dir']) / page.file.src_path).parent

    def without_folder(link):
        return link[1] if (folder / link[2]).is_dir() else link[0]

    markdown = re.sub(r'^(```\w+) [\w ]+$', r'\1', markdown, flags=re.MULTILINE)
    return re.sub(r'\[([^\]]+)\]\(([\w./-]+)\)', without_folder, markdown)
