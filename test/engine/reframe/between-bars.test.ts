import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at, type MovingFace, makeFaceClip } from '../../../scripts/bench/reframe/face-clips.ts';
import { probeSource } from '../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../src/engine/media/timing/read-frame-times.ts';
import { createFaceDetector } from '../../../src/engine/reframe/detect/create-detector.ts';
import type { FaceMapDetail } from '../../../src/engine/reframe/face-map/face-map.ts';
import { createFaceFinder } from '../../../src/engine/reframe/find-faces.ts';
import { planCameraPath } from '../../../src/engine/reframe/plan-camera-path.ts';
import { ffmpeg, tools } from '../../support/make-clip.ts';
import { lumas, renderClip } from '../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-bars-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const findFaces = createFaceFinder({ ffmpeg: tools.ffmpeg, detect: createFaceDetector() });

async function analyse(file: string, detail: FaceMapDetail) {
  const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  const signal = new AbortController().signal;
  return { facts, frameTimes, faces: await findFaces({ sourceFile: file, facts, frameTimes, detail, signal }) };
}

/** A part of 202 × 360 of a clip, put into a black frame of 640 × 360. */
async function makeBarred(name: string, faces: MovingFace[], putAt: number): Promise<string> {
  return makeInset(name, faces, `crop=202:360:260:0,pad=640:360:${putAt}:0`);
}

/** The same part in the middle of its own blurred copy. */
async function makeBlurred(name: string, faces: MovingFace[]): Promise<string> {
  const around = 'scale=640:-2,crop=640:360,gblur=sigma=12,eq=brightness=-0.1';
  return makeInset(name, faces, `crop=202:360:260:0,split[a][b];[a]${around}[c];[c][b]overlay=219:0`);
}

async function makeInset(name: string, faces: MovingFace[], filters: string): Promise<string> {
  const clip = { name, seconds: 2, faces, cutsAtSeconds: [], isQuick: true };
  const whole = await makeFaceClip(tools, clip, join(dir, `${name}-wide.mp4`));
  const file = join(dir, `${name}.mp4`);
  ffmpeg(['-i', whole, '-filter_complex', filters, '-crf', '30', '-c:a', 'copy', file]);
  return file;
}

describe('a vertical video between black bars', () => {
  it.each<[string, { faces: MovingFace[]; putAt: number }]>([
    ['a face at its left', { faces: [at(500)], putAt: 219 }],
    ['nobody', { faces: [], putAt: 180 }],
  ])('is made vertical without the bars: %s', async (who, { faces: real, putAt }) => {
    const name = who.replaceAll(' ', '-');
    const file = await makeBarred(name, real, putAt);
    const { facts, frameTimes, faces } = await analyse(file, 'framing');
    expect(faces.shots[0]?.samples[0]?.faces).toHaveLength(real.length);

    const camera = planCameraPath({ facts, faces, frameTimes }) ?? undefined;
    const outFile = join(dir, `${name}-vertical.mp4`);
    const settings = { resizeForSocialMedia: true };
    await renderClip({ file, outFile, workDir: join(dir, `${name}-work`), settings, camera });
    const { video } = await probeSource({ file: outFile, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const columns = [0, video.displayWidth / 2, video.displayWidth - 2];
    const [left = 0, middle = 0, right = 0] = columns.map((x) => Math.min(...lumas(outFile, `2:64:${x}:0`)));
    expect(middle).toBeGreaterThan(50);
    expect(Math.abs(left - middle)).toBeLessThan(10);
    expect(Math.abs(right - middle)).toBeLessThan(10);
  });

  it('is cropped to the picture in the middle of its own blurred copy', async () => {
    const { facts, frameTimes, faces } = await analyse(await makeBlurred('blurred', [at(640)]), 'framing');
    expect(faces.bars).toMatchObject({ left: expect.closeTo(219 / 640, 1), right: expect.closeTo(219 / 640, 1) });
    const [first] = planCameraPath({ facts, faces, frameTimes })?.takes ?? [];
    expect(first?.framing).toMatchObject({ kind: 'crop', points: [{ left: expect.closeTo(219 / 640, 1) }] });
  });

  it('is searched for bars only when it is framed', async () => {
    const { faces } = await analyse(await makeBarred('captioned', [], 219), 'captions');
    expect(faces.bars).toBeUndefined();
  });
});

describe('a film between black bars above and below', () => {
  it('is made vertical without the bars, with the person in it', async () => {
    const clip = { name: 'film', seconds: 2, faces: [at(800)], cutsAtSeconds: [], isQuick: true };
    const whole = await makeFaceClip(tools, clip, join(dir, 'film-whole.mp4'));
    const file = join(dir, 'film.mp4');
    ffmpeg(['-i', whole, '-vf', 'crop=640:268:0:46,pad=640:360:0:47', '-crf', '30', '-c:a', 'copy', file]);
    const { facts, frameTimes, faces } = await analyse(file, 'framing');

    const camera = planCameraPath({ facts, faces, frameTimes }) ?? undefined;
    const outFile = join(dir, 'film-vertical.mp4');
    await renderClip({
      file,
      outFile,
      workDir: join(dir, 'film-work'),
      settings: { resizeForSocialMedia: true },
      camera,
    });
    const { video } = await probeSource({ file: outFile, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const rows = [0, video.displayHeight / 4, video.displayHeight - 2];
    const [top = 0, background = 0, bottom = 0] = rows.map((y) => Math.min(...lumas(outFile, `16:2:0:${y}`)));
    expect(background).toBeGreaterThan(50);
    expect(Math.abs(top - background)).toBeLessThan(10);
    expect(Math.abs(bottom - background)).toBeLessThan(10);
    const vertical = await analyse(outFile, 'captions');
    const [face] = vertical.faces.shots[0]?.samples[0]?.faces ?? [];
    expect((face?.left ?? 0) + (face?.width ?? 0) / 2).toBeCloseTo(0.5, 1);
  });
});
