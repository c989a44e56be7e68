import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ffmpeg, makeClip } from '../../../support/make-clip.ts';
import { lumas, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'watermark-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a watermark is drawn on every frame at its opacity, also in segments rendered alone', async () => {
  const file = makeClip({
    file: join(dir, 'in.mp4'),
    seconds: 9,
    width: 320,
    height: 240,
    picture: 'color=black',
    audio: 'none',
  });
  const watermark = ffmpeg([
    ...['-f', 'lavfi', '-i', 'color=white:s=64x64', '-frames:v', '1', '-threads', '1'],
    ...['-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
  ]);
  const placed = { left: 200, top: 40, width: 64, height: 32, opacity: 0.5 };
  const overlay = { watermark: { ...placed, type: 'png' as const, sha256: '', picture: 'upload://a' } };
  const outFile = join(dir, 'out.mp4');
  const { plan } = await renderClip({ file, outFile, workDir: join(dir, 'work'), overlay, watermark, eachAlone: true });
  expect(plan.segments.length).toBeGreaterThan(1);
  const marked = lumas(outFile, '60:28:202:42');
  expect(marked).toHaveLength(225);
  for (const luma of marked) expect(Math.abs(luma - 125)).toBeLessThan(6);
  expect(Math.max(...lumas(outFile, '60:28:100:42'))).toBeLessThan(20);
});
