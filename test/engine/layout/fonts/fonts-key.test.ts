import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fontsKey } from '../../../../src/engine/layout/fonts/fonts-key.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  await writeFile(join(folder, 'a.ttf'), 'letters');
});

afterEach(() => rm(folder, { recursive: true }));

describe('fontsKey', () => {
  it('stays the same as long as fonts and art do, whatever other files there are', async () => {
    const before = await fontsKey([folder], 'art 1');
    await writeFile(join(folder, 'notes.txt'), 'of the licence');
    expect(await fontsKey([folder], 'art 1')).toBe(before);
  });

  it('changes with the content of a font, with its name and with the art', async () => {
    const keys = [await fontsKey([folder], 'art 1'), await fontsKey([folder], 'art 2')];
    await writeFile(join(folder, 'a.ttf'), 'other letters');
    keys.push(await fontsKey([folder], 'art 1'));
    await writeFile(join(folder, 'b.ttf'), 'letters');
    keys.push(await fontsKey([folder], 'art 1'));
    expect(new Set(keys).size).toBe(4);
  });
});
