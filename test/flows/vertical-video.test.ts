import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaceClip, makeFaceClip, places } from '../../scripts/bench/reframe/face-clips.ts';
import { facesInPicture } from '../support/faces-in-picture.ts';
import { ffmpeg, makeClip, tools } from '../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { pictureDifference } from '../support/picture-difference.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** A face at the left edge, and after a cut at the right one, so that the middle shows neither. */
const clip: FaceClip = {
  name: 'two places',
  seconds: 4,
  faces: [places([60, 935], 2)],
  cutsAtSeconds: [2],
  isQuick: true,
};
const captions = [
  { start: 0.2, end: 1.8, text: 'over here' },
  { start: 2.2, end: 3.8, text: 'and over there' },
];
const inEachShot = [1, 3];
/** As nothing else in these pictures. */
const green = '#00FF00';
const look = { captions_highlight_color: green, captions_font_color: green };
/** In the source's size: what is enlarged shows the same, and takes far longer. */
const upright = { resize_for_social_media: true, output_size: 'source', captions, ...look };

/** Two ways to make a JPEG of the same moment, one of them through an encoded video. */
const alike = 6;

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;
let videoId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upright-'));
  const talk = await makeFaceClip(tools, clip, join(folder, 'talk.mp4'));
  const test = makeClip({ file: join(folder, 'nobody.mp4'), width: 320, height: 180, seconds: 2 });
  media = await startMediaServer({
    '/talk.mp4': { kind: 'file', file: talk },
    '/nobody.mp4': { kind: 'file', file: test },
  });
  service = await startServiceHere({ env: { SPEECH_ENGINE: 'none' } });
  user = await service.createUser();
  videoId = await user.client.createVideo({ video_url: `${media.url}/talk.mp4`, ...upright });
});

afterAll(async () => {
  await service?.stop();
  await media?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a wide video made vertical', () => {
  it('keeps the whole face in the window on both sides of a cut, and captions off it', async () => {
    const file = await outputOf(videoId, 1);
    for (const second of inEachShot) {
      const [face, ...others] = await facesInPicture(file, second);
      expect(others).toEqual([]);
      expect(face?.left).toBeGreaterThan(0.02);
      expect(face?.right).toBeLessThan(0.98);
      const { top, bottom } = linesOf(file, second);
      expect(top > (face?.bottom ?? 1) || bottom < (face?.top ?? 0), `lines at ${second} s`).toBe(true);
    }
  });

  it('shows the same in a still', async () => {
    const file = await outputOf(videoId, 1);
    for (const second of inEachShot) {
      const still = join(folder, `still-${second}.jpg`);
      writeFileSync(still, await stillOf(videoId, `at=${second}`));
      const [ofVideo] = await facesInPicture(file, second);
      const [ofStill] = await facesInPicture(still);
      expect(ofStill?.x).toBeCloseTo(ofVideo?.x ?? 0, 1);
      expect(ofStill?.width).toBeCloseTo(ofVideo?.width ?? 0, 1);
    }
  });

  it('shows the whole picture over a blurred background if the settings say so, then the part that its owner chose', async () => {
    await user.client.editVideo({ video_id: videoId, framing: 'fit' });
    const whole = await outputOf(videoId, 2);
    const [small] = await facesInPicture(whole, 1);
    // a third as large as in a window of a third of the picture
    expect(small?.width).toBeLessThan(0.25);
    expect(small?.x).toBeLessThan(0.3);
    await user.client.editVideo({ video_id: videoId, framing: [{ at: 0, x: 0.9, y: 0.5 }] });
    const pointed = await outputOf(videoId, 3);
    // letters may look like a very small face
    expect((await facesInPicture(pointed, 1)).filter(({ width }) => width > 0.1)).toEqual([]);
    expect(await facesInPicture(pointed, 3)).toHaveLength(1);
  });

  it('shows the whole picture where there is no face', async () => {
    const id = await user.client.createVideo({ video_url: `${media.url}/nobody.mp4`, ...upright, captions: [] });
    await outputOf(id, 1);
    const fit = await stillOf(id, 'at=1&framing=fit');
    const centre = await stillOf(id, 'at=1&framing=centre');
    expect(pictureDifference(await stillOf(id, 'at=1'), fit)).toBeLessThan(alike);
    expect(pictureDifference(fit, centre)).toBeGreaterThan(4 * alike);
  });
});

/** File of the output when that revision is ready: exactly 9:16. */
async function outputOf(id: string, revision: number): Promise<string> {
  const video = await waitForEnd(user.client, id, { revision });
  expect(video, video.message).toMatchObject({ status: 'processed', notices: [] });
  const { width, height, video_url: url } = video.output ?? { width: 0, height: 1, video_url: '' };
  expect(width * 16).toBe(height * 9);
  const file = join(folder, `${id}-${revision}.mp4`);
  writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return file;
}

async function stillOf(id: string, query: string): Promise<Buffer> {
  const reply = await user.client.call('GET', `/api/videos/${id}/still?${query}`);
  expect(reply.status, reply.text.slice(0, 200)).toBe(200);
  return reply.bytes;
}

/** First and last row of pixels with letters, as shares of the height. */
function linesOf(file: string, atSeconds: number): { top: number; bottom: number } {
  // thin letters would melt into the picture in a smaller one
  const size = { width: 360, height: 640 };
  const filters = `scale=${size.width}:${size.height}:in_color_matrix=bt709,format=rgb24`;
  const seek = ['-ss', atSeconds.toFixed(3), '-i', file, '-frames:v', '1', '-vf', filters];
  const pixels = ffmpeg([...seek, '-f', 'rawvideo', 'pipe:1']);
  const rows = Array.from({ length: size.height }, (_, row) => row).filter((row) =>
    Array.from({ length: size.width }, (_, column) => (row * size.width + column) * 3).some(
      (at) => (pixels[at] ?? 0) < 110 && (pixels[at + 1] ?? 0) > 170 && (pixels[at + 2] ?? 0) < 110,
    ),
  );
  expect(rows.length, 'rows with letters').toBeGreaterThan(12);
  return { top: (rows[0] ?? 0) / size.height, bottom: ((rows.at(-1) ?? 0) + 1) / size.height };
}
