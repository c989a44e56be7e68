import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readPictureFacts } from '../../../engine/media/probe/picture-facts.ts';
import { projectDir } from '../../../infra/config/project-dirs.ts';
import { addressesFrom, filesAt, startFile } from './guide-addresses.ts';
import { type GuideContents, readContents } from './guide-contents.ts';
import { type RenderedPage, renderMarkdown } from './render-markdown.ts';

export type Guide = ReturnType<typeof createGuide>;

/** Pages of the guide that stand beside their programs, and files that pages give to people. */
const filesBeside = [
  '../clients/typescript/README.md',
  '../clients/n8n-nodes-captioneer/README.md',
  '../clients/n8n-nodes-captioneer/examples/form-to-captioned-video.json',
  '../clients/n8n-nodes-captioneer/examples/drive-folder-to-captioned-videos.json',
];

/** Types of the files that are served besides pages. */
const contentTypes: Record<string, string> = {
  md: 'text/markdown; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  json: 'application/json',
};

/**
 * The folder docs as pages, with `filesBeside`. The names of its files are read at the start, and only these are answered. A page is rendered when
 * it is first asked for, and kept: all pages together are about a megabyte.
 */
export function createGuide(folder: string = join(projectDir, 'docs')) {
  const files = new Set([...listFiles(folder), ...filesBeside.filter((file) => existsSync(join(folder, file)))]);
  const isKnown = (file: string) => files.has(file);
  const rendered = new Map<string, Promise<RenderedPage>>();
  const contents: GuideContents = isKnown(startFile)
    ? readContents(readFileSync(join(folder, startFile), 'utf8'))
    : { title: 'Captioneer', summary: '', sections: [] };
  const read = (file: string) => readFile(join(folder, file));
  const sizeOf = (file: string) => sizeOfPicture(join(folder, file));
  return {
    contents,
    /** @param page as in its address, '' for the start page @returns the page's path in the folder; null = there is none */
    find: (page: string): string | null => filesAt(page).find(isKnown) ?? null,
    contentTypeOf: (file: string): string => contentTypes[extensionOf(file)] ?? 'application/octet-stream',
    /** @param file one that `find` has found */
    read,
    /** @param file a page that `find` has found */
    render(file: string): Promise<RenderedPage> {
      const known = rendered.get(file);
      if (known) return known;
      const page = read(file).then((bytes) =>
        renderMarkdown(bytes.toString('utf8'), addressesFrom(file, { isKnown, sizeOf })),
      );
      rendered.set(file, page);
      page.catch(() => rendered.delete(file));
      return page;
    },
  };
}

/** Reads synchronously: a page is rendered once, and has few pictures. */
function sizeOfPicture(path: string): { width: number; height: number } | null {
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  return extensionOf(path) === 'svg' ? sizeOfSvg(bytes.toString('utf8')) : readPictureFacts(bytes, { maxSide: 10_000 });
}

function sizeOfSvg(text: string): { width: number; height: number } | null {
  const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** None where a machine has the program without its docs. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && Object.hasOwn(contentTypes, extensionOf(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function extensionOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}
