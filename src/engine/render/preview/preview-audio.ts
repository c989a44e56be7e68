import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { audioArgs, audioFilters, copyOffset } from '../output/output-args.ts';
import { segmentSeconds } from '../plan/plan-segments.ts';
import type { AudioPlan } from '../plan/render-plan.ts';
import { segmentOffsetSeconds } from '../segments/segment-clock.ts';
import type { PreviewAudioPart } from './preview-playlists.ts';

/** MPEG-TS with only AAC, on the segments' clock. */
export interface PreviewAudio {
  file: string;
  parts: PreviewAudioPart[];
}

export interface PreviewAudioInput {
  audio: AudioPlan;
  sourceFile: string;
  /** Only the parts up to about here, on the video's clock; they are the same as those of all. Default: all. */
  untilMs?: number;
  /** A folder of its own; created if missing, and left with the file in it. */
  workDir: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

/** Raise it when the same source gives other audio. */
export const previewAudioRecipe = 2;

const audioFile = 'sound.ts';
const partList = 'parts.m3u8';

/**
 * Makes the audio for watching a video while it is rendered: as the output will have it, in parts as long as
 * segments, so that it is shown as far as the picture.
 * @throws FfmpegError
 */
export async function makePreviewAudio(input: PreviewAudioInput): Promise<PreviewAudio> {
  const { workDir, tools, signal } = input;
  await mkdir(workDir, { recursive: true });
  await runFfmpeg({ ffmpeg: tools.ffmpeg, args: previewAudioArgs(input), cwd: workDir, signal });
  const parts = readParts(await readFile(join(workDir, partList), 'utf8'));
  return {
    file: join(workDir, audioFile),
    parts: input.untilMs === undefined ? parts : partsUntil(parts, input.untilMs),
  };
}

/** Of the file's own time, which may begin before the video's: the last parts of what is read are not complete. */
const readAheadMs = 30_000;

function partsUntil(parts: PreviewAudioPart[], untilMs: number): PreviewAudioPart[] {
  let startMs = 0;
  return parts.slice(0, -1).filter(({ durationMs }) => {
    startMs += durationMs;
    return startMs - durationMs < untilMs;
  });
}

/** Pure. */
function previewAudioArgs({
  audio,
  sourceFile,
  untilMs,
}: Pick<PreviewAudioInput, 'audio' | 'sourceFile' | 'untilMs'>): string[] {
  const delay = `asetpts=PTS+${segmentOffsetSeconds}/TB`;
  return [
    '-copyts',
    ...confinedInput(sourceFile, [
      ...(audio.mode === 'copy' ? copyOffset(audio, segmentOffsetSeconds) : []),
      ...(untilMs === undefined ? [] : ['-t', ((untilMs + readAheadMs) / 1000).toFixed(3)]),
    ]),
    ...['-map', `0:${audio.streamIndex}`, '-map_metadata', '-1'],
    ...(audio.mode === 'copy' ? [] : ['-af', [...audioFilters(audio), delay].join(',')]),
    ...audioArgs(audio),
    ...['-muxdelay', '0', '-muxpreload', '0'],
    ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_flags', 'single_file', '-hls_segment_filename', audioFile, partList],
  ];
}

/** Parses the lines `#EXTINF:<seconds>,` and `#EXT-X-BYTERANGE:<size>@<offset>` that ffmpeg writes for each part. */
function readParts(playlist: string): PreviewAudioPart[] {
  const parts = playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)@(\d+)/g);
  return [...parts].map(([, seconds, sizeBytes, offsetBytes]) => ({
    durationMs: Math.round(Number(seconds) * 1000),
    offsetBytes: Number(offsetBytes),
    sizeBytes: Number(sizeBytes),
  }));
}
