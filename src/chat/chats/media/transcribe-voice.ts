import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { openWavFile } from '../../../engine/media/audio/wav-file.ts';
import { confinedInput } from '../../../engine/media/ffmpeg/confined-input.ts';
import { FfmpegError } from '../../../engine/media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../../engine/media/ffmpeg/run-ffmpeg.ts';
import type { Transcriber } from '../../../engine/speech/transcriber.ts';
import { startOfText } from '../../../infra/cut-text.ts';
import { createFairLimit } from '../../../infra/threads/fair-limit.ts';
import type { WorkDirs } from '../../../product/videos/records/work-dirs.ts';
import type { VoiceProblem } from '../../conversation/chat-event.ts';
import { maxVoiceSeconds } from '../../conversation/features/voice/take-voice.ts';
import { writtenLimits } from '../../conversation/message.ts';
import { readAtMost } from './read-at-most.ts';

export interface Voice {
  open(): Promise<Readable>;
  /** ISO 639-1; absent = detect. */
  language?: string;
  /** Whose turn it uses. */
  owner: string;
  signal: AbortSignal;
}

/**
 * @throws AppError `speech_failed`, `speech_unavailable`, `service_busy`; what `open` throws
 */
export type TranscribeVoice = (voice: Voice) => Promise<{ text: string } | { problem: VoiceProblem }>;

interface TranscribeVoiceDeps {
  ffmpeg: string;
  workDirs: WorkDirs;
  transcriber(): Promise<Pick<Transcriber, 'transcribe'>>;
  /** For one note, waiting included. */
  withinMs?: number;
}

/** A minute of Opus at the highest rate that messengers use has about 1 MB. */
const maxBytes = 4_000_000;
/** Apps count whole seconds. */
const maxMs = (maxVoiceSeconds + 1) * 1000;
const defaultWithinMs = 3 * 60_000;

/**
 * Transcribes voice notes, one at a time in a process, beside the videos: a wish takes seconds, and must not wait for
 * hours of sound. The file is deleted as soon as it is transcribed.
 */
export function createTranscribeVoice(deps: TranscribeVoiceDeps): TranscribeVoice {
  const { withinMs = defaultWithinMs } = deps;
  const places = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 40, maxWaitingEach: 2 });
  return async ({ owner, signal, ...voice }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    try {
      return await places.run({ owner, signal: inTime }, () => transcribe(deps, { ...voice, signal: inTime }));
    } catch (error) {
      signal.throwIfAborted();
      if (inTime.aborted) return { problem: 'unavailable' };
      // it is no sound that ffmpeg can read
      if (error instanceof FfmpegError && !error.wasKilled) return { problem: 'no_words' };
      throw error;
    }
  };
}

function transcribe(
  { ffmpeg, workDirs, transcriber }: TranscribeVoiceDeps,
  { open, language, signal }: Omit<Voice, 'owner'>,
): ReturnType<TranscribeVoice> {
  return workDirs.use(async (dir) => {
    const [noteFile, wavFile] = [join(dir, 'note'), join(dir, 'note.wav')];
    const bytes = await readAtMost(addAbortSignal(signal, await open()), maxBytes);
    if (!bytes) return { problem: 'too_long' };
    await writeFile(noteFile, bytes);
    await runFfmpeg({ ffmpeg, args: wavArgs(noteFile, wavFile), signal });
    if ((await durationOf(wavFile)) >= maxMs) return { problem: 'too_long' };
    const engine = await transcriber();
    signal.throwIfAborted();
    const { words } = await engine.transcribe({ wavFile, ...(language ? { language } : {}) }, { signal });
    const text = words.map((word) => word.text).join(' ');
    return text.trim() === '' ? { problem: 'no_words' } : { text: startOfText(text.trim(), writtenLimits.telegram) };
  });
}

/** A little more than is allowed, so that what is longer shows. */
function wavArgs(noteFile: string, wavFile: string): string[] {
  return [
    ...confinedInput(noteFile),
    ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-af', 'aresample=16000,aformat=sample_fmts=fltp:channel_layouts=mono'],
    ...['-t', (maxMs / 1000).toFixed(3), '-c:a', 'pcm_s16le'],
    ...['-flags', '+bitexact', '-fflags', '+bitexact', '-f', 'wav', `file:${wavFile}`],
  ];
}

async function durationOf(wavFile: string): Promise<number> {
  const wav = await openWavFile(wavFile);
  await wav.close();
  return wav.durationMs;
}
