import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extractSpeechAudio } from '../../../../src/engine/media/audio/extract-speech-audio.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import type { AudioFacts, SourceFacts } from '../../../../src/engine/media/source-facts.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), "speech it's "));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function extract(file: string): Promise<Int16Array> {
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const outFile = `${file}.wav`;
  const withAudio = facts as SourceFacts & { audio: AudioFacts };
  await extractSpeechAudio({ ffmpeg: tools.ffmpeg, file, facts: withAudio, outFile });
  const bytes = readFileSync(outFile);
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(bytes.readUInt16LE(22)).toBe(1);
  expect(bytes.readUInt32LE(24)).toBe(16_000);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length));
}

const beepAt = (samples: Int16Array) => samples.findIndex((sample) => Math.abs(sample) > 1000) / 16_000;

describe('extractSpeechAudio', () => {
  const source = makeClip({
    file: join(dir, 'source.mkv'),
    seconds: 2,
    audio: 'beep',
    flashAtSeconds: 1,
    audioArgs: ['-c:a', 'pcm_s16le'],
  });
  const shifted = (name: string, video: number, audio: number, codec = 'aac') => {
    const file = join(dir, name);
    const inputs = ['-itsoffset', String(video), '-i', source, '-itsoffset', String(audio), '-i', source];
    ffmpeg([...inputs, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', codec, file]);
    return file;
  };

  it.each([
    ['audio in sync', 'step.mp4', 0, 0, 1],
    ['audio that starts later', 'late.mp4', 0, 0.5, 1.5],
    ['audio that starts earlier, from where it starts', 'early.mp4', 0.5, 0, 1],
    ['audio that starts later, in Matroska', 'late.mkv', 0, 0.5, 1.5],
    ['audio that starts earlier, with the encoder’s padding', 'early.ts', 0.5, 0, 1.021],
    ['streams that start far from zero', 'far.ts', 3600, 3600.25, 1.25],
  ])('keeps %s on the clock of the video', async (_, name, video, audio, expected) => {
    expect(Math.abs(beepAt(await extract(shifted(name, video, audio))) - expected)).toBeLessThan(0.005);
  });

  it('fills a gap with silence', async () => {
    const withGap = makeClip({
      file: join(dir, 'hole.mkv'),
      seconds: 2,
      audio: 'beep',
      flashAtSeconds: 1,
      audioFilters: ["aselect='not(between(t,0.2,0.7))'"],
      audioArgs: ['-c:a', 'pcm_s16le'],
    });
    expect(Math.abs(beepAt(await extract(withGap)) - 1)).toBeLessThan(0.01);
  });

  it('mixes surround audio to one channel that is not much quieter', async () => {
    const surround = makeClip({
      file: join(dir, 'wide.mp4'),
      seconds: 2,
      audio: 'beep',
      audioFilters: ['aformat=channel_layouts=5.1'],
      audioArgs: ['-c:a', 'ac3'],
    });
    const loudest = (await extract(surround)).reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(2500);
  });
});
