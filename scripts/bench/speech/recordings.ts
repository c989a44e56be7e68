import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { openWavFile } from '../../../src/engine/media/audio/wav-file.ts';
import { type Clip, type ReferenceWord, wavRate, writeWav } from './clip.ts';
import { comparableWords } from './compare-words.ts';
import { runPython } from './synthesis/pico.ts';

const manifestSchema = z.array(z.object({ file: z.string(), language: z.string().nullable(), transcript: z.string() }));

/** A folder of recordings with a manifest.json of `{file, language, transcript}`; without one, those of the tests. */
export function samplesFolder(): string {
  const collection = process.env.SPEECH_SAMPLES_DIR ?? resolve('..', 'shared', 'samples');
  return existsSync(join(collection, 'manifest.json')) ? collection : resolve('test', 'fixtures');
}

/** The recordings of a folder in which somebody speaks, without word starts. */
export async function loadRecordings(ffmpeg: string, folder: string, workDir: string): Promise<Clip[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const clips: Clip[] = [];
  for (const { file, language, transcript } of manifest) {
    if (transcript === '' || language === null) continue;
    const wavFile = join(workDir, `${file}.wav`);
    await writeWav(ffmpeg, ['-i', join(folder, file)], wavFile);
    // notes in brackets are not spoken
    const text = transcript.replace(/\[[^\]]*\]/g, '');
    const words = comparableWords(text).map((word) => ({ text: word, startMs: null }));
    clips.push({ name: file, kind: 'recorded', language, wavFile, seconds: await secondsOf(wavFile), text, words });
  }
  return clips;
}

export async function secondsOf(wavFile: string): Promise<number> {
  const wav = await openWavFile(wavFile);
  await wav.close();
  return wav.durationMs / 1000;
}

/** How words are said that the aligner's dictionary lacks, as `comparableWords` writes them. */
const pronunciations: Record<string, string> = {
  feedst: 'F IY D S T',
  makst: 'M EY K S T',
  buriest: 'B EH R IY AH S T',
  niggarding: 'N IH G ER D IH NG',
  beautys: 'B Y UW T IY Z',
  worlds: 'W ER L D Z',
  id: 'AY D',
  riper: 'R AY P ER',
  churl: 'CH ER L',
  glutton: 'G L AH T AH N',
  symbolises: 'S IH M B AH L AY Z IH Z',
  remotions: 'R IY M OW SH AH N Z',
  tiktok: 'T IH K T AA K',
  tiktoks: 'T IH K T AA K S',
  whispercpp: 'W IH S P ER S IY P IY P IY',
};

/**
 * Adds where the words of English recordings begin, by forced alignment of the known text: made by a machine, on a grid of
 * 10 ms. A recording whose text has words that the aligner cannot say stays as it is.
 */
export async function alignEnglish(ffmpeg: string, clips: readonly Clip[]): Promise<Clip[]> {
  const orders: { clip: Clip; file: string; words: string[] }[] = [];
  for (const clip of clips) {
    if (clip.language !== 'en' || clip.words === null) continue;
    const file = `${clip.wavFile}.align.pcm`;
    await execa(ffmpeg, ['-v', 'error', '-y', '-i', clip.wavFile, '-f', 's16le', '-ar', String(wavRate), file]);
    orders.push({ clip, file, words: clip.words.map(({ text }) => text) });
  }
  const requests = orders.map(({ file, words }) => ({ file, words, pronunciations }));
  const printed = await runPython('scripts/bench/speech/align-english.py', requests);
  const aligned = z.array(z.array(z.number()).nullable()).parse(JSON.parse(printed));
  const startsOf = new Map(orders.map(({ clip }, i) => [clip, aligned[i] ?? null]));
  return clips.map((clip) => withStarts(clip, startsOf.get(clip) ?? null));
}

function withStarts(clip: Clip, starts: readonly number[] | null): Clip {
  if (starts === null || clip.words === null) return clip;
  const words: ReferenceWord[] = clip.words.map(({ text }, i) => ({ text, startMs: starts[i] ?? null }));
  return { ...clip, words };
}
