import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { readOutputPackets } from '../../media/ffmpeg/read-output-packets.ts';
import type { ProbedStream } from '../../media/probe/probe-output.ts';
import type { AudioPlan } from '../plan/render-plan.ts';
import { audioFilters, copyOffset } from './output-args.ts';

export interface CheckAudioInput {
  audio: AudioPlan | null;
  /** The output's audio stream. */
  stream: ProbedStream | undefined;
  /** When the output's video ends. */
  videoEndMs: number;
  sourceFile: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

/**
 * Compares the start and end of an output's audio with the plan, which has them from the source's headers. If the plan
 * has no end, audio up to the end of the video is enough. Headers may be wrong, so on a difference the source's audio is
 * read before it is reported.
 * @returns descriptions of what is wrong; empty if all is right
 * @throws FfmpegError
 */
export async function checkAudio(input: CheckAudioInput): Promise<string[]> {
  const { audio, stream } = input;
  if (!audio) return stream ? ['audio although the source has none'] : [];
  if (stream?.codec_name !== 'aac') return ['no AAC audio'];
  const startMs = (stream.start_time ?? 0) * 1000;
  const endMs = startMs + (stream.duration ?? 0) * 1000;
  // two AAC frames: the encoder's delay is one, and it fills up the last
  const tolerance = Math.max(40, (2 * 1024 * 1000) / (stream.sample_rate ?? audio.sampleRate)) + 1;
  const isNear = (actualMs: number, expectedMs: number) => Math.abs(actualMs - expectedMs) <= tolerance;
  const startsAsPlanned = isNear(startMs, audio.startMs ?? startMs);
  const endsAsPlanned = audio.endMs == null ? endMs >= input.videoEndMs - tolerance : isNear(endMs, audio.endMs);
  if (startsAsPlanned && endsAsPlanned) return [];
  const expected = await readSpan(input, audio);
  return [
    ...(isNear(startMs, expected.startMs) ? [] : [difference('from', startMs, expected.startMs)]),
    ...(isNear(endMs, expected.endMs) ? [] : [difference('until', endMs, expected.endMs)]),
  ];
}

function difference(side: 'from' | 'until', actualMs: number, expectedMs: number): string {
  return `audio ${side} ${Math.round(actualMs)} ms instead of ${Math.round(expectedMs)} ms`;
}

/** Start and end of the source's audio, read as the output's audio is made, but without encoding. */
async function readSpan({ sourceFile, tools, signal }: CheckAudioInput, audio: AudioPlan) {
  const isCopied = audio.mode === 'copy';
  const packets = await readOutputPackets({ ffmpeg: tools.ffmpeg, signal }, [
    ...['-copyts', ...confinedInput(sourceFile, isCopied ? copyOffset(audio, 0) : [])],
    ...['-map', `0:${audio.streamIndex}`],
    ...(isCopied ? ['-c:a', 'copy'] : ['-af', audioFilters(audio).join(','), '-c:a', 'pcm_s16le']),
  ]);
  const first = packets.reduce((start, { atSeconds }) => Math.min(start, atSeconds), Number.POSITIVE_INFINITY);
  const end = packets.reduce((last, { atSeconds, durationSeconds }) => Math.max(last, atSeconds + durationSeconds), 0);
  // audio from before the first frame is not played
  return { startMs: Math.max(0, packets.length === 0 ? 0 : first) * 1000, endMs: end * 1000 };
}
