import { confinedInput } from '../media/confined-input.ts';
import type { ProbedStream } from '../media/probe-output.ts';
import { readPackets } from '../media/read-packets.ts';
import { audioFilters, copyOffset } from './output-args.ts';
import type { AudioPlan } from './render-plan.ts';

export interface CheckSoundInput {
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
 * Compares when an output's sound ends with what its source says. A source may say nothing: then sound up to the end
 * of the picture is enough. Headers may also be wrong, so that before anything is called wrong, the sound is read.
 * @returns what is wrong, in words; empty when all is right
 * @throws FfmpegError
 */
export async function checkSound(input: CheckSoundInput): Promise<string[]> {
  const { audio, sound } = input;
  if (!audio) return sound ? ['sound where there was none'] : [];
  if (sound?.codec_name !== 'aac') return ['no sound'];
  const endMs = ((sound.start_time ?? 0) + (sound.duration ?? 0)) * 1000;
  // two frames of sound: the encoder looks back by one, and fills the last
  const tolerance = Math.max(40, (2 * 1024 * 1000) / (sound.sample_rate ?? audio.sampleRate)) + 1;
  const isAlike = (wantedMs: number) => Math.abs(endMs - wantedMs) <= tolerance;
  const claimedMs = audio.endMs ?? null;
  if (claimedMs === null ? endMs >= input.pictureEndMs - tolerance : isAlike(claimedMs)) return [];
  const wantedMs = await readEndMs(input, audio);
  return isAlike(wantedMs) ? [] : [`sound until ${Math.round(endMs)} ms instead of ${Math.round(wantedMs)}`];
}

/** As it goes into the output, but for the encoder. */
async function readEndMs({ sourceFile, tools, signal }: CheckSoundInput, audio: AudioPlan): Promise<number> {
  const isCopied = audio.mode === 'copy';
  const packets = await readPackets({
    ...{ ffmpeg: tools.ffmpeg, signal },
    args: [
      ...['-copyts', ...confinedInput(sourceFile, isCopied ? copyOffset(audio, 0) : [])],
      ...['-map', `0:${audio.streamIndex}`],
      ...(isCopied ? ['-c:a', 'copy'] : ['-af', audioFilters(audio).join(','), '-c:a', 'pcm_s16le']),
    ],
  });
  return packets.reduce((end, { at, durationSeconds }) => Math.max(end, at + durationSeconds), 0) * 1000;
}
