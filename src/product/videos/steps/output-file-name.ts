import { parse } from 'node:path';

const longest = 80;

/** What people see when they save the output: the source's own name where it had one. Plain ASCII, fit for a URL. */
export function outputFileName(sourceFileName: string | null): string {
  const stem = parse(sourceFileName ?? '')
    .name.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest);
  return stem === '' ? 'captioned-video.mp4' : `${stem}-captioned.mp4`;
}
