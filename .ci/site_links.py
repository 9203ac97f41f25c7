"""Checks the links of the site that .ci/site has made, those into javadoc too: site_links.py FOLDER"""

import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """A page's links and the places that links may lead to."""

    def __init__(self, path):
        super().__init__()
        self.links = []
        self.places = {''}
        self.feed(path.read_text())

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ('href', 'src') and value and tag != 'base':
                self.links.append(value)
            elif name in ('id', 'name') and value:
                self.places.add(value)


def missing(site):
    """Each link of a page to a file or a place that there is not. Those to other sites are not tried."""
    pages = {path: Page(path) for path in site.rglob('*.html')}
    for path, page in pages.items():
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = urllib.parse.unquote(parts.path)
            target = (site / target[1:] if target.startswith('/') else path.parent / target).resolve() if target else path
            target = target / 'index.html' if target.is_dir() else target
            place = urllib.parse.unquote(parts.fragment)
            if not target.exists() or target in pages and place not in pages[target].places:
                yield f'{path.relative_to(site)}: {link}'


broken = sorted(set(missing(pathlib.Path(sys.argv[1]).resolve())))
print('\n'.join(broken), file=sys.stderr)
sys.exit(f'{len(broken)} links lead nowhere' if broken else 0)
