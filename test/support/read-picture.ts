import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { ffmpeg, tools } from './make-clip.ts';

export interface ProbedOutput {
  videoCodec: string;
  pixelFormat: string;
  width: number;
  height: number;
  frames: number;
  colour: string[];
  audioCodec: string | null;
  audioSeconds: number | null;
  durationSeconds: number;
}

/** What ffprobe prints about a file, with counted frames. */
export function probeOutput(file: string): ProbedOutput {
  const printed = execFileSync(tools.ffprobe, [
    ...['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json', file],
  ]);
  const { streams, format } = JSON.parse(printed.toString()) as { streams: Stream[]; format: { duration: string } };
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  if (!video) throw new Error('there is no video in the output');
  return {
    videoCodec: video.codec_name,
    pixelFormat: video.pix_fmt ?? '',
    width: video.width ?? 0,
    height: video.height ?? 0,
    frames: Number(video.nb_read_frames),
    colour: [video.color_primaries, video.color_transfer, video.color_space].map(String),
    audioCodec: audio?.codec_name ?? null,
    audioSeconds: audio ? Number(audio.duration) : null,
    durationSeconds: Number(format.duration),
  };
}

interface Stream {
  codec_type: string;
  codec_name: string;
  pix_fmt?: string;
  width?: number;
  height?: number;
  nb_read_frames?: string;
  duration?: string;
  color_primaries?: string;
  color_transfer?: string;
  color_space?: string;
}

/** The names of an mp4's outermost boxes, in order: `moov` before `mdat` = plays while it loads. */
export function mp4Boxes(file: string): string[] {
  const handle = openSync(file, 'r');
  const head = Buffer.alloc(16);
  const names: string[] = [];
  for (let offset = 0; readSync(handle, head, 0, 16, offset) >= 8; ) {
    names.push(head.toString('latin1', 4, 8));
    const size = head.readUInt32BE(0);
    offset += size === 1 ? Number(head.readBigUInt64BE(8)) : size || Number.MAX_SAFE_INTEGER;
  }
  closeSync(handle);
  return names;
}

/** How many pixels of the frame shown at a moment are (nearly) of a colour `#RRGGBB`. */
export function countPixels({ file, atSeconds, colour }: { file: string; atSeconds: number; colour: string }): number {
  const pixels = ffmpeg([
    ...['-ss', atSeconds.toFixed(3), '-i', file, '-frames:v', '1'],
    ...['-vf', 'scale=in_color_matrix=bt709,format=rgb24', '-f', 'rawvideo', 'pipe:1'],
  ]);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const isNear = wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) < tolerance);
    if (isNear) count += 1;
  }
  return count;
}

/** Subsampled chroma and the encoder blur the inside of small letters by about this much. */
const tolerance = 56;
