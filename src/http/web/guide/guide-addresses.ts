import { posix } from 'node:path';
import type { GuidePicture, MarkdownAddresses } from './render-markdown.ts';

/** The path of the start page in the folder docs. */
export const startFile = 'README.md';

/**
 * `guide/errors.md` → `/docs/guide/errors`; the page of a folder, its README.md, has the folder's address. Paths of pages beside
 * the folder docs begin with `../`: `../clients/typescript/README.md` → `/docs/clients/typescript`.
 */
export function addressOf(file: string): string {
  const page = inAddress(file)
    .replace(/(^|\/)README\.md$/, '')
    .replace(/\.md$/, '');
  return page === '' ? '/docs' : `/docs/${page}`;
}

/** The path of a file in its own address, for Markdown and pictures. */
export function inAddress(file: string): string {
  return file.replace(/^\.\.\//, '');
}

/** `guide/errors` → the files that may have this address, by their paths in the folder docs; '' is the start page. */
export function filesAt(page: string): string[] {
  if (page === '') return [startFile];
  return [page, `${page}.md`, `${page}/${startFile}`, `../${page}`, `../${page}/${startFile}`];
}

export interface DocsFiles {
  /** @param file path in the folder docs */
  isKnown(file: string): boolean;
  sizeOf(file: string): GuidePicture['size'];
}

/**
 * Where links and pictures of a page lead: to other pages, which are known, and to the web. What belongs to the project, but
 * not to its docs, has no address here.
 * @param file the page's path in the folder docs
 */
export function addressesFrom(file: string, { isKnown, sizeOf }: DocsFiles): MarkdownAddresses {
  const inDocs = (href: string) => posix.join(posix.dirname(file), href).replace(/^\.\.\/docs\//, '');
  return {
    link(href) {
      if (/^(https?:|mailto:|#|\/(?!\/))/i.test(href)) return href;
      if (/^[a-z][\w+.-]*:|^\/\//i.test(href)) return null;
      const [path = '', part] = href.split('#');
      const target = inDocs(path).replace(/\/$/, '');
      const page = [target, `${target}/${startFile}`].find(isKnown);
      if (!page) return null;
      const address = page.endsWith('.md') ? addressOf(page) : `/docs/${inAddress(page)}`;
      return part === undefined ? address : `${address}#${part}`;
    },
    picture(href) {
      const path = inDocs(href);
      const [, still] = /^\.\.\/assets\/styles\/([\w-]+\.jpg)$/.exec(path) ?? [];
      if (!still && !isKnown(path)) return null;
      return { address: still ? `/styles/${still}` : `/docs/${path}`, size: sizeOf(path) };
    },
  };
}
