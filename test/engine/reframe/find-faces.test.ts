import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  everySeconds,
  type FaceClip,
  facesAt,
  makeFaceClip,
  places,
} from '../../../scripts/bench/reframe/face-clips.ts';
import { probeSource } from '../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../src/engine/media/timing/read-frame-times.ts';
import { createFaceDetector } from '../../../src/engine/reframe/detect/create-detector.ts';
import type { FaceMap, FaceMapDetail, SeenFace } from '../../../src/engine/reframe/face-map/face-map.ts';
import { createFaceFinder } from '../../../src/engine/reframe/find-faces.ts';
import { ffmpeg, makeClip, tools } from '../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'captioneer-faces-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const detect = createFaceDetector();
const findFaces = createFaceFinder({ ffmpeg: tools.ffmpeg, detect });

async function facesIn(
  file: string,
  detail: FaceMapDetail,
  signal = new AbortController().signal,
  limit: { untilMs?: number } = {},
): Promise<FaceMap> {
  const facts = await probeSource({ file, ffprobe: tools.ffprobe, maxSeconds: 60 });
  const frameTimes = await readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: facts.video.index });
  return findFaces({ sourceFile: file, facts, frameTimes, detail, signal, ...limit });
}

/** A face at three places with cuts between them, 40 frames each at 30 a second. */
const clip: FaceClip = {
  name: 'places',
  seconds: 4,
  faces: [places([60, 900, 480], 4 / 3)],
  cutsAtSeconds: everySeconds(4 / 3, 4),
  isQuick: true,
};
const early = join(dir, 'early-keys.mp4');
const regular = join(dir, 'regular-keys.mp4');
const regularBesideB = join(dir, 'regular-keys-beside-b-frames.mp4');
const sparse = join(dir, 'sparse-keys.mp4');

beforeAll(async () => {
  await makeFaceClip(tools, clip, early);
  // as cameras encode: regular key frames, and mostly no B-frames
  const asCameras = ['-c:v', 'libx264', '-preset', 'veryfast', '-sc_threshold', '0', '-c:a', 'copy'];
  ffmpeg(['-i', early, ...asCameras, '-bf', '0', '-g', '25', regular]);
  ffmpeg(['-i', early, ...asCameras, '-bf', '3', '-g', '20', regularBesideB]);
  ffmpeg(['-i', early, ...asCameras, '-bf', '0', '-g', '100', sparse]);
});

