import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
import { planAudio } from '../../../../src/engine/render/output/output-args.ts';
import { makePreviewAudio } from '../../../../src/engine/render/preview/preview-audio.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-sound-'));
const path = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Time, duration and content of each audio packet. The last one's duration is left out, since MPEG-TS does not store how
 * much of it is padding.
 */
function packets(file: string): (string | undefined)[][] {
  const lines = ffmpeg(['-i', file, '-map', '0:a', '-c', 'copy', '-f', 'framehash', '-hash', 'md5', '-']).toString();
  const parts = lines.split('\n').filter((line) => /^\d/.test(line));
  return parts.map((line, i) => {
    const [, , pts, length, , hash] = line.split(/,\s*/);
    return i === parts.length - 1 ? [pts, hash] : [pts, length, hash];
  });
}

describe('audio that was encoded for the preview', () => {
  it.each([
    ['PCM of 44.1 kHz', 'pcm.mov', ['-c:a', 'pcm_s16le', '-ar', '44100'], []],
    ['Opus', 'opus.mkv', ['-c:a', 'libopus'], []],
    ['audio that begins late', 'late.mkv', ['-c:a', 'pcm_s16le', '-ar', '48000'], ['asetpts=PTS+0.73/TB']],
  ])('is the same in the output as audio encoded for it: %s', async (_, name, audioArgs, audioFilters) => {
    const file = makeClip({ file: path(name), seconds: 6, audio: 'beep', audioArgs, audioFilters });
    const [outFile, againFile] = [path(`${name}.mp4`), path(`${name}.again.mp4`)];
    const { plan, rendered } = await renderClip({ file, outFile, workDir: path(`${name}.work`) });
    if (plan.audio?.mode !== 'encode') throw new Error('sound that is encoded expected');
    const sound = await makePreviewAudio({
      audio: plan.audio,
      sourceFile: file,
      workDir: path(`${name}.sound`),
      tools,
    });
    const segmentFiles = rendered.map((one) => one.file);
    const input = { plan, segmentFiles, sourceFile: file, audioFile: sound.file, tools };
    await assembleOutput({ ...input, outFile: againFile, workDir: path(`${name}.join`) });
    expect(packets(outFile).length).toBeGreaterThan(100);
    expect(packets(againFile)).toEqual(packets(outFile));
  });
});

describe('the audio of a beginning', () => {
  it.each([
    ['copied AAC', 'talk.mp4', []],
    ['copied AAC with a late clock', 'clock.ts', ['-output_ts_offset', '3600']],
    ['Opus that is encoded', 'talk.mkv', ['-c:a', 'libopus']],
  ])('has the first parts of the whole: %s', async (_, name, outputArgs) => {
    const file = makeClip({ file: path(name), seconds: 60, audio: 'beep', outputArgs });
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    const audio = planAudio(facts);
    if (!audio) throw new Error('sound expected');
    const make = (workDir: string, untilMs?: number) =>
      makePreviewAudio({ audio, sourceFile: file, workDir: path(workDir), tools, ...(untilMs ? { untilMs } : {}) });
    const whole = await make(`${name}.whole`);
    const beginning = await make(`${name}.beginning`, 17_000);
    expect(beginning.parts).toEqual(whole.parts.slice(0, 6));
    const lengthBytes = beginning.parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const bytesOf = ({ file: sound }: typeof whole) => readFileSync(sound).subarray(0, lengthBytes);
    expect(bytesOf(beginning).equals(bytesOf(whole))).toBe(true);
  });
});
