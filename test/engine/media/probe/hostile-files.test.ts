import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extractSpeechAudio } from '../../../../src/engine/media/audio/extract-speech-audio.ts';
import { openWavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { confinedInput } from '../../../../src/engine/media/ffmpeg/confined-input.ts';
import { runFfprobe } from '../../../../src/engine/media/ffmpeg/run-ffprobe.ts';
import { enough } from '../../../../src/engine/media/ffmpeg/run-tool.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import type { AudioFacts, SourceFacts } from '../../../../src/engine/media/source-facts.ts';
import { maxHoles } from '../../../../src/engine/media/timing/audio-packets.ts';
import { readFrameTimes } from '../../../../src/engine/media/timing/read-frame-times.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const path = (name: string) => join(dir, name);
const probe = (file: string) => probeSource({ ffprobe: tools.ffprobe, file });

/** An element of Matroska: its id in hexadecimal, an eight-byte length, and its content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes.length) + (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, bytes]);
}
const number = (id: string, value: number) => element(id, Buffer.from([value >> 24, value >> 16, value >> 8, value]));
const text = (id: string, value: string) => element(id, Buffer.from(value));

const picture = ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=160x120', '-frames:v', '1', '-f', 'mjpeg', 'pipe:1']);
const track = (index: number, side = 160) =>
  element('AE', number('D7', index), number('73C5', index), number('83', 1), text('86', 'V_MJPEG'), size(side));
const soundTrack = (channels: number) =>
  element('AE', number('D7', 2), number('73C5', 2), number('83', 2), text('86', 'A_PCM/INT/LIT'), sound(channels));
const sound = (channels: number) => element('E1', number('9F', channels), number('6264', 16));
const size = (side: number) => element('E0', number('B0', side), number('BA', side));

/** One second of red pictures in Matroska, with anything before them. */
function matroska(name: string, { tracks = [track(1)], extra = [] as Buffer[], stepMs = 40 } = {}): string {
  const block = element('A3', Buffer.from([0x81, 0, 0, 0x80]), picture);
  const clusters = Array.from({ length: 25 }, (_, i) => element('1F43B675', number('E7', i * stepMs), block));
  const info = element('1549A966', number('2AD7B1', 1_000_000), text('4D80', 'x'), text('5741', 'x'));
  const segment = element('18538067', info, element('1654AE6B', ...tracks), ...extra, ...clusters);
  writeFileSync(path(name), Buffer.concat([element('1A45DFA3', text('4282', 'matroska')), segment]));
  return path(name);
}

function chapters(count: number): Buffer {
  const all = Array.from({ length: count }, (_, i) =>
    element('B6', number('73C4', i + 1), number('91', i), element('80', text('85', 'c'))),
  );
  return element('1043A770', element('45B9', ...all));
}

function tag(name: string, value: string): Buffer {
  return element('7373', element('63C0'), element('67C8', text('45A3', name), text('4487', value)));
}

/** Replaces the edit list of the first track of an MP4 whose index is at its end. */
function withEdits(mp4: Buffer, count: number): Buffer {
  const edit = Buffer.from('00009c400000000000010000', 'hex');
  const list = Buffer.concat([Buffer.alloc(4), ...Array.from({ length: count }, () => edit)]);
  const header = Buffer.alloc(12);
  header.writeUInt32BE(list.length + 12);
  header.write('elst', 4);
  list.writeUInt32BE(count);
  const at = mp4.indexOf('elst') - 4;
  const oldBytes = mp4.readUInt32BE(at);
  const changed = Buffer.concat([mp4.subarray(0, at), header, list, mp4.subarray(at + oldBytes)]);
  for (const parent of ['moov', 'trak', 'edts']) {
    const sizeAt = mp4.lastIndexOf(parent, at) - 4;
    changed.writeUInt32BE(mp4.readUInt32BE(sizeAt) + list.length + 12 - oldBytes, sizeAt);
  }
  return changed;
}

const tooComplex = { code: 'source_unsupported', message: expect.stringContaining('too many tracks') };

describe('files that cost too much', () => {
  it('with over a thousand streams are refused', async () => {
    const tracks = Array.from({ length: 1200 }, (_, i) => track(i + 1));
    await expect(probe(matroska('streams.mkv', { tracks }))).rejects.toMatchObject(tooComplex);
  });

  it('that only claim a huge picture are read as what they are', async () => {
    const facts = await probe(matroska('claims.mkv', { tracks: [track(1, 100_000)] }));
    expect(facts).toMatchObject({ durationMs: 1000, video: { displayWidth: 160, displayHeight: 120 } });
  });

  it('with large tags are read without them', async () => {
    const file = matroska('tags.mkv', { extra: [element('1254C367', tag('A', 'x'.repeat(8_000_000)))] });
    expect(await probe(file)).toMatchObject({ durationMs: 1000 });
  });

  it('with an edit list that plays the video thousands of times are refused', async () => {
    const clip = readFileSync(makeClip({ file: path('edits.mp4'), seconds: 40, audio: 'none' }));
    writeFileSync(path('ten thousand.mp4'), withEdits(clip, 10_000));
    await expect(probe(path('ten thousand.mp4'))).rejects.toMatchObject(tooComplex);
    writeFileSync(path('one edit.mp4'), withEdits(clip, 1));
    expect(await probe(path('one edit.mp4'))).toMatchObject({ durationMs: 40_000 });
  });

  it('with attachments that are held several times are refused', async () => {
    const attachments = (sizeBytes: number) =>
      element(
        '1941A469',
        element(
          '61A7',
          text('466E', 'a.ttf'),
          text('4660', 'application/x-truetype-font'),
          element('465C', Buffer.alloc(sizeBytes)),
        ),
      );
    await expect(probe(matroska('fonts.mkv', { extra: [attachments(60_000_000)] }))).rejects.toMatchObject(tooComplex);
    expect(await probe(matroska('font.mkv', { extra: [attachments(5_000_000)] }))).toMatchObject({ durationMs: 1000 });
  });

  it('with hundreds of thousands of tiny packets are refused', async () => {
    const packet = element('A3', Buffer.from([0x82, 0, 0, 0x80, 0, 0]));
    const tiny = (count: number) => [element('1F43B675', number('E7', 0), Buffer.alloc(count * packet.length, packet))];
    const tracks = [track(1), soundTrack(1)];
    await expect(probe(matroska('tiny.mkv', { tracks, extra: tiny(410_000) }))).rejects.toMatchObject(tooComplex);
    expect(await probe(matroska('few.mkv', { tracks, extra: tiny(4_000) }))).toMatchObject({
      video: { frameCount: 25 },
    });
  });

  it('with pictures that a decoder refuses are refused for their size', async () => {
    // decoders pad the width to 6016
    const encoded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
    const file = makeClip({
      file: path('padded.mp4'),
      width: 6000,
      height: 6000,
      seconds: 0.04,
      audio: 'none',
      videoArgs: encoded,
    });
    await expect(probe(file)).rejects.toMatchObject({ code: 'source_absurd_size' });
  });

  it('whose decoder has to hold many large pictures are refused', async () => {
    const many = ['ref=16', 'keyint=250', 'scenecut=0', 'me=dia', 'subme=0', 'weightp=0', 'partitions=none'].join(':');
    const clip = (name: string, pixelFormat: string) =>
      makeClip({
        ...{ file: path(name), width: 4096, height: 4096, seconds: 0.08, audio: 'none' },
        videoFilters: [`format=${pixelFormat}`],
        videoArgs: ['-c:v', 'libx264', '-preset', 'ultrafast', '-x264-params', many],
      });
    await expect(probe(clip('deep.mp4', 'yuv444p10le'))).rejects.toMatchObject(tooComplex);
    expect(await probe(clip('plain.mp4', 'yuv420p'))).toMatchObject({ video: { codedWidth: 4096 } });
  });

  it('with more frames than are worked on are not read to the end', async () => {
    const read = { ffprobe: tools.ffprobe, file: matroska('frames.mkv'), streamIndex: 0 };
    await expect(readFrameTimes({ ...read, maxFrames: 24 })).rejects.toMatchObject({
      code: 'source_unsupported',
      message: expect.stringContaining('more frames'),
    });
    expect((await readFrameTimes({ ...read, maxFrames: 25 }))?.pts).toHaveLength(25);
  });
});

describe('files whose times cannot be', () => {
  it('are refused where all frames have one time', async () => {
    await expect(probe(matroska('once.mkv', { stepMs: 0 }))).rejects.toMatchObject({ code: 'source_damaged' });
  });

  it('are refused where frames are faster than any camera', async () => {
    const file = makeClip({ file: path('fast.mp4'), fps: 2000, seconds: 0.02, audio: 'none' });
    await expect(probe(file)).rejects.toMatchObject({ message: expect.stringContaining('more frames') });
    const slower = makeClip({ file: path('slower.mp4'), fps: 1000, seconds: 0.02, audio: 'none' });
    expect(await probe(slower)).toMatchObject({ video: { frameCount: 20 } });
  });
});

describe('runFfprobe', () => {
  const args = (file: string) => confinedInput(file, ['-show_entries', 'packet=pts', '-of', 'csv=p=0']);

  it('ends a run that prints too much', async () => {
    const file = matroska('long.mkv');
    const run = { ffprobe: tools.ffprobe, args: args(file), outputBytes: 20 };
    await expect(runFfprobe(run)).rejects.toMatchObject({ brokeLimit: true, wasKilled: false });
  });

  it('ends a run that needs too much memory', async () => {
    const file = matroska('chapters.mkv', { extra: [chapters(100_000)] });
    const run = { ffprobe: tools.ffprobe, args: args(file) };
    await expect(runFfprobe({ ...run, memoryBytes: 25_000_000 })).rejects.toMatchObject({ brokeLimit: true });
    await runFfprobe(run);
  });

  it('ends well when the reader has enough', async () => {
    const rows: string[] = [];
    const onLine = (row: string) => (rows.push(row) === 3 ? enough : undefined);
    await runFfprobe({ ffprobe: tools.ffprobe, args: args(matroska('rows.mkv')), onLine });
    expect(rows).toEqual(['0', '40', '80']);
  });
});

describe('sound that cannot be used', () => {
  it('is left out where it has more channels than can be mixed', async () => {
    const file = (channels: number) => {
      const samples = element('A3', Buffer.from([0x82, 0, 0, 0x80]), Buffer.alloc(2 * channels * 800));
      const extra = [element('1F43B675', number('E7', 0), samples)];
      return matroska(`channels${channels}.mkv`, { tracks: [track(1), soundTrack(channels)], extra });
    };
    expect((await probe(file(255))).audio).toBeNull();
    const outFile = path('eleven.wav');
    const facts = (await probe(file(11))) as SourceFacts & { audio: AudioFacts };
    await extractSpeechAudio({ ffmpeg: tools.ffmpeg, file: file(11), facts, outFile });
    const wav = await openWavFile(outFile);
    expect(wav.durationMs).toBe(100);
    await wav.close();
  });

  it('is left out where nothing of it can be decoded', async () => {
    const clip = readFileSync(makeClip({ file: path('clear.mkv'), audioArgs: ['-c:a', 'flac'] }));
    for (let at = clip.indexOf('fff8', 0, 'hex'); at > 0; at = clip.indexOf('fff8', at + 1, 'hex')) clip[at] = 0;
    writeFileSync(path('encrypted.mkv'), clip);
    expect((await probe(path('clear.mkv'))).audio).toMatchObject({ codec: 'flac' });
    expect((await probe(path('encrypted.mkv'))).audio).toBeNull();
  });
});

describe('sound that begins long before the picture', () => {
  it('does not hide the picture of an MPEG-TS', async () => {
    const clip = makeClip({ file: path('whole.mkv'), seconds: 20 });
    const [file, at] = [path('late picture.ts'), ['-itsoffset', '15']];
    ffmpeg([...at, '-i', clip, '-i', clip, '-map', '0:v', '-map', '1:a', '-c', 'copy', '-t', '20', file]);
    const { durationMs, video } = await probe(file);
    expect(video).toMatchObject({ codedWidth: 160, heldPts: expect.any(Number) });
    expect(Math.abs(durationMs - 20_000)).toBeLessThan(100);
  });
});

describe('sound with hundreds of holes', () => {
  /** Packets of sound 48 seconds apart, and a picture of four frames. */
  const holed = (name: string, pictureSeconds: number) => {
    const file = path(name);
    const picture = ['-f', 'lavfi', '-i', 'color=red:s=64x64:r=1:d=4', '-vf', `setpts=N*${pictureSeconds / 4}/TB`];
    const packets = ['-f', 'lavfi', '-i', 'sine=r=48000:d=8', '-c:a', 'libopus', '-bsf:a', 'setts=ts=TS+N*48/TB'];
    const [video, sound] = [picture.slice(0, 4), packets.slice(0, 4)];
    ffmpeg([...video, ...sound, ...picture.slice(4), '-fps_mode', 'passthrough', ...packets.slice(4), file]);
    return file;
  };

  it('has none after the end of the picture', async () => {
    const facts = await probe(holed('short picture.mkv', 100));
    expect(facts.audio?.holes?.length).toBeLessThanOrEqual(3);
    expect(facts.audio?.holes?.at(-1)?.endMs).toBeLessThanOrEqual(facts.durationMs + 500);
  });

  it('keeps few of them in the facts of the video', async () => {
    const facts = await probe(holed('long picture.mkv', 16_000));
    expect(facts.audio?.holes).toHaveLength(maxHoles);
    expect(JSON.stringify(facts).length).toBeLessThan(10_000);
  });
});

describe('sound with a hole of minutes', () => {
  it.each(['mkv', 'mp4'])('keeps its place after the hole in %s', async (extension) => {
    const source = makeClip({ file: path('beep.mkv'), seconds: 2, audio: 'beep', flashAtSeconds: 1 });
    const file = path(`hole.${extension}`);
    const late = (filter: string) => `${filter}='if(lt(T,0.9),PTS,PTS+120/TB)'`;
    const moved = ['-vf', late('setpts'), '-af', late('asetpts'), '-fps_mode', 'passthrough'];
    ffmpeg(['-i', source, ...moved, '-c:v', 'libx264', '-c:a', 'libopus', file]);
    const facts = (await probe(file)) as SourceFacts & { audio: AudioFacts };
    expect(facts.audio.holes).toHaveLength(1);
    const outFile = path(`hole.${extension}.wav`);
    await extractSpeechAudio({ ffmpeg: tools.ffmpeg, file, facts, outFile });
    const wav = await openWavFile(outFile);
    const samples = await wav.read(0, wav.durationMs);
    await wav.close();
    const loudAt = samples.findIndex((sample) => Math.abs(sample) > 0.03) / 16_000;
    expect(Math.abs(loudAt - 121)).toBeLessThan(0.04);
    expect(Math.abs(wav.durationMs - 122_000)).toBeLessThan(100);
  });
});
