import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureProgram } from '../../scripts/setup/program.mjs';

const rootDir = mkdtempSync(join(tmpdir(), 'program-'));
const said: string[] = [];
const entries = [
  { name: 'main', file: 'src/main.ts' },
  { name: 'failing', file: 'src/cli/failing.ts' },
  { name: 'using', file: 'src/cli/using.ts' },
];
const build = () => ensureProgram({ rootDir, entries, say: (line) => said.push(line) });

beforeAll(async () => {
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write('scripts/setup/program.mjs', '');
  write('src/word/word.ts', "export const word: string = 'first';");
  write('src/main.ts', "import { word } from './word/word.ts'; console.log(word);");
  write(
    'src/cli/failing.ts',
    "import { word } from '../word/word.ts'; const fail = () => { throw new Error(word); }; fail();",
  );
  write('node_modules/angry/index.js', '\n\nexports.fail = () => { throw new Error("from a package"); };');
  write('src/cli/using.ts', "\n\n\nimport { fail } from 'angry';\nconst use = () => {\n  fail();\n};\nuse();");
  expect(await build()).toBe(true);
});

afterAll(() => rmSync(rootDir, { recursive: true }));

describe('the program', () => {
  it('is built once for the same files, and again when one has changed', async () => {
    expect([await build(), said]).toEqual([false, ['program: building']]);
    expect(run('main')).toBe('first\n');
    write('src/word/word.ts', "export const word: string = 'second';");
    expect(await build()).toBe(true);
    expect(run('main')).toBe('second\n');
    expect(await build()).toBe(false);
  });

  it('is not built while there are no sources', async () => {
    const nothing = mkdtempSync(join(tmpdir(), 'program-'));
    expect(await ensureProgram({ rootDir: nothing, say: (line) => said.push(line) })).toBe(false);
    rmSync(nothing, { recursive: true });
  });

  it('names its sources in stack traces', () => {
    expect(() => run('failing')).toThrow(/src\/cli\/failing\.ts:1/);
  });

  it('maps no packages, and what calls them to its own lines', () => {
    const map = JSON.parse(readFileSync(join(rootDir, 'dist/program/using.js.map'), 'utf8'));
    expect([map.sources, map.sourcesContent.length]).toEqual([['../../src/cli/using.ts'], 1]);
    expect(() => run('using')).toThrow(/at \S*fail \(.*dist\/program\/using\.js:\d+.*\n.*src\/cli\/using\.ts:6:3/);
  });

  it('keeps the names of classes and declared functions, and spends nothing on those of arrow functions', async () => {
    write('src/word/word.ts', 'export class Word {}\nexport function say() {}\nexport const word = new Word();');
    write(
      'src/main.ts',
      `import { say, Word as Other, word } from './word/word.ts';
      class Word extends Other {}
      const changes: string[] = [];
      const define = Object.defineProperty;
      Object.defineProperty = (target, key, value) => { changes.push(String(key)); return define(target, key, value); };
      const arrow = () => word;
      arrow();
      console.log(word.constructor.name, Word.name, say.name, changes.length);`,
    );
    await build();
    expect(run('main')).toBe('Word Word say 0\n');
  });

  it('says why it cannot be built, and keeps the old build', async () => {
    const before = readFileSync(join(rootDir, 'dist/program/main.js'), 'utf8');
    write('src/main.ts', "import './nowhere.ts';");
    await expect(build()).rejects.toThrow(/cannot be built.*main\.ts.*nowhere/s);
    expect(readFileSync(join(rootDir, 'dist/program/main.js'), 'utf8')).toBe(before);
  });
});

function run(name: string): string {
  const args = ['--enable-source-maps', join(rootDir, `dist/program/${name}.js`)];
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(rootDir, name)), { recursive: true });
  writeFileSync(join(rootDir, name), text);
}
