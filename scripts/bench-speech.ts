import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { measure, round } from './bench/measure.ts';
import { createMeasuredTranscriber } from './bench/speech/measured-transcriber.ts';
import { accuracyRows } from './bench/speech/parts/accuracy.ts';
import { confidenceRows } from './bench/speech/parts/confidence.ts';
import { measureAbsentNames, measureNames } from './bench/speech/parts/names.ts';
import { measureNoSpeech } from './bench/speech/parts/no-speech.ts';
import { measureWithScript } from './bench/speech/parts/with-script.ts';
import { measureWrongLanguage } from './bench/speech/parts/wrong-language.ts';
import { samplesFolder } from './bench/speech/recordings.ts';
import { clipsOfEachLanguage, loadCorpus } from './bench/speech/speech-corpus.ts';
import { transcribeClips } from './bench/speech/transcribed-clip.ts';

/**
 * `npm run bench:speech -- [folder of recordings]`: how many words are wrong, and when words begin, in recordings and in
 * speech made here; how much confidence says; what a script and hints do; whether wrong languages are noticed; and whether words are
 * written where nobody speaks. The last line is one JSON object. `--only accuracy,languages` picks parts of `accuracy`, `script`,
 * `names`, `absent-names`, `languages` and `no-speech`.
 */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only?.split(',');
const isWanted = (part: string) => only === undefined || only.includes(part);

const config = loadConfig();
const tools = readToolPaths(config.paths.cacheDir);
const workDir = await mkdtemp(join(tmpdir(), 'captioneer-bench-speech-'));
try {
  const { result, cpuSeconds } = await measure(run);
  console.log(JSON.stringify({ ...result, cpuSeconds: round(cpuSeconds, 1) }));
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function run() {
  const transcriber = createMeasuredTranscriber(config.speech, tools);
  const deps = { ffmpeg: tools.ffmpeg, workDir };
  const folder = positionals[0] === undefined ? samplesFolder() : resolve(positionals[0]);
  const corpus = await loadCorpus(deps, folder);
  const figures: Record<string, unknown> = { engine: transcriber.id };
  if (['accuracy', 'script', 'absent-names'].some(isWanted)) {
    const transcribed = await transcribeClips(transcriber, corpus);
    const accuracy = accuracyRows(transcribed);
    console.table(
      accuracy.map(({ starts, ...row }) => ({
        ...row,
        startsMs: starts?.medianMs,
        startsWithin200: starts?.within200Percent,
      })),
    );
    Object.assign(figures, { accuracy, confidence: confidenceRows(transcribed) });
    if (isWanted('script')) figures.withScript = measureWithScript(transcribed);
    if (isWanted('absent-names')) figures.absentNames = await measureAbsentNames(transcriber, transcribed);
  }
  if (isWanted('names')) figures.names = await measureNames(transcriber, deps);
  if (isWanted('languages')) {
    figures.wrongLanguage = await measureWrongLanguage(transcriber, await clipsOfEachLanguage(deps, corpus));
  }
  if (isWanted('no-speech')) figures.noSpeech = await measureNoSpeech(transcriber, deps);
  return figures;
}
