import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { planVideo } from '../../../../src/engine/render/plan/plan-video.ts';
import { buildFacts } from '../../../support/build-facts.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const facts = buildFacts({ durationMs: 12_000 });
const pts = Array.from({ length: 300 }, (_, i) => i * 512);
const frameTimes = { pts, keyPts: pts.filter((_, i) => i % 50 === 0), endPts: 300 * 512, sizeBytes: 1_200_000 };

function planOf(settings: CaptionSettings, text = 'Hello there') {
  const captions = alignCaptions([{ startMs: 3700, endMs: 5200, text }], []);
  const deps = { fonts, fontsKey: 'f', encoder: 'x264-veryfast', ffmpegBuild: 'b' };
  return planVideo(deps, { sourceKey: 's', facts, frameTimes, settings, captions, language: null });
}

/** The keys of four segments, each of three seconds; captions are in the second one. */
function keysOf(settings: CaptionSettings, text?: string): string[] {
  return planOf(settings, text).segments.map(({ key }) => key);
}

/** Indexes of the segments that differ. */
function changed(before: string[], after: string[]): number[] {
  expect(after).toHaveLength(before.length);
  return after.flatMap((key, index) => (key === before[index] ? [] : [index]));
}

describe('the segments of a video with a title', () => {
  const title = { text: 'Three things', endMs: 2500 };
  const whole = { ...title, endMs: 'end' as const };

  it('are rendered again only where the title is', () => {
    expect(changed(keysOf({}), keysOf({ title }))).toEqual([0]);
    expect(changed(keysOf({}), keysOf({ title: whole }))).toEqual([0, 1, 2, 3]);
    expect(changed(keysOf({ title }), keysOf({ title: { ...title, text: 'Two things' } }))).toEqual([0]);
    expect(changed(keysOf({ title }), keysOf({ title: { ...title, style: 'panel' } }))).toEqual([0]);
  });

  it('stay as they are where an edit changes captions elsewhere', () => {
    const before = keysOf({ title: whole });
    expect(changed(before, keysOf({ title: whole }, 'Something else altogether'))).toEqual([1]);
  });
});

describe('a title without movement', () => {
  const title = { text: 'Three things 🚀', startMs: 1000, endMs: 3000 };

  it('neither fades nor lets its emoji pop, and does both otherwise', () => {
    const [still, moving] = [planOf({ title, animation: 'none' }), planOf({ title, animation: 'rise' })];
    expect(still.ass).not.toMatch(/\\fad|\\t\(|\\move/);
    expect(moving.ass).toContain('\\fad(140,180)');
    const ofTitle = ({ emojis }: typeof still) => emojis.filter(({ startMs }) => startMs < 5000);
    expect(ofTitle(still)).toMatchObject([{ continues: true }]);
    expect(ofTitle(moving)).toMatchObject([{ startMs: 1000 }]);
    expect(ofTitle(moving)[0]).not.toHaveProperty('continues');
  });

  it('is the same where captions are to be easy to read', () => {
    expect(planOf({ title, accessible: true }).ass).not.toContain('\\fad');
  });
});
