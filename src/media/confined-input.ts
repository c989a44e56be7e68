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
