import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assembleOutput } from '../../../../src/engine/render/output/assemble-output.ts';
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
