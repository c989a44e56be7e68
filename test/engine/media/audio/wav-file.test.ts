import { readFileSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelsOf, quietestMs } from '../../../../src/engine/media/audio/audio-levels.ts';
import { openWavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { makeWav, temporaryFolder, testTools } from '../../../support/make-wav.ts';

describe('openWavFile', () => {
  const folder = temporaryFolder();
  let file: string;
  afterAll(folder.remove);
  // silence except for a nearly full-scale tone from 1.0 to 1.5 s
  beforeAll(async () => {
    const tone = "aevalsrc='0.9*sin(2*PI*400*t)*between(t,1,1.4999)':d=3:s=16000";
    file = await makeWav(`${folder.path}/tone.wav`, ['-f', 'lavfi', '-i', tone]);
  });

  async function loudestIn(path: string, startMs: number, endMs: number) {
    const wav = await openWavFile(path);
    const samples = await wav.read(startMs, endMs);
    await wav.close();
    return { durationMs: wav.durationMs, count: samples.length, loudest: Math.max(0, ...samples) };
  }

  it('reads the requested span', async () => {
    expect(await loudestIn(file, 0, 1000)).toEqual({ durationMs: 3000, count: 16_000, loudest: 0 });
    expect((await loudestIn(file, 1000, 1500)).loudest).toBeCloseTo(0.9, 2);
    expect(await loudestIn(file, 2900, 9000)).toEqual({ durationMs: 3000, count: 1600, loudest: 0 });
  });

  it.each([0, 0xffff_ffff])('reads to the end of the file if a pipe left the length at %i', async (length) => {
    const bytes = readFileSync(file);
    bytes.writeUInt32LE(length, bytes.indexOf('data') + 4);
    const piped = `${folder.path}/piped.wav`;
    writeFileSync(piped, bytes);
    expect((await loudestIn(piped, 1000, 1500)).count).toBe(8000);
  });

  it.each([
    ['stereo', ['-ac', '2', '-ar', '16000']],
    ['44.1 kHz', ['-ac', '1', '-ar', '44100']],
    ['24 bits', ['-ac', '1', '-ar', '16000', '-c:a', 'pcm_s24le']],
  ])('refuses %s', async (_, format) => {
    const other = `${folder.path}/other.wav`;
    await execa(testTools.ffmpeg, ['-v', 'error', '-y', '-i', file, ...format, other]);
    await expect(openWavFile(other)).rejects.toMatchObject({ code: 'speech_failed' });
  });

  it('refuses a file that is not a WAV, and an empty one', async () => {
    writeFileSync(`${folder.path}/page.wav`, '<html>Not found</html>');
    writeFileSync(`${folder.path}/empty.wav`, '');
    await expect(openWavFile(`${folder.path}/page.wav`)).rejects.toMatchObject({ code: 'speech_failed' });
    await expect(openWavFile(`${folder.path}/empty.wav`)).rejects.toMatchObject({ code: 'speech_failed' });
  });

  it('gives levels that find the quietest moment', async () => {
    const wav = await openWavFile(file);
    const levels = levelsOf(await wav.read(0, 3000));
    await wav.close();
    expect(levels).toHaveLength(300);
    expect(levels[10]).toBeCloseTo(-100, 0);
    expect(levels[120]).toBeCloseTo(-3.9, 0);
    expect(quietestMs(levels, 800, 2000)).toBeGreaterThanOrEqual(1640);
  });
});
