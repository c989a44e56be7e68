import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { round } from '../measure.ts';
import { countWrongWords } from './compare-words.ts';
import { createMeasuredTranscriber } from './measured-transcriber.ts';
import { loadRecordings, samplesFolder } from './recordings.ts';
import { type TranscribedClip, transcribeClips } from './transcribed-clip.ts';

type FileBench = ReturnType<typeof fileBench>;

/** Word error rate and cost of the transcriber on each recording, with process start and model loading. */
export async function benchRecordings(folder = samplesFolder()) {
  const config = readConfig(process.env);
  const tools = readToolPaths(config.paths.cacheDir);
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-bench-'));
  try {
    const recordings = await loadRecordings(tools.ffmpeg, folder, workDir);
    const transcriber = createMeasuredTranscriber(config.speech, tools);
    return summaryOf((await transcribeClips(transcriber, recordings)).map(fileBench));
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

function fileBench({ clip, transcript, pairs, cpuSeconds, peakMemoryMb }: TranscribedClip) {
  const words = clip.words?.length ?? 0;
  const errors = countWrongWords(pairs);
  return {
    file: clip.name,
    language: transcript.language,
    seconds: round(clip.seconds, 3),
    words,
    errors,
    wer: round(errors / words, 3),
    cpuSecondsPerSecond: round(cpuSeconds / clip.seconds, 3),
    peakMemoryMb: Math.round(peakMemoryMb),
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
  };
}
