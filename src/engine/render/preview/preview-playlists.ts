import type { Fraction } from '../../media/source-facts.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { RenderPlan } from '../plan/render-plan.ts';

/** What a preview shows, as its playlists need it; plain JSON. */
export interface PreviewFacts {
  width: number;
  height: number;
  frameRate: Fraction;
  /** RFC 6381; null where the encoder does not say. */
  videoCodec: string | null;
  /** How long each segment of the plan lasts, in 1/90000 s. */
  segmentTicks: number[];
  /** Of the sound's file, in order; empty where there is none. */
  sound: PreviewAudioPart[];
}

/** A segment that is there, by its place in the plan. */
export interface PreviewSegment {
  index: number;
  sizeBytes: number;
}

/** A stretch of the sound's file that can be fetched by itself. */
export interface PreviewAudioPart {
  durationMs: number;
  offsetBytes: number;
  sizeBytes: number;
}

/** Names inside a preview's address. Segments go by their place: what they are kept under is nobody's business. */
export const previewNames = {
  master: 'index.m3u8',
  video: 'picture.m3u8',
  audio: 'sound.m3u8',
  audioFile: 'sound.ts',
  segment: (index: number) => `${index}.ts`,
};

export function previewFacts(plan: RenderPlan, sound: PreviewAudioPart[]): PreviewFacts {
  const { output, segments, encoderArgs, durationMs } = plan;
  const endTicks = Math.round((durationMs * ticksPerSecond) / 1000);
  return {
    ...{ width: output.width, height: output.height, frameRate: output.frameRate },
    videoCodec: videoCodec(encoderArgs),
    segmentTicks: segments.map((segment) => Math.max(1, (segment.endTicks ?? endTicks) - segment.startTicks)),
    sound,
  };
}

/**
 * The first playlist (RFC 8216): the picture, and the sound beside it as a rendition of its own.
 * @param there at least one segment
 */
export function writeMasterPlaylist(facts: PreviewFacts, there: PreviewSegment[]): string {
  const hasSound = facts.sound.length > 0;
  const codecs = facts.videoCodec && [facts.videoCodec, ...(hasSound ? ['mp4a.40.2'] : [])].join(',');
  const attributes = [
    `BANDWIDTH=${peakBitRate(facts, there) + (hasSound ? soundBitRate : 0)}`,
    ...(codecs ? [`CODECS="${codecs}"`] : []),
    `RESOLUTION=${facts.width}x${facts.height}`,
    `FRAME-RATE=${(facts.frameRate.num / facts.frameRate.den).toFixed(3)}`,
    ...(hasSound ? ['AUDIO="sound"'] : []),
  ];
  const sound = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,URI="${previewNames.audio}"`;
  return lines([
    ...['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...(hasSound ? [sound] : []),
    `#EXT-X-STREAM-INF:${attributes.join(',')}`,
    previewNames.video,
  ]);
}

/** The segments from the beginning on; it grows until all of the plan's are there. Empty ones (damage) are left out. */
export function writeVideoPlaylist(facts: PreviewFacts, there: PreviewSegment[]): string {
  const entries = there.flatMap(({ index, sizeBytes }) =>
    sizeBytes === 0 ? [] : [`#EXTINF:${seconds(ticksOf(facts, index))},`, previewNames.segment(index)],
  );
  return lines([...header(facts), ...entries, ...(isWhole(facts, there) ? ['#EXT-X-ENDLIST'] : [])]);
}

/** The sound for as long as there is a picture, since players hold both to the same length. It may end before. */
export function writeAudioPlaylist(facts: PreviewFacts, there: PreviewSegment[]): string {
  const whole = isWhole(facts, there);
  const shownMs = (there.reduce((sum, { index }) => sum + ticksOf(facts, index), 0) * 1000) / ticksPerSecond;
  let endMs = 0;
  const heard = facts.sound.filter(({ durationMs }) => {
    endMs += durationMs;
    // half a part ahead at most: one that only begins under the picture comes with the next segment
    return whole || endMs <= shownMs + durationMs / 2;
  });
  const entries = heard.flatMap(({ durationMs, offsetBytes, sizeBytes }) => [
    `#EXTINF:${(durationMs / 1000).toFixed(6)},`,
    `#EXT-X-BYTERANGE:${sizeBytes}@${offsetBytes}`,
    previewNames.audioFile,
  ]);
  return lines([...header(facts), ...entries, ...(heard.length === facts.sound.length ? ['#EXT-X-ENDLIST'] : [])]);
}

function header({ segmentTicks, sound }: PreviewFacts): string[] {
  const longest = Math.max(
    ...segmentTicks.map((ticks) => ticks / ticksPerSecond),
    ...sound.map((part) => part.durationMs / 1000),
  );
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:4', '#EXT-X-PLAYLIST-TYPE:EVENT', '#EXT-X-INDEPENDENT-SEGMENTS'],
    // the same in both, and from the first answer to the last
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longest))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
  ];
}

function isWhole({ segmentTicks }: PreviewFacts, there: PreviewSegment[]): boolean {
  return there.length === segmentTicks.length;
}

function ticksOf({ segmentTicks }: PreviewFacts, index: number): number {
  return segmentTicks[index] ?? 0;
}

function seconds(ticks: number): string {
  return (ticks / ticksPerSecond).toFixed(6);
}

/** More than any sound that is made here or copied is likely to have. */
const soundBitRate = 320_000;

function peakBitRate(facts: PreviewFacts, there: PreviewSegment[]): number {
  const rates = there.map(({ index, sizeBytes }) => (sizeBytes * 8 * ticksPerSecond) / ticksOf(facts, index));
  return Math.ceil(Math.max(1, ...rates));
}

/** H.264 High by its level, RFC 6381: profile, no constraints, ten times the level, in hexadecimal. */
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
