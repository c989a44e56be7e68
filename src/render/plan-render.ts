import { createHash } from 'node:crypto';
import type { CaptionSettings } from '../captions/caption-settings.ts';
import type { EmojiPlacement } from '../layout/page-layout.ts';
import type { FrameTimes } from '../media/read-frame-times.ts';
import type { SourceFacts, VideoFacts } from '../media/source-facts.ts';
import { captionSlice } from './caption-slice.ts';
import { encoderArgs } from './encoders.ts';
import { h264Level } from './h264-level.ts';
import { pictureGeometry } from './output-frame.ts';
import { pictureFilters, reducedRate, timeFilters } from './picture-filters.ts';
import { planAudio } from './plan-audio.ts';
import { planSegments, type SegmentCut } from './plan-segments.ts';
import { type RenderInput, type RenderPlan, type RenderSegment, ticksPerSecond } from './render-plan.ts';

export interface PlanRenderInput {
  /** Content key of the source's bytes. */
  sourceKey: string;
  facts: SourceFacts;
  /** From `readFrameTimes`; null = unknown, which makes the video one segment. */
  frameTimes: FrameTimes | null;
  settings: Pick<CaptionSettings, 'resizeForSocialMedia'>;
  overlay: {
    /** libass script on the video's clock for `outputFrame(facts, settings)`; empty = nothing to draw. */
    ass: string;
    emojis: EmojiPlacement[];
    /** Changes with the font files and the emoji art. */
    fontsKey: string;
  };
  /** One of `encoderNames`. */
  encoder: string;
  /** What `readFfmpegBuild` says. */
  ffmpegBuild: string;
}

/**
 * Decides everything about a render. Pure.
 * @throws AppError `configuration` for an unknown encoder
 */
export function planRender(input: PlanRenderInput): RenderPlan {
  const { facts, frameTimes, overlay } = input;
  const geometry = pictureGeometry(facts, input.settings);
  const inTime = timeFilters(facts);
  const frameRate = reducedRate(facts.video.frameRate) ?? facts.video.frameRate;
  const shared = {
    sourceKey: input.sourceKey,
    output: { ...geometry.frame, frameRate },
    input: renderInput(facts, frameTimes, inTime.length > 0 ? 1000 : 0),
    timeFilters: inTime,
    pictureFilters: pictureFilters(facts, geometry),
    encoderArgs: [...encoderArgs(input.encoder), '-level', h264Level(geometry.frame, frameRate)],
  };
  const cuts = planSegments({ video: facts.video, frameTimes, leadInMs: shared.input.leadInMs });
  return {
    ...shared,
    ass: overlay.ass,
    emojis: overlay.emojis,
    audio: planAudio(facts),
    segments: cuts.map((cut) => withKey(cut, { ...input, shared })),
    lastFrameTicks: lastFrameTicks(facts.video, frameTimes),
    durationMs: facts.durationMs,
  };
}

function lastFrameTicks({ timeBase }: VideoFacts, times: FrameTimes | null): number | null {
  const last = times?.pts.at(-1);
  if (!times || last === undefined || times.endPts === null) return null;
  return Math.max(1, Math.round(((times.endPts - last) * timeBase.num * ticksPerSecond) / timeBase.den));
}

function renderInput({ video, container }: SourceFacts, frameTimes: FrameTimes | null, leadInMs: number): RenderInput {
  return {
    videoIndex: video.index,
    decoderArgs: decoderArgs(video.codec, video.hasAlpha),
    startPts: video.startPts,
    timeBase: video.timeBase,
    seekable: frameTimes !== null && /mov|matroska/.test(container),
    leadInMs,
  };
}

/** ffmpeg's own VP8 and VP9 decoders leave transparency out. */
function decoderArgs(codec: string, hasAlpha: boolean): string[] {
  if (!hasAlpha || (codec !== 'vp8' && codec !== 'vp9')) return [];
  return ['-c:v', codec === 'vp8' ? 'libvpx' : 'libvpx-vp9'];
}

/** Raise when the way of rendering changes without any argument changing. */
const recipe = 1;

function withKey(cut: SegmentCut, input: PlanRenderInput & { shared: object }): RenderSegment {
  const startMs = (cut.startTicks * 1000) / ticksPerSecond;
  const endMs = cut.endTicks === null ? Number.POSITIVE_INFINITY : (cut.endTicks * 1000) / ticksPerSecond;
  const { startFrame, frameCount, startTicks, endTicks } = cut;
  const everything = [
    ...[recipe, input.shared, startFrame, frameCount, startTicks, endTicks],
    ...[captionSlice(input.overlay.ass, startMs, endMs), input.overlay.fontsKey, input.ffmpegBuild],
    input.overlay.emojis.filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs),
  ];
  return { ...cut, key: createHash('sha256').update(JSON.stringify(everything)).digest('hex') };
}
