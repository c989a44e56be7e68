import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { readOutputPackets } from '../../media/ffmpeg/read-output-packets.ts';
import type { ProbedStream } from '../../media/probe/probe-output.ts';
import type { AudioPlan } from '../plan/render-plan.ts';
import { audioFilters, copyOffset } from './output-args.ts';

export interface CheckAudioInput {
  audio: AudioPlan | null;
  /** Of the output. */
  sound: ProbedStream | undefined;
  /** When the output's picture ends. */
  pictureEndMs: number;
  sourceFile: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

/**
 * Compares when an output's sound begins and ends with what its source says. A source may say nothing: then sound up to
 * the end of the picture is enough. Headers may also be wrong, so that before anything is called wrong, the sound is
 * read.
 * @returns what is wrong, in words; empty when all is right
 * @throws FfmpegError
 */
export async function checkAudio(input: CheckAudioInput): Promise<string[]> {
  const { audio, sound } = input;
  if (!audio) return sound ? ['sound where there was none'] : [];
  if (sound?.codec_name !== 'aac') return ['no sound'];
  const startMs = (sound.start_time ?? 0) * 1000;
  const endMs = startMs + (sound.duration ?? 0) * 1000;
  // two frames of sound: the encoder looks back by one, and fills the last
  const tolerance = Math.max(40, (2 * 1024 * 1000) / (sound.sample_rate ?? audio.sampleRate)) + 1;
  const isAlike = (isMs: number, wantedMs: number) => Math.abs(isMs - wantedMs) <= tolerance;
  const beginsAsClaimed = isAlike(startMs, audio.startMs ?? startMs);
  const endsAsClaimed = audio.endMs == null ? endMs >= input.pictureEndMs - tolerance : isAlike(endMs, audio.endMs);
  if (beginsAsClaimed && endsAsClaimed) return [];
  const wanted = await readSpan(input, audio);
  return [
    ...(isAlike(startMs, wanted.startMs) ? [] : [inWords('from', startMs, wanted.startMs)]),
    ...(isAlike(endMs, wanted.endMs) ? [] : [inWords('until', endMs, wanted.endMs)]),
  ];
}

function inWords(side: 'from' | 'until', isMs: number, wantedMs: number): string {
  return `sound ${side} ${Math.round(isMs)} ms instead of ${Math.round(wantedMs)}`;
}

/** As it goes into the output, but for the encoder. */
async function readSpan({ sourceFile, tools, signal }: CheckAudioInput, audio: AudioPlan) {
  const isCopied = audio.mode === 'copy';
  const packets = await readOutputPackets({
    ...{ ffmpeg: tools.ffmpeg, signal },
    args: [
      ...['-copyts', ...confinedInput(sourceFile, isCopied ? copyOffset(audio, 0) : [])],
      ...['-map', `0:${audio.streamIndex}`],
      ...(isCopied ? ['-c:a', 'copy'] : ['-af', audioFilters(audio).join(','), '-c:a', 'pcm_s16le']),
    ],
  });
  const first = packets.reduce((start, { atSeconds: at }) => Math.min(start, at), Number.POSITIVE_INFINITY);
  const end = packets.reduce((last, { atSeconds: at, durationSeconds }) => Math.max(last, at + durationSeconds), 0);
  // sound from before the first picture is not played
  return { startMs: Math.max(0, packets.length === 0 ? 0 : first) * 1000, endMs: end * 1000 };
}
