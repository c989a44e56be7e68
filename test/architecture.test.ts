import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The storeys, from the ground up. A storey imports only storeys that stand below it. */
const storeys: readonly (readonly string[])[] = [
  ['texts'],
  ['infra'],
  ['engine'],
  ['product'],
  ['chat'],
  ['http', 'cli', 'bots', 'jobs'],
  ['app'],
  ['main.ts'],
];

/**
 * The folders, and what each may import besides its own files. `infra` means every folder of that storey, `infra/errors`
 * that folder alone. Files that lie in a storey itself, such as `infra/clock.ts`, belong to the folder named after it.
 * An import that is not listed fails, and so does a line here that nobody needs any more.
 */
const mayImport: Record<string, readonly string[]> = {};

const files = ['src', 'bots', 'jobs'].flatMap(sourceFiles);
const imports = files.flatMap(importsOf);

describe('the structure', () => {
  it('lists every folder', () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].filter((folder) => !mayImport[folder])).toEqual([]);
    expect(Object.keys(mayImport).filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it('has imports that point to lower storeys only', () => {
    const upward = imports.filter(({ from, to }) => storeyOf(from) !== storeyOf(to) && levelOf(to) >= levelOf(from));
    expect(upward.map(describeImport)).toEqual([]);
  });

  it('has no import between folders that is not listed', () => {
    const unlisted = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to) && !isAllowed(from, to));
    expect(unlisted.map(describeImport)).toEqual([]);
  });

  it('lists no import that nobody needs', () => {
    const unused = Object.entries(mayImport).flatMap(([folder, targets]) =>
      targets
        .filter((target) => !imports.some(({ from, to }) => folderOf(from) === folder && covers(target, folderOf(to))))
        .map((target) => `${folder} → ${target}`),
    );
    expect(unused).toEqual([]);
  });

  it('has no cycle of folders', () => {
    expect(cyclesOf(imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) })))).toEqual([]);
  });

  it('has no cycle of files', () => {
    expect(cyclesOf(imports)).toEqual([]);
  });

  it('captions a file by the engine and infra alone', () => {
    const reached = reachedFrom('src/engine/index.ts').map(storeyOf);
    expect(new Set(reached)).toEqual(new Set(['engine', 'infra']));
    const command = imports.filter(({ from }) => from === 'src/cli/caption-command.ts').map(({ to }) => storeyOf(to));
    expect(new Set(command)).toEqual(new Set(['cli', 'engine', 'infra']));
  });

  it('reads the environment in one folder only', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')));
    expect(readers.filter((file) => !file.startsWith('src/infra/config/'))).toEqual([]);
  });

  it('keeps each library at home', () => {
    const homes: Record<string, string[]> = {
      koa: ['src/http/'],
      '@koa/router': ['src/http/'],
      preact: ['src/http/web/'],
      'preact-render-to-string': ['src/http/web/'],
      nodemailer: ['src/infra/mail/'],
      grammy: ['bots/caption-bot/'],
      telegraf: ['bots/operator-bot/'],
      agenda: ['src/infra/queue/', 'jobs/'],
    };
    const strays = files.flatMap((file) =>
      specifiersOf(file)
        .filter((name) => homes[name] && !homes[name].some((home) => file.startsWith(home)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(strays).toEqual([]);
  });
});

interface Import {
  from: string;
  to: string;
}

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Imports of files of ours, imports of types included. */
function importsOf(from: string): Import[] {
  return specifiersOf(from)
    .filter((specifier) => /^\..*\.tsx?$/.test(specifier))
    .map((specifier) => ({ from, to: relative('.', normalize(join(dirname(from), specifier))) }));
}

function specifiersOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
}

/** `product/videos` for files below it, `product` for files in the storey itself. The languages of `texts` are one folder. */
function folderOf(file: string): string {
  const parts = file.replace(/^src\//, '').split('/');
  if (parts[0] === 'texts') return 'texts';
  return parts.slice(0, Math.max(1, Math.min(2, parts.length - 1))).join('/');
}

function storeyOf(file: string): string {
  return file.replace(/^src\//, '').split('/')[0] ?? '';
}

function levelOf(file: string): number {
  return storeys.findIndex((storey) => storey.includes(storeyOf(file)));
}

function isAllowed(from: string, to: string): boolean {
  return mayImport[folderOf(from)]?.some((target) => covers(target, folderOf(to))) ?? false;
}

/** Whether a listed target means that folder: itself, or the storey that it is in. */
function covers(target: string, folder: string): boolean {
  return target === folder || folder.startsWith(`${target}/`);
}

function reachedFrom(file: string, reached: Set<string> = new Set()): string[] {
  if (!reached.has(file)) {
    reached.add(file);
    for (const { from, to } of imports) if (from === file) reachedFrom(to, reached);
  }
  return [...reached];
}

/** Every group of nodes that reach one another (Tarjan's strongly connected components of two and more). */
function cyclesOf(edges: Import[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    lowest.set(node, number);
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      const reach = order.has(target) ? (open.includes(target) ? order.get(target) : undefined) : visit(target);
      lowest.set(node, Math.min(lowest.get(node) ?? number, reach ?? number));
    }
    if (lowest.get(node) === number) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group.sort().join(' ↔ '));
    }
    return lowest.get(node) ?? number;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

function describeImport({ from, to }: Import): string {
  return `${from} → ${to}`;
}
