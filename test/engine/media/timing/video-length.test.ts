import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extractSpeechAudio } from '../../../../src/engine/media/audio/extract-speech-audio.ts';
import { openWavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { makeEditingCopy } from '../../../../src/engine/media/copies/editing-copy.ts';
import { ingestSource } from '../../../../src/engine/media/copies/ingest-source.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import type { AudioFacts, SourceFacts } from '../../../../src/engine/media/source-facts.ts';
import { ffmpeg, makeClip, tools } from '../../../support/make-clip.ts';
import { firstLoudSecond, lumas, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'video length '));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const path = (name: string) => join(dir, name);

/** Flash and beep at 2.6 s; key frames every two seconds. */
const flashing = makeClip({
  file: path('flashing.mkv'),
  seconds: 6,
  picture: 'flash',
  audio: 'beep',
  flashAtSeconds: 2.6,
  videoArgs: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '50', '-keyint_min', '50', '-sc_threshold', '0'],
});

const probe = (file: string) => probeSource({ ffprobe: tools.ffprobe, file });
/** Seconds of each stream of a file. */
const lengths = async (file: string) => {
  const { audio, ...facts } = await probe(file);
  return { whole: facts.durationMs / 1000, sound: (audio?.durationMs ?? 0) / 1000 };
};

async function extracted(file: string): Promise<number> {
  const facts = (await probe(file)) as SourceFacts & { audio: AudioFacts };
  const outFile = `${file}.wav`;
  await extractSpeechAudio({ ffmpeg: tools.ffmpeg, file, facts, outFile });
  const wav = await openWavFile(outFile);
  await wav.close();
  return wav.durationMs;
}

const rendered = (file: string, name = file) =>
  renderClip({ file, outFile: `${name}.out.mp4`, workDir: `${name}.work` });

/** When the picture turns white, in seconds of the file. */
function flashSecond(file: string): number {
  const seconds = probePts(file);
  return seconds[lumas(file).findIndex((luma) => luma > 128)] ?? Number.NaN;
}

