import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadFont, readOwnFont } from '../../../../src/engine/layout/fonts/own/read-own-font.ts';
import { readSfnt, writeSfnt } from '../../../../src/engine/layout/fonts/own/sfnt.ts';
import { tryFont } from '../../../../src/engine/render/fonts/try-font.ts';
import { readToolPaths } from '../../../../src/infra/config/tool-paths.ts';

const tools = readToolPaths(process.env.CACHE_DIR || '.cache');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'try-font-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function anton(): Promise<ReadFont> {
  const read = readOwnFont(await readFile('assets/fonts/Anton-Regular.ttf'));
  if ('fault' in read) throw new Error(read.fault);
  return read;
}

const draw = (read: ReadFont, changes = {}) => tryFont({ ...read, tools, ...changes });

describe('a font that is tried', () => {
  it('passes when its letters are seen', async () => {
    expect(await draw(await anton())).toBe(true);
  });

  it('fails when nothing is seen of it', async () => {
    const read = await anton();
    const tables = readSfnt(read.file);
    const empty = new Map(tables).set('loca', new Uint8Array(tables.get('loca')?.length ?? 0));
    expect(await draw({ ...read, file: writeSfnt(empty) })).toBe(false);
    expect(await draw({ ...read, file: new TextEncoder().encode('no font') })).toBe(false);
  });

  it('fails when the program crashes', async () => {
    const read = await anton();
    const ffmpeg = join(dir, 'crash.sh');
    await writeFile(ffmpeg, '#!/bin/sh\nkill -SEGV $$\n');
    await chmod(ffmpeg, 0o755);
    expect(await draw(read, { tools: { ffmpeg } })).toBe(false);
  });

  it('fails without a judgement when nobody waits any more', async () => {
    await expect(draw(await anton(), { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });
});
