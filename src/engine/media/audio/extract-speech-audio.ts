import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { AudioFacts, SourceFacts } from '../source-facts.ts';

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
 * Writes the chosen audio track on the video's clock: sample 0 is the moment of the first frame. Audio that starts later
 * is preceded by silence, audio before the first frame is cut off, and gaps become silence.
 * @throws FfmpegError
 */
export async function extractSpeechAudio({ facts, onProgress, ...input }: ExtractSpeechAudioInput): Promise<void> {
  await runFfmpeg({
    ffmpeg: input.ffmpeg,
    signal: input.signal,
    args: speechAudioArgs({ ...input, facts }),
    onProgress: ({ outTimeMs }) => onProgress?.(Math.min(1, (outTimeMs ?? 0) / facts.durationMs)),
  });
  onProgress?.(1);
}

function speechAudioArgs({
  file,
  facts,
  outFile,
}: Pick<ExtractSpeechAudioInput, 'file' | 'facts' | 'outFile'>): string[] {
  return [
    ...confinedInput(file, ['-copyts']),
    ...['-map', `0:${facts.audio.index}`, '-vn', '-sn', '-dn'],
    ...['-af', [...videoClockFilters(facts.video.startMs), 'aresample=16000', speechFormat].join(',')],
    // bitexact writes no comment chunk, so the samples start at byte 44
    ...['-c:a', 'pcm_s16le', '-flags', '+bitexact', '-fflags', '+bitexact', '-f', 'wav', `file:${outFile}`],
  ];
}

/** Mixed as floats: mixing integers makes 5.1 audio, whose speech is in one channel, four times quieter. */
const speechFormat = 'aformat=sample_fmts=fltp:channel_layouts=mono';

/**
 * Audio filters that move a stream with its file's own timestamps (`-copyts`) to the video's clock, starting at 0, with
 * gaps filled by silence.
 */
export function videoClockFilters(videoStartMs: number): string[] {
  return [`asetpts=PTS-${(videoStartMs / 1000).toFixed(6)}/TB`, 'aresample=async=1:min_hard_comp=0.02:first_pts=0'];
}
