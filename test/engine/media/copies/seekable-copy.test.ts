import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSeekableCopy, seekableCopyArgs } from '../../../../src/engine/media/copies/seekable-copy.ts';
import { probeWithFrameTimes } from '../../../../src/engine/media/probe/probe-source.ts';
import { readFrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { fieldCodedH264 } from '../../../support/field-coded-h264.ts';
import { type ClipOptions, ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), "copy it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const path = (name: string) => join(dir, name);
const copyFile = path('copy');

async function copyOf(file: string) {
  const source = await probeWithFrameTimes({ ...tools, file });
  return { source, facts: await makeSeekableCopy({ ...tools, file, source, copyFile }) };
}

/** At most nine, the first and the last among them: of a file of key frames only, each seek would decode nearly all. */
function someOf(list: readonly number[]): number[] {
  const every = Math.max(1, Math.ceil(list.length / 8));
  return list.filter((_, index) => index % every === 0 || index === list.length - 1);
}

/** Display time of each frame in ticks of 1/90000 s and a hash of its pixels, from the key frame at a moment on. */
function decoded(file: string, streamIndex: number, fromSeconds?: number): [ticks: number, hash: string][] {
  const seek = fromSeconds === undefined ? [] : ['-ss', (Math.ceil(fromSeconds * 1e6) / 1e6).toFixed(6)];
  const text = ffmpeg([
    ...['-copyts', '-noaccurate_seek', '-seek_timestamp', '1', ...seek, '-i', file, '-map', `0:${streamIndex}`],
    ...['-fps_mode', 'passthrough', '-enc_time_base', '1:90000', '-f', 'framemd5', '-'],
  ]).toString();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines
    .map((line) => line.split(',').map((column) => column.trim()))
    .map((columns) => [Number(columns[2]), columns[5] ?? '']);
}

const x264 = (...args: string[]) => [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-pix_fmt',
  'yuv420p',
  '-g',
  '25',
  ...args,
];
const mpeg2 = ['-c:v', 'mpeg2video', '-b:v', '1M', '-g', '15', '-bf', '2'];
const clips: Record<string, Partial<ClipOptions>> = {
  'b-frames.ts': { fps: '30000/1001', videoArgs: x264('-bf', '3', '-preset', 'veryfast') },
  'open-groups.ts': { videoArgs: x264('-bf', '2', '-x264-params', 'open-gop=1:keyint=25') },
  'interlaced.ts': { videoArgs: x264('-flags', '+ildct+ilme', '-x264opts', 'tff=1', '-preset', 'veryfast') },
  'interlaced-mpeg2.ts': { videoArgs: [...mpeg2, '-flags', '+ildct+ilme'], audioArgs: ['-c:a', 'mp2'] },
  'camera.m2ts': { videoArgs: x264(), audioArgs: ['-c:a', 'ac3'] },
  'dvd.vob': { videoArgs: mpeg2, audioArgs: ['-c:a', 'ac3'], outputArgs: ['-f', 'vob'] },
  'hour.ts': { videoArgs: x264('-bf', '2'), outputArgs: ['-output_ts_offset', '3600'] },
  'late-sound.ts': { videoArgs: x264(), audioFilters: ['asetpts=PTS+0.5/TB'] },
  'variable.flv': {
    fps: 30,
    videoFilters: ["select='not(mod(n,7))+not(mod(n,4))'"],
    videoArgs: x264('-bf', '2', '-force_key_frames', '0.9,1.9'),
    outputArgs: ['-fps_mode', 'vfr'],
  },
  'sorenson.flv': { videoArgs: ['-c:v', 'flv', '-g', '25'], audioArgs: ['-c:a', 'mp3', '-ar', '44100'] },
  'divx.avi': { fps: '30000/1001', videoArgs: ['-c:v', 'mpeg4', '-g', '25'], audioArgs: ['-c:a', 'mp3'] },
  'camera.avi': { videoArgs: ['-c:v', 'mjpeg'], audioArgs: ['-c:a', 'pcm_s16le'], audioFilters: ['asetnsamples=1920'] },
  'old.wmv': { videoArgs: ['-c:v', 'wmv2', '-g', '25'], audioArgs: ['-c:a', 'wmav2'] },
};

describe('makeSeekableCopy', () => {
  it.each(Object.keys(clips))('copies %s: every key frame can be sought, and all frames are the same', async (name) => {
    const file = makeClip({ file: path(name), seconds: 3, ...clips[name] });
    const { source, facts } = await copyOf(file);
    if (!facts) throw new Error('no copy was made');
    const { durationMs, video } = source.facts;
    expect(facts).toMatchObject({ durationMs, video: { frameRate: video.frameRate, frameCount: video.frameCount } });
    const frames = decoded(copyFile, facts.video.index);
    const hashes = (list: typeof frames) => list.map(([, hash]) => hash);
    expect(hashes(frames)).toEqual(hashes(decoded(file, source.facts.video.index)));
    const copy = await probeWithFrameTimes({ ...tools, file: copyFile });
    const { timeBase } = facts.video;
    expect(copy.frameTimes?.keyPts.length).toBeGreaterThan(2);
    for (const pts of someOf(copy.frameTimes?.keyPts ?? [])) {
      const seconds = (pts * timeBase.num) / timeBase.den;
      const wanted = frames.filter(([ticks]) => ticks >= seconds * 90_000 - 0.5);
      const sought = decoded(copyFile, facts.video.index, seconds).filter(([ticks]) => ticks >= seconds * 90_000 - 0.5);
      expect(sought).toEqual(wanted);
    }
  });

  it('keeps the duration of the last frame, which MOV readers shorten', async () => {
    const file = makeClip({ file: path('end.ts'), videoArgs: x264('-bf', '0') });
    const { source, facts } = await copyOf(file);
    const times = await readFrameTimes({ ...tools, file: copyFile, streamIndex: 0, known: facts?.video });
    expect((times?.endPts ?? 0) - (times?.pts.at(-1) ?? 0)).toBe(3600);
    expect(facts?.durationMs).toBe(source.facts.durationMs);
  });

  it('keeps the audio in sync, by its own packets', async () => {
    const file = makeClip({ file: path('early.ts'), seconds: 2, outputArgs: ['-output_ts_offset', '50000'] });
    const { source, facts } = await copyOf(file);
    const lead = ({ audio, video }: typeof source.facts) => (audio?.startMs ?? 0) - video.startMs;
    expect(facts && lead(facts)).toBeCloseTo(lead(source.facts), 1);
    expect(facts?.audio).toMatchObject({ codec: 'aac', profile: 'LC', clockErrorMs: expect.any(Number) });
  });

  it('gives the same bytes each time, so that a source that is sent again is recognised', async () => {
    for (const name of ['twice.ts', 'twice.flv']) {
      const file = makeClip({ file: path(name) });
      await copyOf(file);
      const first = readFileSync(copyFile);
      await copyOf(file);
      expect(readFileSync(copyFile).equals(first)).toBe(true);
    }
  });

  it.each<[string, () => string]>([
    ['can be sought already', () => makeClip({ file: path('plain.mp4') })],
    ['has frames without display times', () => makeClip({ file: path('b.avi'), videoArgs: x264('-bf', '2') })],
    [
      'has audio that the copy cannot hold',
      () => makeClip({ file: path('adpcm.avi'), videoArgs: ['-c:v', 'mjpeg'], audioArgs: ['-c:a', 'adpcm_ms'] }),
    ],
    ['has each field in a packet of its own', separateFields],
  ])('does not copy what %s', async (_, make) => {
    expect((await copyOf(make())).facts).toBeNull();
  });

  it('rejects with the reason of its signal', async () => {
    const file = makeClip({ file: path('stopped.ts') });
    const source = await probeWithFrameTimes({ ...tools, file });
    const signal = AbortSignal.abort(new Error('stopping'));
    await expect(makeSeekableCopy({ ...tools, file, source, copyFile, signal })).rejects.toThrow('stopping');
  });

  it('uses Matroska for clocks in milliseconds, and MOV for all others', () => {
    const args = (timeBase: { num: number; den: number }) =>
      seekableCopyArgs({ file: 'a', copyFile: 'b', facts: buildFacts({ timeBase, index: 1 }, { audio: null }) });
    expect(args({ num: 1, den: 1000 }).slice(-3)).toEqual(['-f', 'matroska', 'file:b']);
    expect(args({ num: 1, den: 90_000 }).slice(-5)).toEqual(['-movie_timescale', '90000', '-f', 'mov', 'file:b']);
  });
});

function separateFields(): string {
  writeFileSync(path('fields.h264'), fieldCodedH264(50));
  const each = 'setts=pts=N*1800+1800:dts=N*1800:time_base=1/90000';
  ffmpeg(['-i', path('fields.h264'), '-c', 'copy', '-bsf:v', each, path('fields.ts')]);
  return path('fields.ts');
}
