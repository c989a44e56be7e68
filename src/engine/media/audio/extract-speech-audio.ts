import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { AudioFacts, SourceFacts } from '../source-facts.ts';
import { soundLimitMs } from '../timing/video-length.ts';
import { audioClockOf, videoClockFilters } from './audio-clock.ts';

interface ExtractSpeechAudioInput {
  ffmpeg: string;
  file: string;
  facts: SourceFacts & { audio: AudioFacts };
  /** WAV, 16 kHz, mono, 16 bits; replaced if it exists. */
  outFile: string;
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Writes the chosen audio track on the video's clock: sample 0 is the moment of the first picture. Audio that starts later
 * is preceded by silence, and gaps become silence. No sample lies after the video's end, whatever times the file claims.
 * @throws FfmpegError
 */
export async function extractSpeechAudio({ facts, onProgress, ...input }: ExtractSpeechAudioInput): Promise<void> {
  await runFfmpeg({
    ffmpeg: input.ffmpeg,
    signal: input.signal,
    args: [
      ...confinedInput(input.file, ['-copyts']),
      ...['-map', `0:${facts.audio.index}`, '-vn', '-sn', '-dn'],
      ...['-af', [...videoClockFilters(audioClockOf(facts)), 'aresample=16000', speechFormat].join(',')],
      ...['-t', (soundLimitMs(facts) / 1000).toFixed(6)],
      // bitexact writes no comment chunk, so the samples start at byte 44
      ...['-c:a', 'pcm_s16le', '-flags', '+bitexact', '-fflags', '+bitexact', '-f', 'wav', `file:${input.outFile}`],
    ],
    onProgress: ({ outTimeMs }) => onProgress?.(Math.min(1, (outTimeMs ?? 0) / facts.durationMs)),
  });
  onProgress?.(1);
}

/** Mixed as floats: mixing integers makes 5.1 audio, whose speech is in one channel, four times quieter. */
const speechFormat = 'aformat=sample_fmts=fltp:channel_layouts=mono';
