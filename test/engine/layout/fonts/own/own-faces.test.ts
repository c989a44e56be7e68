import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyOfOwnFont, type OwnFont, ownFontOf } from '../../../../../src/engine/captions/settings/own-font.ts';
import type { FontFace } from '../../../../../src/engine/layout/fonts/font-face.ts';
import { type FontSet, fontsOfScript, loadFonts } from '../../../../../src/engine/layout/fonts/font-set.ts';
import { ownFontFile } from '../../../../../src/engine/layout/fonts/own/own-font-file.ts';
import { readOwnFont } from '../../../../../src/engine/layout/fonts/own/read-own-font.ts';
import { planVideo } from '../../../../../src/engine/render/plan/plan-video.ts';
import { buildFacts } from '../../../../support/build-facts.ts';

const missing = ownFontOf('0'.repeat(32));
let dir = '';
let fonts: FontSet;
/** It has no Cyrillic. */
let kalam: OwnFont;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-faces-'));
  const read = readOwnFont(await readFile('assets/fonts/Kalam-Bold.ttf'));
  if ('fault' in read) throw new Error(read.fault);
  kalam = read.font;
  await writeFile(ownFontFile(dir, kalam), read.file);
  fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null, ownFontsDir: dir });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Height of a letter, in ems of the layout. */
const heightOf = (face: FontFace, letter: string) =>
  face.shape(letter, { rightToLeft: false, spacing: 0 }).ink.top / face.unitsPerEm;

const plan = (fontFamily: OwnFont | 'Kalam') =>
  planVideo(
    { fonts, fontsKey: 'fonts', encoder: 'x264-veryfast', ffmpegBuild: 'build' },
    {
      ...{ sourceKey: 'source', facts: buildFacts(), language: null, frameTimes: 'unread', settings: { fontFamily } },
      captions: [{ startMs: 0, endMs: 2000, text: 'Hi', words: [{ text: 'Hi', startMs: 0, endMs: 2000 }] }],
    },
  );

describe('a font of an account in the layout', () => {
  it('has the metrics of the file that was sent', () => {
    const [own, bundled] = [fonts.primary(kalam), fonts.primary('Kalam')];
    for (const metric of ['unitsPerEm', 'ascent', 'descent', 'capHeight'] as const) {
      expect([metric, own[metric]]).toEqual([metric, bundled[metric]]);
    }
    expect(fonts.usesCapitals(kalam)).toBe(false);
  });

  it('gets the letters that it lacks from other fonts, as high as its own', () => {
    const own = fonts.primary(kalam);
    expect(fonts.faceFor(kalam, 'H', 'chinese')).toBe(own);
    const cyrillic = fonts.faceFor(kalam, 'Н', 'chinese');
    expect(cyrillic?.family).toBe('Rubik Black');
    expect(heightOf(cyrillic ?? own, 'Н')).toBeCloseTo(heightOf(own, 'H'), 2);
    // one run of letters is shaped by one face
    expect(fonts.faceFor(kalam, 'Т', 'chinese')).toBe(cyrillic);
    expect(fonts.faceFor(kalam, '漢', 'chinese')?.family).toBe('Noto Sans SC Black');
  });

  it('is found by the family in the script, and is part of the plan and of its segments', () => {
    const own = plan(kalam);
    expect(fontsOfScript(own.ass, fonts)).toEqual([{ family: familyOfOwnFont(kalam), file: ownFontFile(dir, kalam) }]);
    expect(own.ownFont).toBe(kalam);
    expect(plan('Kalam').ownFont).toBeUndefined();
    expect(own.segments[0]?.key).not.toBe(plan('Kalam').segments[0]?.key);
  });

  it('is never replaced silently where it is not on the machine', () => {
    expect(() => fonts.primary(missing)).toThrow('is not on this machine');
    expect(() => loadFonts({ assetsDir: resolve('assets'), fontsDir: null }).primary(kalam)).toThrow('not on this');
  });
});
