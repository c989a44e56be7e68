import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { openWavFile } from '../../src/engine/media/audio/wav-file.ts';
import { runTranscriberChild } from '../../src/engine/speech/whisper/run-transcriber-child.ts';
import { defaultThreads } from '../../src/engine/speech/whisper/whisper-transcriber.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths, type ToolPaths } from '../../src/infra/config/tool-paths.ts';
import { round } from './measure.ts';

type FileBench = Awaited<ReturnType<typeof benchFile>>;

const manifestSchema = z.array(z.object({ file: z.string(), transcript: z.string() }));
const threads = defaultThreads;

/** Word error rate and cost of the default transcriber, with process start and model loading. */
export async function benchSpeech(folder = samplesFolder()) {
  const tools = readToolPaths(readConfig(process.env).paths.cacheDir);
  const { speechModelDir } = tools;
  if (speechModelDir === null) throw new Error('There is no speech model: run node scripts/setup.mjs');
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-bench-'));
  try {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
    const files: FileBench[] = [];
    for (const { file, transcript } of manifest.filter((sample) => sample.transcript !== '')) {
      const wavFile = join(workDir, 'speech.wav');
      await extractWav(tools, join(folder, file), wavFile);
      const request = { wavFile, modelDir: speechModelDir, vadModelFile: 'assets/models/silero_vad.onnx', threads };
      files.push(await benchFile(file, transcript, request));
    }
    return summaryOf(files);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** A folder of recordings with a manifest.json of `{file, transcript}`; without one, the two recordings of the tests. */
function samplesFolder(): string {
  const collection = process.env.SPEECH_SAMPLES_DIR ?? resolve('..', 'shared', 'samples');
  return existsSync(join(collection, 'manifest.json')) ? collection : resolve('test', 'fixtures');
}

async function extractWav({ ffmpeg }: ToolPaths, input: string, wavFile: string): Promise<void> {
  const args = ['-v', 'error', '-y', '-i', input, '-vn', '-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le', wavFile];
  await execa(ffmpeg, args);
}

async function benchFile(file: string, transcript: string, request: Parameters<typeof runTranscriberChild>[0]) {
  const startedMs = performance.now();
  const transcribed = await runTranscriberChild(request);
  const wallSeconds = (performance.now() - startedMs) / 1000;
  const seconds = await wavSeconds(request.wavFile);
  // notes in brackets are not spoken
  const reference = comparableWords(transcript.replace(/\[[^\]]*\]/g, ''));
  const errors = countWordErrors(
    reference,
    comparableWords(transcribed.transcript.words.map((word) => word.text).join(' ')),
  );
  return {
    file,
    language: transcribed.transcript.language,
    seconds: round(seconds, 3),
    words: reference.length,
    errors,
    wer: round(errors / reference.length, 3),
    cpuSecondsPerSecond: round(transcribed.cost.cpuMs / 1000 / seconds, 3),
    wallSeconds: round(wallSeconds, 3),
    peakMemoryMb: Math.round(transcribed.cost.peakMemoryBytes / 1e6),
  };
}

function summaryOf(files: FileBench[]) {
  const sum = (of: (file: FileBench) => number) => files.reduce((total, file) => total + of(file), 0);
  return {
    files,
    /** Word error rate over all files. */
    wer: round(sum((file) => file.errors) / sum((file) => file.words), 3),
    cpuSecondsPerSecond: round(sum((file) => file.cpuSecondsPerSecond * file.seconds) / sum((file) => file.seconds), 3),
    peakMemoryMb: Math.max(...files.map((file) => file.peakMemoryMb)),
    threads,
  };
}

async function wavSeconds(file: string): Promise<number> {
  const wav = await openWavFile(file);
  await wav.close();
  return wav.durationMs / 1000;
}

/** Words for comparison: without case, punctuation and hyphens. */
function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** Smallest number of insertions, deletions and substitutions that turn one text into the other. */
function countWordErrors(reference: readonly string[], actual: readonly string[]): number {
  let row = actual.map((_, i) => i + 1);
  for (const [i, expected] of reference.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = actual.map((word, j) => {
      const above = row[j] ?? 0;
      const best = Math.min(above + 1, left + 1, diagonal + (word === expected ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return row.at(-1) ?? reference.length;
}
