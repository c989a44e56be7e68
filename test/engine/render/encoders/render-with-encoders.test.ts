import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hardwareNames } from '../../../../src/engine/render/encoders/choose-encoder.ts';
import { encoders } from '../../../../src/engine/render/encoders/encoders.ts';
import { readIvfFrames } from '../../../../src/engine/render/segments/ivf-frames.ts';
import type { EncoderName } from '../../../../src/infra/config/config.ts';
import { ffmpegWithEncoders } from '../../../support/ffmpeg-with-encoders.ts';
import { makeClip } from '../../../support/make-clip.ts';
import { outputTimes, probedStreams } from '../../../support/probe-output.ts';
import { lumas, type RenderClipOptions, renderClip } from '../../../support/render-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-encoders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let clip: string;
let expected: { times: number[]; lumas: number[] };

/** Every third frame is missing, so that frames are unevenly spaced. */
const uneven = ["select='not(eq(mod(n,3),1))'"];

beforeAll(async () => {
  const shape = { picture: 'numbered' as const, seconds: 8, fps: 30, width: 320, height: 256 };
  clip = makeClip({
    file: join(folder, 'clip.mp4'),
    ...shape,
    videoFilters: uneven,
    outputArgs: ['-fps_mode', 'passthrough'],
  });
  const outFile = await render('x264-veryfast');
  expected = { times: outputTimes(outFile), lumas: lumas(outFile) };
});

async function render(encoder: EncoderName, options: Partial<RenderClipOptions> = {}): Promise<string> {
  const outFile = join(folder, `${encoder}${options.eachAlone ? '-alone' : ''}.mp4`);
  const rendered = await renderClip({ file: clip, outFile, workDir: `${outFile}.work`, encoder, ...options });
  expect(rendered.plan.encoder).toBe(encoder);
  expect(rendered.plan.segments.length).toBeGreaterThan(2);
  return outFile;
}

/** All frames at their own times, with the pictures that x264 has there. */
function expectSameVideo(outFile: string): void {
  const times = outputTimes(outFile);
  expect(times).toHaveLength(expected.times.length);
  for (const [i, at] of times.entries()) expect(at).toBeCloseTo(expected.times[i] ?? -1, 3);
  const differences = lumas(outFile).map((luma, i) => Math.abs(luma - (expected.lumas[i] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(4);
}

describe('a video of several segments', () => {
  it.each([false, true])('by SVT-AV1 has every frame at its time (each segment alone: %s)', async (eachAlone) => {
    const outFile = await render('svt-av1', { eachAlone });
    expect(probedStreams(outFile)[0]).toMatchObject({ codec_name: 'av1', pix_fmt: 'yuv420p', color_space: 'bt709' });
    expectSameVideo(outFile);
  });

  it.each(hardwareNames)('by %s has every frame at its time', async (name) => {
    const ffmpeg = ffmpegWithEncoders({ file: join(folder, `ffmpeg-${name}`), works: [encoders[name].ffmpegName] });
    const outFile = await render(name, { ffmpeg });
    expect(probedStreams(outFile)[0]).toMatchObject({ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p' });
    expectSameVideo(outFile);
  });

  it('fails, and is not published, where a hardware encoder stops working', async () => {
    const ffmpeg = ffmpegWithEncoders({ file: join(folder, 'ffmpeg-broken') });
    await expect(render('nvenc', { ffmpeg })).rejects.toMatchObject({ code: 'render_failed' });
  });

  it('that is too small for hardware is encoded by x264', async () => {
    const file = makeClip({ file: join(folder, 'small.mp4'), width: 160, height: 120 });
    const { plan } = await renderClip({
      file,
      outFile: join(folder, 's.mp4'),
      workDir: join(folder, 's'),
      encoder: 'qsv',
    });
    expect(plan.encoder).toBe('x264-veryfast');
    expect(plan.madeWith).toContain('qsv');
  });
});

describe('readIvfFrames', () => {
  const path = (name: string) => join(folder, name);
  const frame = (pts: number, bytes: number) => {
    const header = Buffer.alloc(12);
    header.writeUInt32LE(bytes, 0);
    header.writeBigUInt64LE(BigInt(pts), 4);
    return Buffer.concat([header, Buffer.alloc(bytes)]);
  };
  const file = Buffer.concat([Buffer.from('DKIF'.padEnd(32, '\0')), frame(900_000, 5), frame(903_000, 7)]);

  it('reads the times of all frames', async () => {
    writeFileSync(path('whole.ivf'), file);
    const frames = await readIvfFrames(path('whole.ivf'));
    expect(frames).toEqual([900_000, 903_000].map((pts) => ({ pts, dts: pts })));
  });

  it('sees none in an empty file, and refuses one that is cut off or of another kind', async () => {
    writeFileSync(path('empty.ivf'), '');
    expect(await readIvfFrames(path('empty.ivf'))).toEqual([]);
    for (const bytes of [file.subarray(0, -1), file.subarray(0, 40), file.subarray(0, 10), readFileSync(clip)]) {
      writeFileSync(path('broken.ivf'), bytes);
      expect(await readIvfFrames(path('broken.ivf'))).toBeNull();
    }
  });
});
