import type { SourceFacts } from '../source-facts.ts';

/**
 * Containers that hold a video or sound on their own. None of them names other files; playlists and picture sequences
 * do.
 */
const demuxers = [
  'mov',
  'matroska',
  'avi',
  'flv',
  'live_flv',
  'asf',
  'asf_o',
  'mpegts',
  'mpeg',
  'gif',
  'ogg',
  'mxf',
  'dv',
  'ivf',
  'rm',
  'mp3',
  'wav',
  'w64',
  'flac',
  'aac',
  'ac3',
  'eac3',
  'amr',
  'aiff',
  'caf',
  'au',
  'ape',
];

/**
 * ffmpeg and ffprobe arguments that open a user's file: local files only, known containers only, and a name that is
 * never read as an address or an option.
 */
export function confinedInput(file: string, options: string[] = []): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', demuxers.join(','), ...options, '-i', `file:${file}`];
}

/**
 * Options for an input whose header says all that a decoder has to know: ffmpeg then decodes nothing before it
 * begins, which is a quarter of what it costs to start. Other containers it has to look into. Pure.
 */
export function skipStreamInfoArgs({ container }: Pick<SourceFacts, 'container'>): string[] {
  return container.includes('mov') ? ['-nofind_stream_info'] : [];
}