function probePts(file: string): number[] {
  const lines = ffmpeg(['-copyts', '-i', file, '-an', '-fps_mode', 'passthrough', '-f', 'framecrc', 'pipe:1']);
  const text = lines.toString();
  const [num = 1, den = 1] = (/#tb 0: (\d+)\/(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const rows = text.split('\n').filter((line) => /^0,/.test(line));
  return rows.map((line) => (Number(line.split(',')[2]) * num) / den);
}

describe('sound that begins before the picture', () => {
  // copied from 0.8 s on: sound begins there, and the picture at the key frame of 2 s
  it.each(['mp4', 'mkv', 'mov', 'ts', 'flv'])('holds the first picture: %s', async (ending) => {
    const cut = path(`cut.${ending}`);
    ffmpeg(['-i', flashing, '-ss', '0.8', '-c', 'copy', cut]);
    const { facts, plan, output } = await rendered(cut);
    expect(facts.durationMs).toBeGreaterThan(5150);
    expect(facts.durationMs).toBeLessThan(5250);
    expect(facts.video.heldPts).toBeDefined();
    expect(plan.audio?.startMs).toBeLessThan(1);
    expect(Math.abs(output.durationMs - facts.durationMs)).toBeLessThan(60);
    const out = `${cut}.out.mp4`;
    expect(probePts(out)[0]).toBe(0);
    expect(flashSecond(out)).toBeGreaterThan(1.75);
    expect(Math.abs(flashSecond(out) - firstLoudSecond(out))).toBeLessThan(0.04);
    expect(Math.abs((await extracted(cut)) - facts.durationMs)).toBeLessThan(60);
  });

  it('is the same in a copy that can be sought, and in the editor', async () => {
    const cut = path('sought.ts');
    ffmpeg(['-i', flashing, '-ss', '0.8', '-c', 'copy', cut]);
    const repairedFile = path('sought.copy');
    const { file, facts } = await ingestSource({ ...tools, file: cut, repairedFile });
    expect(file).toBe(repairedFile);
    copyFileSync(file, path('sought.mov'));
    const again = await probe(path('sought.mov'));
    expect(again).toMatchObject({ durationMs: facts.durationMs, video: { heldPts: facts.video.heldPts } });
    const copy = path('sought.edit.mp4');
    await makeEditingCopy({
      ffmpeg: tools.ffmpeg,
      sourceFile: file,
      facts,
      filters: ['format=yuv420p'],
      outFile: copy,
    });
    expect(probePts(copy)[0]).toBe(0);
    expect(Math.abs(flashSecond(copy) - firstLoudSecond(copy))).toBeLessThan(0.04);
  });

  it('does not count as long as it is only padding', async () => {
    const facts = await probe(makeClip({ file: path('padded.mkv') }));
    expect(facts.video).not.toHaveProperty('heldPts');
    expect(facts.durationMs).toBe(1000);
  });
});

describe('sound that goes on after the picture', () => {
  const silent = makeClip({ file: path('silent.mp4'), seconds: 3, audio: 'none' });
  const joined = (name: string, soundSeconds: number, codec = ['-c:a', 'aac']) => {
    const picture = ['-i', silent];
    const sound = ['-f', 'lavfi', '-t', String(soundSeconds), '-i', 'sine=f=440:r=16000'];
    ffmpeg([...picture, ...sound, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', ...codec, path(name)]);
    return path(name);
  };

  it.each(['mp4', 'mkv', 'ts'])('ends with the picture if it is long: %s', async (ending) => {
    const file = joined(`long.${ending}`, 13);
    const { facts, output } = await rendered(file);
    expect(facts).toMatchObject({ durationMs: 3000, audio: { isCut: true } });
    expect(Math.abs(output.durationMs - 3000)).toBeLessThan(70);
    expect(Math.abs((await lengths(`${file}.out.mp4`)).sound - 3)).toBeLessThan(0.07);
    expect(Math.abs((await extracted(file)) - 3000)).toBeLessThan(2);
  });

  it('is not written out first if it is many times as long', async () => {
    const minute = path('minute.mka');
    ffmpeg(['-f', 'lavfi', '-i', 'sine=f=440:r=16000:d=60', '-c:a', 'libopus', '-b:a', '6k', minute]);
    const file = path('long.mkv');
    ffmpeg(['-i', silent, '-stream_loop', '14', '-i', minute, '-map', '0:v', '-map', '1:a', '-c', 'copy', file]);
    const { facts, output } = await rendered(file);
    expect(facts.durationMs).toBe(3000);
    expect(output.durationMs).toBeLessThan(3070);
    expect(await extracted(file)).toBeLessThan(3002);
    expect(statSync(`${file}.wav`).size).toBeLessThan(100_000);
  });

  it('is kept up to half a second', async () => {
    const file = joined('short.mkv', 3.4);
    const { facts, plan, output } = await rendered(file);
    expect(Math.abs(facts.durationMs - 3400)).toBeLessThan(70);
    expect(plan.durationMs).toBe(3000);
    expect(Math.abs(output.durationMs - facts.durationMs)).toBeLessThan(70);
    expect(Math.abs((await extracted(file)) - facts.durationMs)).toBeLessThan(70);
  });

  it('changes nothing of the picture', async () => {
    const [short, whole] = [await rendered(joined('a.mkv', 3)), await rendered(joined('b.mkv', 3.4))];
    expect(whole.plan.segments.map(({ frameCount }) => frameCount)).toEqual(
      short.plan.segments.map(({ frameCount }) => frameCount),
    );
    expect(whole.plan.encoderArgs).toEqual(short.plan.encoderArgs);
  });

  it('is no sound of the video if it only begins after the picture', async () => {
    const file = path('after.mkv');
    ffmpeg(['-i', flashing, '-itsoffset', '8', '-i', flashing, '-map', '0:v', '-map', '1:a', '-c', 'copy', file]);
    expect(await probe(file)).toMatchObject({ durationMs: 6000, audio: null });
  });
});

describe('a picture that is longer than the sound', () => {
  it('gives the length', async () => {
    const file = path('quiet.mp4');
    ffmpeg(['-i', flashing, '-t', '2', '-i', flashing, '-map', '0:v', '-map', '1:a', '-c', 'copy', file]);
    const { facts, output } = await rendered(file);
    expect(facts.durationMs).toBe(6000);
    expect(Math.abs(output.durationMs - 6000)).toBeLessThan(45);
  });
});
