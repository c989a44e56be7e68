import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Layers from the bottom up; a folder may import its own layer and those below it. */
const layers: readonly (readonly string[])[] = [
  ['src/errors', 'src/logging', 'src/config', 'src/money', 'src/clock.ts', 'src/database', 'src/queue', 'src/storage'],
  [
    'src/media',
    'src/speech',
    'src/captions',
    'src/layout',
    'src/reframe',
    'src/render',
    'src/fetching',
    'src/health',
    'src/mail',
  ],
  [
    'src/accounts',
    'src/sign-in',
    'src/integrations',
    'src/subscribers',
    'src/billing',
    'src/payments',
    'src/operations',
    'src/personal-data',
    'src/idempotency',
    'src/uploads',
    'src/videos',
    'src/delivery',
    'src/conversation',
    'src/chats',
    'src/chatbot-platform',
    'src/services.ts',
  ],
  ['src/compose-services.ts', 'src/compose-pipeline.ts'],
  ['src/api', 'src/web', 'src/cli', 'bots', 'jobs'],
  ['src/choose-roles.ts', 'src/start-service.ts'],
  ['src/main.ts'],
];

/** Which edge may know of another, and why. */
const allowed: Record<string, string[]> = {
  // the command line reads caption settings by the interface's own table of fields
  'src/cli': ['src/api'],
};

const edges = layers[4] ?? [];
const files = ['src', 'bots', 'jobs'].flatMap(typescriptFiles);

describe('the structure', () => {
  it('knows the layer of every file', () => {
    expect(files.filter((file) => layerOf(file) === -1)).toEqual([]);
  });

  it('has imports that point downwards only', () => {
    const upward = allImports().filter(({ from, to }) => layerOf(to) > layerOf(from));
    expect(upward.map(describeImport)).toEqual([]);
  });

  it('has edges that do not import one another', () => {
    const sideways = allImports().filter(({ from, to }) => {
      const [here, there] = [edgeOf(from), edgeOf(to)];
      return here && there && here !== there && !allowed[here]?.includes(there);
    });
    expect(sideways.map(describeImport)).toEqual([]);
  });

  it('reads the environment in one folder only', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')));
    expect(readers.filter((file) => !file.startsWith('src/config/'))).toEqual([]);
  });

  it('keeps each library of an edge inside its own folder', () => {
    const homes: Record<string, string[]> = {
      koa: ['src/api/', 'src/web/'],
      '@koa/router': ['src/api/', 'src/web/'],
      preact: ['src/web/'],
      'preact-render-to-string': ['src/web/'],
      nodemailer: ['src/mail/'],
      grammy: ['bots/caption-bot/'],
      telegraf: ['bots/operator-bot/'],
      agenda: ['src/queue/', 'jobs/'],
    };
    const strays = files.flatMap((file) =>
      packagesOf(file)
        .filter((name) => homes[name] && !homes[name].some((home) => file.startsWith(home)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(strays).toEqual([]);
  });
});

function typescriptFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function allImports() {
  return files.flatMap((from) =>
    specifiersOf(from)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ from, to: relative('.', normalize(join(dirname(from), specifier))) })),
  );
}

function packagesOf(file: string): string[] {
  return specifiersOf(file).filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'));
}

function specifiersOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'"]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );
}

function layerOf(file: string): number {
  return layers.findIndex((folders) => folders.some((folder) => isIn(file, folder)));
}

function edgeOf(file: string): string | undefined {
  return edges.find((edge) => isIn(file, edge));
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function describeImport({ from, to }: { from: string; to: string }): string {
  return `${from} → ${to}`;
}
