import type { MediaInput } from '../../../infra/media-input.ts';
import type { SourceFacts, VideoFacts } from '../source-facts.ts';

/** Containers that hold video or audio themselves. Playlists and image sequences, which name other files, are left out. */
const demuxers = [
  ...['mov', 'matroska', 'avi', 'flv', 'live_flv', 'asf', 'asf_o', 'mpegts', 'mpeg', 'gif', 'ogg', 'mxf', 'dv', 'ivf'],
  ...['rm', 'mp3', 'wav', 'w64', 'flac', 'aac', 'ac3', 'eac3', 'amr', 'aiff', 'caf', 'au', 'ape'],
];

/** Largest picture that is decoded. H.264 is limited to about this many pixels a frame. */
export const maxPixels = 36_000_000;

/**
 * In microseconds. By default ffmpeg looks for streams in the first seconds alone, so it would not know the picture of an
 * MPEG-TS whose sound begins earlier. It still stops after 5 MB.
 */
const analysedMicroseconds = 60_000_000;

/**
 * ffmpeg and ffprobe arguments that open a user's file safely: local files only, known containers only, no picture
 * larger than `maxPixels` (whatever the header says), and a name that is never read as a URL or an option. Such containers
 * name no other files that ffmpeg would open, so a file behind our own URL cannot make it call other addresses either.
 */
export function confinedInput(input: MediaInput, options: string[] = []): string[] {
  const [protocols, name] =
    typeof input === 'string'
      ? [['-protocol_whitelist', 'file'], `file:${input}`]
      : [['-protocol_whitelist', 'http,tcp', '-http_proxy', '', '-seekable', '1', '-reconnect', '1'], input.url];
  return [
    ...[...protocols, '-format_whitelist', demuxers.join(','), '-max_pixels', String(maxPixels)],
    ...['-analyzeduration', String(analysedMicroseconds)],
    ...options,
    ...['-i', name],
  ];
}

/** Pictures of more are larger than 4K, also than the 4096 × 2304 of cameras. */
export const largePixels = 9_500_000;

/**
 * Input options for pictures larger than 4K. Each of a decoder's threads holds frames of its own (50 to 100 MB each at
 * 8K), and by default there are as many threads as processors. Pure.
 */
export function decoderThreadArgs({ codedWidth, codedHeight }: Pick<VideoFacts, 'codedWidth' | 'codedHeight'>) {
  return codedWidth * codedHeight > largePixels ? ['-threads', '2'] : [];
}

/**
 * Input option for MOV and MP4, whose header has all that a decoder needs: ffmpeg then decodes nothing while it opens
 * the file, which saves a quarter of its start-up time. Other containers have to be analysed. Pure.
 */
export function skipStreamInfoArgs({ container }: Pick<SourceFacts, 'container'>): string[] {
  return container.includes('mov') ? ['-nofind_stream_info'] : [];
}
