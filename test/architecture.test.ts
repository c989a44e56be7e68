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
 * The folders, from the bottom up, and what each may import besides its own files. `infra` means every folder of that
 * storey, `infra/errors` that one alone, and `infra/.` the files directly in the storey, such as `infra/clock.ts`.
 * `texts` is listed where a folder words something for people. An import that is not listed fails, and so does an entry
 * that nobody needs.
 */
const mayImport: Record<string, readonly string[]> = {
  texts: [],

  'infra/.': [],
  'infra/errors': ['texts'],
  'infra/logging': [],
  'infra/mail': [],
  // the settings and the log are types only: spans know nothing else
  'infra/tracing': ['infra/config', 'infra/errors', 'infra/logging'],
  'infra/config': ['infra/.', 'infra/errors'],
  'infra/validation': ['infra/.', 'infra/errors'],
  'infra/queue': ['infra/.', 'infra/database', 'infra/logging'],
  'infra/threads': ['infra/.', 'infra/errors'],
  'infra/fetching': ['infra/.', 'infra/errors'],
  'infra/storage': ['infra/.', 'infra/config', 'infra/errors'],
  'infra/database': ['infra/.', 'infra/config', 'infra/errors', 'infra/logging'],

  // the engine knows files, not people: no database, no queue, no storage
  'engine/media': ['infra/.', 'infra/errors', 'infra/fetching'],
  // the lists of frequent words are files
  'engine/captions': ['infra/.', 'infra/config', 'infra/validation'],
  'engine/speech': [
    'engine/captions',
    'engine/media',
    'infra/.',
    'infra/config',
    'infra/errors',
    'infra/fetching',
    'infra/logging',
  ],
  'engine/layout': ['engine/captions', 'infra/.'],
  'engine/reframe': ['engine/captions', 'engine/layout', 'engine/media', 'infra/.', 'infra/config'],
  'engine/render': [
    'engine/captions',
    'engine/layout',
    'engine/media',
    'engine/reframe',
    'infra/.',
    'infra/config',
    'infra/errors',
  ],
  'engine/notices': ['engine/captions', 'engine/layout', 'engine/media', 'engine/speech', 'texts'],
  // how easy captions are to read, on the frames that are rendered
  'engine/readability': [
    ...['engine/captions', 'engine/layout', 'engine/media', 'engine/render'],
    ...['infra/.', 'infra/errors'],
  ],
  // what sentences mean, as points
  'engine/sentences': [],
  // what is heavy, in threads
  'engine/tasks': [
    ...['engine/captions', 'engine/layout', 'engine/notices', 'engine/readability', 'engine/render'],
    ...['infra/.', 'infra/config', 'infra/threads'],
  ],
  'engine/.': ['engine', 'infra/config', 'infra/errors', 'infra/logging', 'infra/threads'],

  // what the service does for people
  'product/backup': ['infra/.', 'infra/errors', 'infra/storage'],
  'product/health': ['infra'],
  'product/idempotency': ['infra'],
  'product/kept-bytes': ['infra'],
  // how long a script may be
  'product/uploads': ['product/kept-bytes', 'engine/captions', 'infra'],
  'product/delivery': ['infra', 'texts'],
  'product/billing': ['infra'],
  'product/accounts': ['product/billing', 'engine/captions', 'infra', 'texts'],
  'product/fonts': ['product/uploads', 'engine', 'infra'],
  'product/presets': ['product/accounts', 'product/fonts', 'product/kept-bytes', 'engine/captions', 'infra'],
  'product/integrations': ['product/accounts', 'infra'],
  'product/subscribers': ['product/integrations', 'product/accounts', 'product/billing', 'infra'],
  'product/sign-in': ['product/accounts', 'product/billing', 'infra', 'texts'],
  'product/videos': [
    'product/billing',
    'product/delivery',
    'product/fonts',
    'product/kept-bytes',
    'product/uploads',
    'engine',
    'infra',
    'texts',
  ],
  'product/payments': ['product/accounts', 'product/billing', 'infra'],
  // two accounts become one: everything that names an account takes part
  'product/account-merging': [
    'product/accounts',
    'product/billing',
    'product/delivery',
    'product/kept-bytes',
    'product/payments',
    'product/presets',
    'product/subscribers',
    'product/uploads',
    'product/videos',
    'engine/captions',
    'infra',
  ],
  'product/operations': [
    'product/accounts',
    'product/billing',
    'product/delivery',
    'product/health',
    'product/payments',
    'product/subscribers',
    'product/videos',
    'infra',
    'texts',
  ],
  // what older versions stored, brought to the shape of this one
  'product/migrations': ['product/delivery', 'product/videos', 'infra'],
  // each part of a person's data stands beside that data; app hands the list of parts in
  'product/personal-data': ['product/accounts', 'product/billing', 'product/sign-in', 'infra'],

  // the pure dialogue, then what connects it to the database and to messengers
  'chat/conversation': [
    ...['product/videos', 'engine/captions', 'engine/notices', 'engine/sentences', 'engine/speech', 'infra', 'texts'],
  ],
  // what a language model is asked, and what of its answer counts
  'chat/chat-model': ['chat/conversation', 'engine/captions', 'infra', 'texts'],
  // tools for assistants: captions are corrected by the rules of the chats
  'chat/assistants': ['chat/conversation', 'engine/captions', 'infra'],
  'chat/chats': [
    'chat/chat-model',
    'chat/conversation',
    'product/account-merging',
    'product/accounts',
    'product/billing',
    'product/delivery',
    'product/fonts',
    'product/payments',
    'product/personal-data',
    'product/presets',
    'product/subscribers',
    'product/uploads',
    'product/videos',
    'engine/captions',
    'engine/media',
    'engine/speech',
    'infra',
    'texts',
  ],
  'chat/chatbot-platform': [
    'chat/chats',
    'chat/conversation',
    'product/accounts',
    'product/billing',
    'product/subscribers',
    'product/videos',
    'infra',
    'texts',
  ],
  'chat/whatsapp': ['chat/chats', 'chat/conversation', 'infra', 'texts'],

  // the edges: none imports another
  'http/server': ['infra'],
  'http/.': ['chat', 'product', 'infra'],
  'http/api': [
    ...['http/.', 'chat/assistants', 'chat/chatbot-platform', 'product'],
    ...['engine/captions', 'engine/notices', 'engine/readability', 'infra'],
  ],
  'http/web': ['http/.', 'chat/chats', 'product', 'engine', 'infra', 'texts'],
  cli: ['chat/assistants', 'chat/chat-model', 'chat/whatsapp', 'product', 'engine', 'infra'],
  jobs: ['chat', 'product', 'infra'],
  'bots/telegram': ['chat/chats', 'infra'],
  'bots/caption-bot': ['bots/telegram', 'chat', 'infra', 'texts'],
  'bots/operator-bot': ['bots/telegram', 'chat/chats', 'product', 'engine/notices', 'infra', 'texts'],

  // starts and connects everything
  app: ['http', 'jobs', 'bots', 'chat', 'product', 'engine', 'infra'],
  'main.ts': ['app'],
};

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

  it('captions a file by the engine, infra and the texts alone', () => {
    const targets = new Map(files.map((file) => [file, new Set(importsOf(file).map(({ to }) => to))]));
    const reached = [...reachedFrom('src/cli/caption-command.ts', targets)].map(storeyOf);
    expect(new Set(reached)).toEqual(new Set(['cli', 'engine', 'infra', 'texts']));
  });

  it('reads the environment in one folder only', () => {
    const readers = files.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')));
    expect(readers.filter((file) => !file.startsWith('src/infra/config/'))).toEqual([]);
  });

  it('has clients that stand alone: they import their own files, and what they run in', () => {
    const outside: Record<string, string[]> = {
      typescript: [],
      // n8n gives it to its nodes
      'n8n-nodes-captioneer': ['n8n-workflow', 'node:crypto'],
    };
    const strays = readdirSync('clients').flatMap((client) => {
      const home = join('clients', client);
      return sourceFiles(home)
        .filter((file) => !/\/(node_modules|dist)\//.test(file))
        .flatMap((file) => specifiersOf(file).map((name) => ({ file, name })))
        .filter(({ file, name }) =>
          name.startsWith('.')
            ? !normalize(join(dirname(file), name)).startsWith(home)
            : !outside[client]?.includes(name),
        )
        .map(({ file, name }) => `${file} imports ${name}`);
    });
    expect(strays).toEqual([]);
    expect(cyclesOf(sourceFiles('clients/typescript/src').flatMap(importsOf))).toEqual([]);
  });

  it('waits in tests by expect.poll and waitFor: the limit of vi.waitFor is one second, which a busy machine needs', () => {
    const waiting = sourceFiles('test').filter((file) => /\bvi\.wait(For|Until)\(/.test(readFileSync(file, 'utf8')));
    expect(waiting).toEqual(['test/support/wait-for.ts']);
  });

  it('keeps each library at home', () => {
    const homes: Record<string, string[]> = {
      koa: ['src/http/'],
      '@koa/router': ['src/http/'],
      preact: ['src/http/web/'],
      'preact-render-to-string': ['src/http/web/'],
      nodemailer: ['src/infra/mail/'],
      '@opentelemetry/api': ['src/infra/tracing/'],
      '@opentelemetry/sdk-trace-base': ['src/infra/tracing/'],
      '@opentelemetry/exporter-trace-otlp-http': ['src/infra/tracing/'],
      '@modelcontextprotocol/sdk/server/index.js': ['src/chat/assistants/'],
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

/** Storeys without folders of their own; the languages of `texts` are data of one shape. */
const undivided = ['texts', 'cli', 'jobs', 'app', 'main.ts'];

/** `product/videos` for files anywhere below it, `infra/.` for files in the storey itself. */
function folderOf(file: string): string {
  const [storey = '', ...rest] = file.replace(/^src\//, '').split('/');
  if (undivided.includes(storey)) return storey;
  return rest.length > 1 ? `${storey}/${rest[0]}` : `${storey}/.`;
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

/** The imports that are part of a cycle: their target leads back to where they come from. */
function cyclesOf(edges: Import[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  return [...targets].flatMap(([from, next]) =>
    [...next].filter((to) => reachedFrom(to, targets).has(from)).map((to) => describeImport({ from, to })),
  );
}

/** Everything that a node leads to, itself included. */
function reachedFrom(start: string, targets: Map<string, Set<string>>): Set<string> {
  const reached = new Set([start]);
  // a set that grows while it is walked is walked to its end
  for (const node of reached) for (const next of targets.get(node) ?? []) reached.add(next);
  return reached;
}

function describeImport({ from, to }: Import): string {
  return `${from} → ${to}`;
}
