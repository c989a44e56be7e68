import type { Fraction } from '../../media/source-facts.ts';
import { msToTicks, ticksPerSecond, ticksToMs } from '../../media/timing/video-clock.ts';
import { longestSegmentSeconds } from '../plan/plan-segments.ts';
import type { RenderPlan } from '../plan/render-plan.ts';

/** What a preview's playlists need to know of its video; plain JSON. */
export interface PreviewFacts {
  width: number;
  height: number;
  frameRate: Fraction;
  /** RFC 6381; null if it does not follow from the encoder's arguments. */
  videoCodec: string | null;
  /** Duration of each segment of the plan, in 1/90000 s. */
  segmentTicks: number[];
  /** Parts of the audio file, in order; empty without audio. */
  sound: PreviewAudioPart[];
}

/** A segment that is rendered. `index` is its place in the plan. */
export interface PreviewSegment {
  index: number;
  sizeBytes: number;
  /** It was rendered before the whole was planned. */
  isBeginning?: boolean;
}

/** A part of the audio file that can be fetched by itself. */
export interface PreviewAudioPart {
  durationMs: number;
  offsetBytes: number;
  sizeBytes: number;
}

/**
 * Names in a preview's URLs. Segments are named by their place, which does not reveal their storage keys. What is shown
 * before the whole is planned has names of its own: what an address gives never changes.
 */
export const previewNames = {
  master: 'index.m3u8',
  video: 'picture.m3u8',
  audio: 'sound.m3u8',
  audioFile: 'sound.ts',
  beginningAudioFile: 'beginning.ts',
  segment: ({ index, isBeginning = false }: Pick<PreviewSegment, 'index' | 'isBeginning'>) =>
    `${isBeginning ? 'b' : ''}${index}.ts`,
};

export function previewFacts(plan: RenderPlan, sound: PreviewAudioPart[]): PreviewFacts {
  const { output, segments, encoderArgs, durationMs } = plan;
  const endTicks = Math.round(msToTicks(durationMs));
  return {
    width: output.width,
    height: output.height,
    frameRate: output.frameRate,
    videoCodec: videoCodec(encoderArgs),
    segmentTicks: segments.map((segment) => Math.max(1, (segment.endTicks ?? endTicks) - segment.startTicks)),
    sound,
  };
}

/**
 * The master playlist (RFC 8216): the video, and the audio as a separate rendition.
 * @param rendered at least one segment
 */
export function writeMasterPlaylist(facts: PreviewFacts, rendered: PreviewSegment[]): string {
  const hasAudio = facts.sound.length > 0;
  const codecs = facts.videoCodec && [facts.videoCodec, ...(hasAudio ? ['mp4a.40.2'] : [])].join(',');
  const attributes = [
    `BANDWIDTH=${peakBitRate(facts, rendered) + (hasAudio ? maxAudioBitRate : 0)}`,
    ...(codecs ? [`CODECS="${codecs}"`] : []),
    `RESOLUTION=${facts.width}x${facts.height}`,
    `FRAME-RATE=${(facts.frameRate.num / facts.frameRate.den).toFixed(3)}`,
    ...(hasAudio ? ['AUDIO="sound"'] : []),
  ];
  const sound = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${previewNames.audio}"`;
  return lines([
    ...['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...(hasAudio ? [sound] : []),
    `#EXT-X-STREAM-INF:${attributes.join(',')}`,
    previewNames.video,
  ]);
}

/** Playlist of the segments from the beginning; it grows until all of them are rendered. Empty ones are left out. */
export function writeVideoPlaylist(facts: PreviewFacts, rendered: PreviewSegment[]): string {
  const entries = rendered.flatMap((segment) =>
    segment.sizeBytes === 0
      ? []
      : [`#EXTINF:${seconds(ticksOf(facts, segment.index))},`, previewNames.segment(segment)],
  );
  return lines([...header(facts), ...entries, ...(isComplete(facts, rendered) ? ['#EXT-X-ENDLIST'] : [])]);
}

/**
 * Playlist of the audio, up to the end of the rendered video: players expect both to have the same length.
 * @param beginningParts the number of parts that are in the file of the beginning
 */
export function writeAudioPlaylist(facts: PreviewFacts, rendered: PreviewSegment[], beginningParts = 0): string {
  const isWhole = isComplete(facts, rendered);
  const shownMs = ticksToMs(rendered.reduce((sum, { index }) => sum + ticksOf(facts, index), 0));
  let endMs = 0;
  const included = facts.sound.filter(({ durationMs }) => {
    endMs += durationMs;
    // at most half a part ahead: a part that only begins within the video comes with the next segment
    return isWhole || endMs <= shownMs + durationMs / 2;
  });
  const entries = included.flatMap(({ durationMs, offsetBytes, sizeBytes }, index) => [
    `#EXTINF:${(durationMs / 1000).toFixed(6)},`,
    `#EXT-X-BYTERANGE:${sizeBytes}@${offsetBytes}`,
    index < beginningParts ? previewNames.beginningAudioFile : previewNames.audioFile,
  ]);
  const isEnd = isWhole && included.length === facts.sound.length;
  return lines([...header(facts), ...entries, ...(isEnd ? ['#EXT-X-ENDLIST'] : [])]);
}

function header({ segmentTicks, sound }: PreviewFacts): string[] {
  const longest = Math.max(
    // captions that are heard later may move cuts
    longestSegmentSeconds,
    ...segmentTicks.map((ticks) => ticks / ticksPerSecond),
    ...sound.map((part) => part.durationMs / 1000),
  );
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-PLAYLIST-TYPE:EVENT', '#EXT-X-INDEPENDENT-SEGMENTS'],
    // must be the same in both playlists, and never change
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longest))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ];
}

function isComplete({ segmentTicks }: PreviewFacts, rendered: PreviewSegment[]): boolean {
  return rendered.length === segmentTicks.length;
}

function ticksOf({ segmentTicks }: PreviewFacts, index: number): number {
  return segmentTicks[index] ?? 0;
}

function seconds(ticks: number): string {
  return (ticks / ticksPerSecond).toFixed(6);
}

/** Above the bit rate of any audio that is encoded here or copied. */
const maxAudioBitRate = 320_000;

function peakBitRate(facts: PreviewFacts, rendered: PreviewSegment[]): number {
  const rates = rendered.map(({ index, sizeBytes }) => (sizeBytes * 8 * ticksPerSecond) / ticksOf(facts, index));
  return Math.ceil(Math.max(1, ...rates));
}

/** RFC 6381 name of H.264 High: profile, no constraints, ten times the level, in hexadecimal. */
function videoCodec(encoderArgs: string[]): string | null {
  const after = (name: string) => encoderArgs[encoderArgs.indexOf(name) + 1] ?? '';
  const level = Number(after('-level'));
  if (!encoderArgs.includes('-level') || after('-profile:v') !== 'high' || !(level > 0)) return null;
  return `avc1.6400${Math.round(level * 10)
    .toString(16)
    .padStart(2, '0')}`;
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`;
}
