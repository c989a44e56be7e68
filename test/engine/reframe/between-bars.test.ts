import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at, type MovingFace, makeFaceClip } from '../../../scripts/bench/reframe/face-clips.ts';
import { probeSource } from '../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../src/engine/media/timing/read-frame-times.ts';
import { createDetector } from '../../../src/engine/reframe/detect/create-detector.ts';
import { createFaceFinder } from '../../../src/engine/reframe/find-faces.ts';
import type { FaceMapDetail } from '../../../src/engine/reframe/needs-face-map.ts';
import { cameraPathOf } from '../../../src/engine/reframe/plan-camera-path.ts';
import { ffmpeg, tools } from '../../support/make-clip.ts';
import { lumas, renderClip } from '../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-bars-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const findFaces = createFaceFinder({ ffmpeg: tools.ffmpeg, detect: createDetector() });

async function look(file: string, detail: FaceMapDetail) {
  const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  const signal = new AbortController().signal;
  return { facts, frameTimes, faces: await findFaces({ sourceFile: file, facts, frameTimes, detail, signal }) };
}

/** What stands at a place of a clip, 202 × 360, put into 640 × 360 at another place. */
async function makeBarred(name: string, faces: MovingFace[], putAt: number): Promise<string> {
  return makeInset(name, faces, `crop=202:360:260:0,pad=640:360:${putAt}:0`);
}

/** The same in the middle of its own blurred picture. */
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

describe('an upright video between black bars', () => {
  it.each<[string, { faces: MovingFace[]; putAt: number }]>([
    ['somebody at its left', { faces: [at(500)], putAt: 219 }],
    ['nobody', { faces: [], putAt: 180 }],
  ])('is made upright without them: %s', async (who, { faces: real, putAt }) => {
    const name = who.replaceAll(' ', '-');
    const file = await makeBarred(name, real, putAt);
    const { facts, frameTimes, faces } = await look(file, 'framing');
    expect(faces.shots[0]?.samples[0]?.faces).toHaveLength(real.length);

    const camera = cameraPathOf({ facts, faces, frameTimes }) ?? undefined;
    const outFile = join(dir, `${name}-upright.mp4`);
    const settings = { resizeForSocialMedia: true };
    await renderClip({ file, outFile, workDir: join(dir, `${name}-work`), settings, camera });
    const { video } = await probeSource({ file: outFile, ffprobe: tools.ffprobe, maxSeconds: 60 });
    const columns = [0, video.displayWidth / 2, video.displayWidth - 2];
    const [left = 0, middle = 0, right = 0] = columns.map((x) => Math.min(...lumas(outFile, `2:64:${x}:0`)));
    expect(middle).toBeGreaterThan(50);
    expect(Math.abs(left - middle)).toBeLessThan(10);
    expect(Math.abs(right - middle)).toBeLessThan(10);
  });

  it('keeps to what stands in the middle of its own blurred picture', async () => {
    const { facts, frameTimes, faces } = await look(await makeBlurred('blurred', [at(640)]), 'framing');
    expect(faces.bars).toMatchObject({ left: expect.closeTo(219 / 640, 1), right: expect.closeTo(219 / 640, 1) });
    const [first] = cameraPathOf({ facts, faces, frameTimes })?.takes ?? [];
    expect(first?.framing).toMatchObject({ kind: 'crop', points: [{ left: expect.closeTo(219 / 640, 1) }] });
  });

  it('is looked at for bars only where it is to be framed', async () => {
    const { faces } = await look(await makeBarred('captioned', [], 219), 'captions');
    expect(faces.bars).toBeUndefined();
  });
});

describe('a film between black bars above and below', () => {
  it('is made upright without them, with the person in it', async () => {
    const clip = { name: 'film', seconds: 2, faces: [at(800)], cutsAtSeconds: [], isQuick: true };
    const whole = await makeFaceClip(tools, clip, join(dir, 'film-whole.mp4'));
    const file = join(dir, 'film.mp4');
    ffmpeg(['-i', whole, '-vf', 'crop=640:268:0:46,pad=640:360:0:47', '-crf', '30', '-c:a', 'copy', file]);
    const { facts, frameTimes, faces } = await look(file, 'framing');

    const camera = cameraPathOf({ facts, faces, frameTimes }) ?? undefined;
    const outFile = join(dir, 'film-upright.mp4');
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
    const upright = await look(outFile, 'captions');
    const [face] = upright.faces.shots[0]?.samples[0]?.faces ?? [];
    expect((face?.left ?? 0) + (face?.width ?? 0) / 2).toBeCloseTo(0.5, 1);
  });
});
