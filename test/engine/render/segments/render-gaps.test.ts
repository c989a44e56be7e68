import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { renderRun } from '../../../../src/engine/render/segments/render-run.ts';
import { type ClipOptions, makeClip, tools } from '../../../support/make-clip.ts';
import { outputTimes } from '../../../support/probe-output.ts';
import { bundledFonts, lumas, noEmoji, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'gaps '));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A white square in the right half, for 0.3 s from each of these times; it grows for the first 140 ms. */
const wordsAt = [1.23, 2.57, 4.01, 4.56, 6.78];
const captionRegion = '8:8:124:56';
const script = `[Script Info]
ScriptType: v4.00+
PlayResX: 160
PlayResY: 120

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, Alignment
Style: D,Arial,20,&H00FFFFFF,5

[Events]
Format: Layer, Start, End, Style, Text
${wordsAt
  .map((at) => {
    const pop = '{\\pos(128,60)\\fscx80\\fscy80\\t(0,80,\\fscx110\\fscy110)\\t(80,140,\\fscx100\\fscy100)\\p1}';
    return `Dialogue: 0,0:00:0${at.toFixed(2)},0:00:0${(at + 0.3).toFixed(2)},D,${pop}m 0 0 l 40 0 40 40 0 40`;
  })
  .join('\n')}
`;

const still = ["select='not(between(n,61,209))'"];
const sources: [string, Partial<ClipOptions>][] = [
  ['ten a second.mp4', { fps: 10 }],
  ['screen.mp4', { fps: 30, videoFilters: still, outputArgs: ['-fps_mode', 'vfr'] }],
  ['screen.mkv', { fps: 30, videoFilters: still, outputArgs: ['-fps_mode', 'vfr'] }],
  ['slides.mp4', { fps: 10, videoFilters: ['select=not(mod(n\\,28))'], outputArgs: ['-fps_mode', 'vfr'] }],
];

describe('gaps in a source', () => {
  it.each(sources)(
    'of %s are filled where captions change, and its own frames keep their times',
    async (name, options) => {
      const file = makeClip({
        ...{ seconds: 9, picture: 'numbered', audio: 'none', ...options },
        file: join(dir, name),
        videoArgs: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60'],
      });
      const outFile = `${file}.out.mp4`;
      const { plan, rendered, output } = await renderClip({
        ...{ file, outFile, workDir: `${file}.work` },
        overlay: { ass: script },
      });
      const own = outputTimes(file);
      const again = await renderRun({
        ...{ plan, run: plan.segments.slice(1, 2), sourceFile: file, workDir: `${file}.again`, tools },
        ...{ fonts: bundledFonts, rasteriseEmoji: noEmoji },
      });
      const mixed = `${file}.mixed.mp4`;
      await assembleOutput({
        ...{ plan, sourceFile: file, outFile: mixed, workDir: `${file}.join`, tools },
        segmentFiles: rendered.map((one, i) => (i === 1 ? (again[0]?.file ?? '') : one.file)),
      });
      const repeats = plan.segments.flatMap((segment) => segment.repeats.map((ticks) => ticks / 90_000));
      expect(repeats.length).toBeGreaterThan(10);
      expect(output.durationMs / 1000).toBeCloseTo((plan.durationMs ?? 0) / 1000, 1);
      for (const out of [outFile, mixed]) {
        const times = outputTimes(out);
        const wanted = [...own.map((time) => time - (own[0] ?? 0)), ...repeats].toSorted((a, b) => a - b);
        expect(largestDifference(times, wanted)).toBeLessThan(0.0001);
        // each repeat shows the source's current frame
        const sourceLevels = lumas(file, '64:64:0:0');
        const levels = times.map(
          (time) => sourceLevels[own.findLastIndex((at) => at - (own[0] ?? 0) <= time + 0.0001)] ?? -1,
        );
        expect(largestDifference(lumas(out, '64:64:0:0'), levels)).toBeLessThan(5);
        const lit = litTimes(times, lumas(out, captionRegion), levels);
        expect(lit).toHaveLength(wordsAt.length);
        for (const [i, at] of lit.entries()) expect(Math.abs(at - (wordsAt[i] ?? 0))).toBeLessThan(0.04);
      }
    },
  );

  it.each([0.7, 1.93, 1.95, 1.97])('do not shorten the last frame when captions end at %s s', async (endSeconds) => {
    const file = makeClip({ file: join(dir, `end${endSeconds}.mp4`), seconds: 2, fps: 15, audio: 'none' });
    const event = 'Dialogue: 0,0:00:00.20,0:00:0END,D,{\\pos(128,60)\\p1}m 0 0 l 40 0 40 40 0 40\n';
    const ass = `${script.slice(0, script.indexOf('Dialogue:'))}${event.replace('END', endSeconds.toFixed(2))}`;
    const outFile = `${file}.out.mp4`;
    const { output } = await renderClip({ file, outFile, workDir: `${file}.work`, overlay: { ass } });
    expect(output.durationMs).toBe(2000);
    expect(lumas(outFile)).toHaveLength(output.frames);
  });
});

/** When the caption appears. */
function litTimes(times: number[], captions: number[], beneath: number[]): number[] {
  const isLit = captions.map((luma, i) => luma > 232 && (beneath[i] ?? 0) < 230);
  return times.filter((_, i) => isLit[i] && !isLit[i - 1]);
}

function largestDifference(a: number[], b: number[]): number {
  expect(a).toHaveLength(b.length);
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN))));
}
