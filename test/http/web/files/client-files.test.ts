import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureClient } from '../../../../scripts/setup/client.mjs';
import { type ClientFiles, readClientFiles } from '../../../../src/http/web/files/client-files.ts';

const rootDir = mkdtempSync(join(tmpdir(), 'client-'));
const said: string[] = [];
const build = () => ensureClient({ rootDir, say: (line) => said.push(line) });

beforeAll(async () => {
  write('package-lock.json', '{}');
  write('scripts/setup/client.mjs', '');
  write('src/http/web/client/greet.ts', 'export const greet = (name: string) => document.body.append(name);');
  write('src/http/web/client/one/one.entry.ts', "import { greet } from '../greet.ts'; greet('one');");
  write('src/http/web/client/two/two.entry.ts', "import { greet } from '../greet.ts'; greet('two');");
  expect(await build()).toBe(true);
});

afterAll(() => rmSync(rootDir, { recursive: true }));

describe('scripts of the pages', () => {
  it('are built once for the same files, and again if one has changed', async () => {
    expect([await build(), said]).toEqual([false, ['scripts of the pages: building']]);
    const [before] = [files().entry('one')];
    write('src/http/web/client/greet.ts', 'export const greet = (name: string) => document.body.prepend(name);');
    expect(await build()).toBe(true);
    expect(files().entry('one')).not.toEqual(before);
    expect(await build()).toBe(false);
  });

  it('report why they cannot be built, and keep the last build', async () => {
    write('src/http/web/client/three/three.entry.ts', "import './nowhere.ts';");
    await expect(build()).rejects.toThrow(/cannot be built.*nowhere/s);
    expect(files().entry('one').script).toContain('/app/assets/client/one.');
    rmSync(join(rootDir, 'src/http/web/client/three'), { recursive: true });
  });

  it('share common code, which the page preloads', () => {
    const [one, two] = [files().entry('one'), files().entry('two')];
    expect(one.imports).toEqual(two.imports);
    expect(one.imports).toEqual([expect.stringMatching(/^\/app\/assets\/client\/greet\.[\w-]+\.js$/)]);
  });

  it('are cached forever under names that change with their bytes, and no other file is served', async () => {
    const app = new Koa();
    app.use((ctx) => void files().serve(ctx));
    const server = app.listen(0, '127.0.0.1');
    afterAll(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
    const { script } = files().entry('one');
    const response = await fetch(base + script);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await response.text()).toBe(
      readFileSync(join(rootDir, 'dist/client', script.split('/').at(-1) ?? ''), 'utf8'),
    );
    for (const name of ['manifest.json', 'built-from.json', '..%2fclient.lock', 'one.js']) {
      expect((await fetch(`${base}/app/assets/client/${name}`)).status).toBe(404);
    }
  });

  it('say how to build them if they are missing', () => {
    expect(() => files().entry('none')).toThrow(/npm run setup/);
    expect(() => readClientFiles(join(rootDir, 'nowhere/')).entry('one')).toThrow(/npm run setup/);
  });
});

function files(): ClientFiles {
  return readClientFiles(join(rootDir, 'dist/client/'));
}

function write(name: string, text: string): void {
  const path = join(rootDir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
