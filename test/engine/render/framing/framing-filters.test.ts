import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CameraPath, CropPoint, TakeFraming } from '../../../../src/engine/reframe/camera/camera-path.ts';
import { framingFilters } from '../../../../src/engine/render/framing/framing-filters.ts';
import { renderStill } from '../../../../src/engine/render/stills/render-still.ts';
import { brightCentres, grayPictures } from '../../../support/bright-centres.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';
import { bundledFonts, noEmoji, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'framing-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** 25 frames a second; each shows two white bars, 8 pixels wide, on black. */
const source = { width: 568, height: 320 };
const bars = [200, 400];
const output = { width: 180, height: 320 };
const ticksPerFrame = 3600;

const clip = makeClip({
  ...{ file: join(dir, 'bars.mp4'), ...source, seconds: 6, picture: 'color=black', audio: 'none' },
  videoFilters: bars.map((x) => `drawbox=${x}:0:8:320:white:fill`),
  videoArgs: ['-c:v', 'libx264', '-preset', 'veryfast', '-qp', '4', '-g', '50'],
});
const settings = { resizeForSocialMedia: true, outputSize: 'source' } as const;

/** The cut before this frame. */
const cutAt = (frame: number) => Math.floor((frame - 0.5) * ticksPerFrame);
const point = (atFrame: number, left: number): CropPoint => ({
  ...{ atTicks: atFrame * ticksPerFrame, left: left / source.width, top: 0 },
  ...{ width: output.width / source.width, height: 1 },
});
const take = (frame: number, framing: TakeFraming) => ({ startTicks: frame === 0 ? 0 : cutAt(frame), framing });
const crop = (...points: CropPoint[]): TakeFraming => ({ kind: 'crop', points });

const camera: CameraPath = {
  takes: [
    take(0, crop(point(0, 140))),
    take(25, crop(point(0, 320))),
    // stands still for ten frames, moves by 24 pixels in 48 frames, stands still again
    take(40, crop(point(50, 180), point(98, 156))),
    take(110, { kind: 'fit' }),
    take(125, crop(point(0, 350))),
  ],
};

describe('a camera path', () => {
  const outFile = join(dir, 'out.mp4');
  const rendered = renderClip({ file: clip, outFile, workDir: join(dir, 'work'), settings, camera });

  it('is drawn exactly in every frame: windows, moves, and the whole frame over its blurred copy', async () => {
    await rendered;
    const seen = brightCentres(outFile, output.width);
    expect(seen).toHaveLength(150);
    const bar = (frame: number, x: number) => expect(seen[frame], `picture ${frame}`).toBeCloseTo(x, 0);
    for (let frame = 0; frame < 25; frame++) bar(frame, 204 - 140);
    for (let frame = 25; frame < 40; frame++) bar(frame, 404 - 320);
    for (let frame = 40; frame < 50; frame++) bar(frame, 204 - 180);
    for (let frame = 98; frame < 110; frame++) bar(frame, 204 - 156);
    for (let frame = 125; frame < 150; frame++) bar(frame, 404 - 350);
    for (let frame = 110; frame < 125; frame++) expect(seen[frame], `picture ${frame}`).toBeNull();
  });

  it('moves evenly, by fractions of pixels', async () => {
    await rendered;
    const seen = brightCentres(outFile, output.width).slice(49, 100).map(Number);
    for (const [i, x] of seen.slice(1, 50).entries()) expect(Math.abs(x - (24 + i / 2))).toBeLessThan(0.3);
  });

  it('shows the whole frame between blurred parts', async () => {
    await rendered;
    const column = (x: number) => [...grayPictures(outFile, `select=eq(n\\,117),crop=2:320:${x}:0`)];
    // the first bar: small in the middle, and enlarged in the blurred background
    const [small, blurred] = [column(64).filter((_, i) => i % 2 === 0), column(10).filter((_, i) => i % 2 === 0)];
    // the whole frame is 180 × 102, in the middle
    expect(Math.min(...small.slice(111, 209))).toBeGreaterThan(150);
    expect(Math.max(...small.slice(0, 107), ...small.slice(213))).toBeLessThan(10);
    for (const luma of [...blurred.slice(0, 107), ...blurred.slice(213)]) {
      expect(luma).toBeGreaterThan(10);
      expect(luma).toBeLessThan(100);
    }
    expect(Math.max(...blurred.slice(113, 207))).toBeLessThan(10);
  });

  it('looks the same in separately rendered segments and in stills', async () => {
    const { plan, facts } = await rendered;
    expect(plan.segments).toHaveLength(2);
    // the second one begins while the window moves
    expect(plan.segments[1]).toMatchObject({ startFrame: 75 });
    // what the encoder loses depends on the frames around
    const exact = { file: clip, settings, camera, isLossless: true };
    const [together, alone] = [join(dir, 'together.mp4'), join(dir, 'alone.mp4')];
    await renderClip({ ...exact, outFile: together, workDir: join(dir, 'together') });
    await renderClip({ ...exact, outFile: alone, workDir: join(dir, 'alone'), eachAlone: true });
    expect(brightCentres(alone, output.width)).toEqual(brightCentres(together, output.width));
    expect(grayPictures(alone, 'null').equals(grayPictures(together, 'null'))).toBe(true);
    for (const frame of [24, 25, 70, 110, 124, 125]) {
      const workDir = join(dir, `still${frame}`);
      mkdirSync(workDir);
      const jpeg = await renderStill({
        ...{ plan, facts, sourceFile: clip, atMs: frame * 40 + 5, workDir, tools },
        ...{ fonts: bundledFonts, rasteriseEmoji: noEmoji },
      });
      const file = join(workDir, 'kept.jpg');
      writeFileSync(file, jpeg);
      const [still, picture] = [grayPictures(file, 'null'), grayPictures(outFile, `select=eq(n\\,${frame})`)];
      expect(meanDifference(still, picture), `picture ${frame}`).toBeLessThan(3);
    }
  });
});

describe('an enlarged picture', () => {
  it('moves evenly as well, in the size that platforms want', async () => {
    const outFile = join(dir, 'enlarged.mp4');
    await renderClip({
      ...{ file: clip, outFile, workDir: join(dir, 'enlarged') },
      ...{ settings: { resizeForSocialMedia: true }, camera },
    });
    const enlargement = 720 / output.width;
    const seen = brightCentres(outFile, 720).map(Number);
    const place = (x: number) => x * enlargement;
    for (let frame = 0; frame < 25; frame++) expect(Math.abs((seen[frame] ?? 0) - place(64))).toBeLessThan(2);
    for (let step = 1; step < 48; step++) {
      expect(Math.abs((seen[50 + step] ?? 0) - place(24 + step / 2))).toBeLessThan(2);
      expect(Math.abs((seen[50 + step] ?? 0) - (seen[49 + step] ?? 0) - enlargement / 2)).toBeLessThan(0.6);
    }
  });
});

describe('a window that changes its size', () => {
  it('grows and moves evenly', async () => {
    const outFile = join(dir, 'zoomed.mp4');
    const half = { ...point(40, 160), width: point(0, 0).width / 2, height: 0.5, top: 0.25 };
    const zooming: CameraPath = { takes: [take(0, crop(point(0, 114), half))] };
    await renderClip({ file: clip, outFile, workDir: join(dir, 'zoom'), settings, camera: zooming });
    const seen = brightCentres(outFile, output.width).slice(0, 60);
    for (const [frame, x] of seen.entries()) expectGrown(frame, x, Math.min(1, frame / 40));
  });

  it('grows and shrinks repeatedly with few filter chains', async () => {
    const outFile = join(dir, 'to-and-fro.mp4');
    const near = { ...point(0, 160), width: point(0, 0).width / 2, height: 0.5, top: 0.25 };
    const points = Array.from({ length: 10 }, (_, i) => ({
      ...(i % 2 === 0 ? point(0, 114) : near),
      atTicks: i * 12 * ticksPerFrame,
    }));
    const zooming: CameraPath = { takes: [take(0, crop(...points))] };
    const { plan } = await renderClip({ file: clip, outFile, workDir: join(dir, 'fro'), settings, camera: zooming });
    const seen = brightCentres(outFile, output.width).slice(0, 108);
    for (const [frame, x] of seen.entries()) {
      expectGrown(frame, x, Math.abs(((frame / 12 + 1) % 2) - 1));
    }
    const filters = plan.framing ? framingFilters(plan.framing, output, { startTicks: 0, endTicks: null }) : '';
    expect(filters.match(/eval=frame/g)?.length).toBeLessThan(6);
  });

  function expectGrown(frame: number, x: number | null, share: number) {
    const wanted = ((204 - (114 + 46 * share)) * 180) / (180 - 90 * share);
    expect(Math.abs((x ?? -1) - wanted), `picture ${frame}`).toBeLessThan(0.9);
  }
});

function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
