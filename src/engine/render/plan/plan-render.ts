import { createHash } from 'node:crypto';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { Box, EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { type Fraction, isSeekable, type SourceFacts, type VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { CameraPath } from '../../reframe/camera/camera-path.ts';
import { encoderArgs } from '../encoding/encoders.ts';
import { h264Level } from '../encoding/h264-level.ts';
import { madeWith } from '../encoding/made-with.ts';
import { maxBitRateArgs } from '../encoding/max-bit-rate.ts';
import { frameGeometry, isReframed } from '../filters/output-frame.ts';
import { pictureFilters, reducedRate, timeFilters } from '../filters/picture-filters.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import { framingSlice } from '../framing/framing-slice.ts';
import { planFraming } from '../framing/plan-framing.ts';
import { captionSlicer } from './caption-slice.ts';
import { overlayChanges } from './overlay-changes.ts';
import { frameSteps } from './picture-steps.ts';
import { planAudio } from './plan-audio.ts';
import { planSegments, type SegmentCut } from './plan-segments.ts';
import type { RenderInput, RenderPlan, RenderSegment } from './render-plan.ts';

export interface PlanRenderInput {
  /** Content key of the source's bytes. */
  sourceKey: string;
  facts: SourceFacts;
  /**
   * From `readFrameTimes`; null = the file does not say, which makes the video one segment, its pictures spread evenly.
   * `unread` = nobody has asked: for one moment of it.
   */
  frameTimes: FrameTimes | null | 'unread';
  settings: Pick<CaptionSettings, 'resizeForSocialMedia'>;
  /** What a vertical output shows of its source; left out = the middle. Other outputs show all of it. */
  camera?: CameraPath | null;
  overlay: {
    /** libass script on the video's clock for `outputFrame(facts, settings)`; empty = nothing to draw. */
    ass: string;
    emojis: EmojiPlacement[];
    /** See `RenderPlan`; left out = null. */
    shadowBox?: Box | null;
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
  const { facts, overlay } = input;
  const frameTimes = input.frameTimes === 'unread' ? null : input.frameTimes;
  const geometry = frameGeometry(facts, input.settings);
  const framing =
    input.camera && isReframed(facts, input.settings)
      ? planFraming({ camera: input.camera, video: facts.video, frame: geometry.frame })
      : null;
  const inTime = timeFilters(facts, input.frameTimes !== null);
  const frameRate = reducedRate(facts.video) ?? facts.video.frameRate;
  const shared = {
    sourceKey: input.sourceKey,
    output: { ...geometry.frame, frameRate },
    input: renderInput(facts, frameTimes, inTime.length > 0 ? 1000 : 0),
    timeFilters: inTime,
    pictureFilters: framing ? [] : pictureFilters(facts, geometry),
    encoderArgs: [
      ...[...encoderArgs(input.encoder), '-level', h264Level(geometry.frame, levelRate(frameRate))],
      ...maxBitRateArgs({ facts, frameTimes, output: { ...geometry.frame, frameRate } }),
    ],
  };
  const cuts = planSegments({
    ...{ video: facts.video, frameTimes, leadInMs: shared.input.leadInMs },
    // the filter that lowers a rate fills gaps by itself
    changes: reducedRate(facts.video) || !frameTimes ? null : () => overlayChanges(overlay),
  });
  const slice = captionSlicer(overlay.ass);
  return {
    ...shared,
    ...(framing ? { framing } : {}),
    ass: overlay.ass,
    emojis: overlay.emojis,
    shadowBox: overlay.shadowBox ?? null,
    audio: planAudio(facts),
    segments: cuts.map((cut) => withKey(cut, { ...input, shared, slice, framing })),
    pictureSteps: frameSteps(facts.video, frameTimes),
    lastFrameTicks: lastFrameTicks(facts.video, frameTimes, cuts.at(-1)?.repeats.at(-1)),
    durationMs: facts.durationMs,
    madeWith: madeWith({ ...input, ...overlay }),
  };
}

function lastFrameTicks(
  { timeBase, startPts }: VideoFacts,
  times: FrameTimes | null,
  lastRepeat: number | undefined,
): number | null {
  const last = times?.pts.at(-1);
  if (!times || last === undefined || times.endPts === null) return null;
  const clock = (pts: number) => ((pts - startPts) * timeBase.num * ticksPerSecond) / timeBase.den;
  return Math.max(1, Math.round(clock(times.endPts) - Math.max(clock(last), lastRepeat ?? 0)));
}

/** Repeated pictures come thirty times a second. */
function levelRate(rate: Fraction): Fraction {
  return rate.num / rate.den < 30 ? { num: 30, den: 1 } : rate;
}

function renderInput({ video, container }: SourceFacts, frameTimes: FrameTimes | null, leadInMs: number): RenderInput {
  return {
    videoIndex: video.index,
    decoderArgs: decoderArgs(video.codec, video.hasAlpha),
    startPts: video.startPts,
    timeBase: video.timeBase,
    ...(frameTimes?.countedStep ? { countedStep: frameTimes.countedStep } : {}),
    seekable: frameTimes !== null && !frameTimes.countedStep && isSeekable(container),
    leadInMs,
  };
}

/** ffmpeg's own VP8 and VP9 decoders leave transparency out. */
function decoderArgs(codec: string, hasAlpha: boolean): string[] {
  if (!hasAlpha || (codec !== 'vp8' && codec !== 'vp9')) return [];
  return ['-c:v', codec === 'vp8' ? 'libvpx' : 'libvpx-vp9'];
}

/** Up to the end of a segment: how long one stays after it makes no difference there. */
function emojisSeen(emojis: EmojiPlacement[], startMs: number, endMs: number): EmojiPlacement[] {
  return emojis
    .filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs)
    .map((emoji) => ({ ...emoji, endMs: Math.min(emoji.endMs, endMs) }));
}

interface KeyInput extends PlanRenderInput {
  shared: object;
  slice: ReturnType<typeof captionSlicer>;
  framing: PlannedFraming | null;
}

/** The fonts and the art are part of it only where something is drawn: elsewhere every style gives the same picture. */
function withKey(cut: SegmentCut, input: KeyInput): RenderSegment {
  const startMs = (cut.startTicks * 1000) / ticksPerSecond;
  const endMs = cut.endTicks === null ? Number.POSITIVE_INFINITY : (cut.endTicks * 1000) / ticksPerSecond;
  const { frameCount, startTicks, endTicks, holdTicks, repeats } = cut;
  const captions = input.slice(startMs, endMs);
  const emojis = emojisSeen(input.overlay.emojis, startMs, endMs);
  const isDrawnOn = captions !== '' || emojis.length > 0;
  const everything = [
    ...[input.shared, frameCount, startTicks, endTicks, holdTicks, repeats, captions],
    madeWith({ ...input, fontsKey: isDrawnOn ? input.overlay.fontsKey : '' }),
    emojis,
    ...(input.framing ? [framingSlice(input.framing, cut)] : []),
  ];
  return { ...cut, key: createHash('sha256').update(JSON.stringify(everything)).digest('hex') };
}
