import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { layOutBar } from '../../../../src/engine/layout/extras/lay-out-bar.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { barScript } from '../../../../src/engine/render/titles/bar-script.ts';
import { makeClip } from '../../../support/make-clip.ts';
import { lumas, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'bar-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a progress bar is as long as the share of the video that has passed, also in segments rendered alone', async () => {
  const file = makeClip({
    file: join(dir, 'in.mp4'),
    seconds: 9,
    fps: 5,
    width: 320,
    height: 240,
    picture: 'color=black',
    audio: 'none',
  });
  const frame = { width: 320, height: 240 };
  const style = resolveCaptionStyle({});
  const bar = layOutBar({ bar: { color: '#FFFFFF' }, style, frame, shots: [], captionsIn: () => [] });
  const ass = writeAssScript({ pages: [], style, frame, parts: [barScript(bar, 9000)] });
  const overlay = { ass };
  const render = (outFile: string, eachAlone: boolean) =>
    renderClip({ file, outFile, workDir: `${outFile}.work`, overlay, eachAlone });
  await render(join(dir, 'whole.mp4'), false);
  await render(join(dir, 'parts.mp4'), true);
  // a strip of two rows in the middle of the bar, scaled to one value: its brightness is the bar's length
  const row = `320:2:0:${bar.box.top}`;
  const whole = lumas(join(dir, 'whole.mp4'), row);
  expect(whole.length).toBeGreaterThan(40);
  expect(whole).toEqual([...whole].sort((a, b) => a - b));
  expect((whole.at(-1) ?? 0) - (whole[0] ?? 0)).toBeGreaterThan(150);
  const parts = lumas(join(dir, 'parts.mp4'), row);
  expect(parts).toHaveLength(whole.length);
  for (const [index, luma] of parts.entries()) expect(Math.abs(luma - (whole[index] ?? 0))).toBeLessThan(4);
});
