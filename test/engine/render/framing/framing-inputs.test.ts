import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CameraPath } from '../../../../src/engine/reframe/camera/camera-path.ts';
import { brightCentres } from '../../../support/bright-centres.ts';
import { type ClipOptions, ffmpeg, makeClip } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'framed-inputs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Displayed as 568 × 320 with a white bar at 200, 8 pixels wide; 25 frames. */
const bar = 'drawbox=200:0:8:320:white:fill';
const options: Omit<ClipOptions, 'file'> = { width: 568, height: 320, picture: 'color=black', audio: 'none' };
const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-qp', '4'];
const pq = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'];

const window = (left: number) => ({ left: left / 568, top: 0, width: 180 / 568, height: 1 });
/** Ten frames stand still, six move by 12 pixels, the rest shows the whole frame. */
const camera: CameraPath = {
  takes: [
    {
      startTicks: 0,
      framing: {
        kind: 'crop',
        points: [
          { atTicks: 9 * 3600, ...window(140) },
          { atTicks: 15 * 3600, ...window(152) },
        ],
      },
    },
    { startTicks: 15 * 3600 + 1800, framing: { kind: 'fit' } },
  ],
};

describe('a camera path in', () => {
  it.each<[string, Partial<ClipOptions>]>([
    ['wide-pixels.mp4', { width: 284, videoFilters: ['drawbox=100:0:4:320:white:fill', 'setsar=2'], videoArgs: x264 }],
    ['hdr.mp4', { videoFilters: [bar, 'format=yuv420p10le'], videoArgs: [...x264, ...pq] }],
    ['clear.mov', { videoFilters: [bar, 'format=argb'], videoArgs: ['-c:v', 'qtrle'] }],
    ['fields.mp4', { videoFilters: [bar, 'setfield=tff'], videoArgs: [...x264, '-flags', '+ildct+ilme'] }],
    ['old-colours.mkv', { videoFilters: [bar, 'format=yuvj422p'], videoArgs: ['-c:v', 'mjpeg', '-q:v', '2'] }],
  ])('%s', async (name, changes) => {
    const file = makeClip({ file: join(dir, name), ...options, ...changes });
    await expectFramed(file);
  });

  it('a rotated video', async () => {
    const lying = makeClip({
      ...{ file: join(dir, 'lying.mp4'), ...options, width: 320, height: 568, videoArgs: x264 },
      videoFilters: ['drawbox=0:200:320:8:white:fill'],
    });
    const file = join(dir, 'turned.mp4');
    ffmpeg(['-display_rotation', '90', '-i', lying, '-c', 'copy', file]);
    await expectFramed(file);
  });

  it('a video of variable rate, moving by its frame times', async () => {
    const file = makeClip({
      ...{
        file: join(dir, 'uneven.mkv'),
        ...options,
        videoArgs: x264,
        outputArgs: ['-fps_mode', 'vfr', '-enc_time_base', '1:1000'],
      },
      videoFilters: [bar, 'settb=1/1000', "setpts='N*40+mod(N*7,11)'"],
    });
    const seen = await framed(file);
    for (let frame = 10; frame < 15; frame++) {
      const atMs = frame * 40 + ((frame * 7) % 11);
      expect(Math.abs(Number(seen[frame]) - (64 - (12 * (atMs - 360)) / 240))).toBeLessThan(0.3);
    }
  });
});

async function expectFramed(file: string): Promise<void> {
  const seen = await framed(file);
  expect(seen).toHaveLength(25);
  for (const [frame, x] of seen.entries()) {
    const moved = 2 * Math.min(6, Math.max(0, frame - 9));
    if (frame > 15) expect(x, `picture ${frame}`).toBeNull();
    else expect(Math.abs(Number(x) - (64 - moved)), `picture ${frame}`).toBeLessThan(0.6);
  }
}

async function framed(file: string): Promise<(number | null)[]> {
  const outFile = `${file}.out.mp4`;
  await renderClip({
    file,
    outFile,
    workDir: `${file}.work`,
    settings: { resizeForSocialMedia: true, outputSize: 'source' },
    camera,
  });
  return brightCentres(outFile, 180);
}