describe('createFaceFinder', () => {
  it('finds in the beginning alone what it finds there in the whole', async () => {
    const whole = await facesIn(early, 'framing');
    const beginning = await facesIn(early, 'framing', undefined, { untilMs: 2_500 });
    expect(whole.shots.map(({ startMs }) => Math.round(startMs))).toEqual([0, 1333, 2667]);
    expect(beginning.shots[0]).toEqual(whole.shots[0]);
    expect(beginning.shots.at(-1)).toMatchObject({ startMs: whole.shots[1]?.startMs, endMs: 2_500 });
    expect(beginning.shots).toHaveLength(2);
  });

  it.each([
    ['the encoder placed key frames at cuts', early],
    ['key frames are regular', regular],
    ['key frames are regular and there are B-frames', regularBesideB],
    ['both cuts follow the same key frame', sparse],
  ])('finds cuts to the frame when %s', async (_, file) => {
    const { shots } = await facesIn(file, 'framing');
    expect(shots.map(({ startMs, endMs }) => [startMs, endMs].map(Math.round))).toEqual([
      [0, 1333],
      [1333, 2667],
      [2667, 4000],
    ]);
  });

  it('finds two small faces from the first sample on', async () => {
    const two: FaceClip = { name: 'two', seconds: 2, faces: [at(40), at(980)], cutsAtSeconds: [], isQuick: true };
    const { shots } = await facesIn(await makeFaceClip(tools, two, join(dir, 'two.mp4')), 'framing');
    const counts = shots.flatMap(({ samples }) => samples.map(({ faces }) => faces.length));
    expect(counts.length).toBeGreaterThan(1);
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  it.each([
    ['small', 0.3, 'null'],
    ['small in the dark', 0.32, 'colorchannelmixer=rr=0.1:gg=0.1:bb=0.1'],
  ])('finds somebody who is %s', async (name, faceScale, light) => {
    const lit = join(dir, 'lit.mp4');
    const file = join(dir, `${name}.mp4`);
    await makeFaceClip(tools, { name, seconds: 3, faces: [at(950)], cutsAtSeconds: [], isQuick: true, faceScale }, lit);
    ffmpeg(['-i', lit, '-vf', light, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', file]);
    const { shots } = await facesIn(file, 'framing');
    const [real] = facesAt({ name, seconds: 3, faces: [at(950)], cutsAtSeconds: [], faceScale }, 1);
    for (const { faces } of shots.flatMap(({ samples }) => samples)) {
      expect(faces).toHaveLength(1);
      expect(faces[0] && middleOf(faces[0])).toBeCloseTo(real ? real.left + real.width / 2 : Number.NaN, 1);
    }
    expect(shots.flatMap(({ samples }) => samples).length).toBeGreaterThan(1);
  });

  it('says where the picture is full of detail', async () => {
    const [{ clutter = '', isScreen } = {}] = (await facesIn(early, 'captions')).shots;
    const cells = Array.from(clutter, Number);
    expect(cells).toHaveLength(320);
    // the face is in the left third of the picture, on a plain ground
    expect(Math.max(...cells.filter((_, i) => i % 16 > 6))).toBe(0);
    expect(Math.max(...cells)).toBeGreaterThan(2);
    expect(isScreen).toBeUndefined();
  });

  it('finds the face of each shot in its place, as one person', async () => {
    const { shots } = await facesIn(early, 'framing');
    for (const shot of shots) {
      const faces = shot.samples.flatMap((sample) => sample.faces);
      expect(faces.length).toBe(shot.samples.length);
      expect(new Set(faces.map(({ track }) => track))).toEqual(new Set([0]));
      const [real] = facesAt(clip, shot.startMs / 1000 + 0.1);
      for (const face of faces) {
        expect(middleOf(face)).toBeCloseTo(real ? real.left + real.width / 2 : Number.NaN, 1);
        expect(face.width).toBeGreaterThan((real?.width ?? 1) * 0.6);
      }
    }
  });

  it('gives key frames their own times, whatever is skipped between them', async () => {
    const { shots } = await facesIn(regularBesideB, 'framing');
    const moments = shots.flatMap(({ samples }) => samples.map(({ atMs }) => atMs));
    expect(moments).toEqual([0, 667, 1333, 2000, 2667, 3333]);
  });

  it('finds the same places for captions, from key frames only', async () => {
    const { shots } = await facesIn(early, 'captions');
    const middles = shots.flatMap(({ samples }) => samples.flatMap(({ faces }) => faces.map(middleOf)));
    expect(middles[0]).toBeCloseTo(60 / 1280 + 0.095, 1);
  });

  it('samples the whole video when nobody is in it', async () => {
    const file = makeClip({ file: join(dir, 'nobody.mp4'), seconds: 2, width: 640, height: 360 });
    const { shots } = await facesIn(file, 'framing');
    expect(shots.map(({ startMs, endMs }) => [startMs, Math.round(endMs)])).toEqual([[0, 2000]]);
    expect(shots.flatMap(({ samples }) => samples.flatMap(({ faces }) => faces))).toEqual([]);
    expect(shots[0]?.samples.length).toBeGreaterThan(0);
  });

  it('rejects with the reason as soon as it is aborted', async () => {
    const reason = new Error('cancelled');
    const stop = new AbortController();
    const search = facesIn(early, 'framing', stop.signal);
    stop.abort(reason);
    await expect(search).rejects.toBe(reason);
  });
});

describe('createFaceDetector', () => {
  it('finds the faces of several images of different sizes', async () => {
    const [width, height] = [136, 160];
    const face = ffmpeg([
      ...['-i', 'test/fixtures/astronaut.jpg', '-vf', `scale=${width}:${height}`],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
    ]);
    const image = () => ({ width, height, rgb: new Uint8Array(face) });
    const empty = { width: 64, height: 64, rgb: new Uint8Array(64 * 64 * 3).fill(128) };
    const [alone] = await detect([image()]);
    expect(alone).toHaveLength(1);
    expect(await detect([empty, image()])).toEqual([[], alone]);
  });

  it('takes images of any shape, and finds head and mouth', async () => {
    const [width, height] = [136, 160];
    const rgb = new Uint8Array(
      ffmpeg([
        ...['-i', 'test/fixtures/astronaut.jpg', '-vf', `scale=${width}:${height}`],
        ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'],
      ]),
    );
    const [faces = []] = await detect([{ width, height, rgb }]);
    expect(faces).toHaveLength(1);
    const [face] = faces;
    expect(face?.mouth.x).toBeCloseTo(0.5, 1);
    expect(face?.mouth.y).toBeCloseTo(0.45, 1);
    // her hair begins at 0.05
    expect(face?.top).toBeGreaterThan(0);
    expect(face?.top).toBeLessThan(0.08);
    expect((face?.top ?? 0) + (face?.height ?? 0)).toBeCloseTo(0.56, 1);
  });
});

function middleOf({ left, width }: SeenFace): number {
  return left + width / 2;
}
