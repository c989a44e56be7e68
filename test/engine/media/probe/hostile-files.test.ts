import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const size = (side: number) => element('E0', number('B0', side), number('BA', side));

/** One second of red pictures in Matroska, with anything before them. */
function matroska(name: string, { tracks = [track(1)], extra = [] as Buffer[] } = {}): string {
  const block = element('A3', Buffer.from([0x81, 0, 0, 0x80]), picture);
  const clusters = Array.from({ length: 25 }, (_, i) => element('1F43B675', number('E7', i * 40), block));
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

  it('with more frames than are worked on are not read to the end', async () => {
    const read = { ffprobe: tools.ffprobe, file: matroska('frames.mkv'), streamIndex: 0 };
    await expect(readFrameTimes({ ...read, maxFrames: 24 })).rejects.toMatchObject({
      code: 'source_unsupported',
      message: expect.stringContaining('more frames'),
    });
    expect((await readFrameTimes({ ...read, maxFrames: 25 }))?.pts).toHaveLength(25);
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

describe('sound with a hole of minutes', () => {
  it('keeps its place after the hole', async () => {
    const source = makeClip({ file: path('beep.mkv'), seconds: 2, fps: 1, audio: 'beep', flashAtSeconds: 1 });
    const file = path('hole.mkv');
    const late = (filter: string) => `${filter}='if(lt(T,0.9),PTS,PTS+120/TB)'`;
    const moved = ['-vf', late('setpts'), '-af', late('asetpts'), '-fps_mode', 'passthrough'];
    ffmpeg(['-i', source, ...moved, '-c:v', 'libx264', '-c:a', 'libopus', file]);
    const facts = (await probe(file)) as SourceFacts & { audio: AudioFacts };
    expect(facts.audio.holes).toHaveLength(1);
    const outFile = path('hole.wav');
    await extractSpeechAudio({ ffmpeg: tools.ffmpeg, file, facts, outFile });
    const wav = await openWavFile(outFile);
    const samples = await wav.read(0, wav.durationMs);
    await wav.close();
    const loudAt = samples.findIndex((sample) => Math.abs(sample) > 0.03) / 16_000;
    expect(Math.abs(loudAt - 121)).toBeLessThan(0.04);
    expect(Math.abs(wav.durationMs - 122_000)).toBeLessThan(100);
  });
});
