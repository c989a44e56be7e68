import { createHash } from 'node:crypto';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { OwnFont } from '../../captions/settings/own-font.ts';
import type { Box, EmojiPlacement } from '../../layout/geometry/page-layout.ts';
import { decoderThreadArgs } from '../../media/ffmpeg/confined-input.ts';
import { type Fraction, isSeekable, type SourceFacts, type VideoFacts } from '../../media/source-facts.ts';
import type { FrameTimes } from '../../media/timing/read-frame-times.ts';
import { ptsToTicks, ticksToMs } from '../../media/timing/video-clock.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import type { CameraPath } from '../../reframe/camera/camera-path.ts';
import { encoderFor, encoders } from '../encoders/encoders.ts';
import { maxBitRate } from '../encoders/max-bit-rate.ts';
import { enlargementOf, type FrameSettings, frameGeometry, isReframed } from '../filters/output-frame.ts';
import { pictureFilters, reducedRate, timeFilters } from '../filters/picture-filters.ts';
import { framingSlice } from '../framing/framing-filters.ts';
import type { PlannedFraming } from '../framing/framing-plan.ts';
import { planFraming } from '../framing/plan-framing.ts';
import { planAudio } from '../output/output-args.ts';
import { emptyPicture, overlayRecipe, pairEncoderArgs } from '../overlay/overlay-canvas.ts';
import { isOverlay } from '../overlay/overlay-limits.ts';
import { type PlannedWatermark, watermarkContent } from '../watermark/watermark-args.ts';
import { captionSlicer } from './caption-slice.ts';
import { cutPlaces, noCutPlaces } from './cut-places.ts';
import { madeWith } from './made-with.ts';
import { overlayChanges } from './plan-repeats.ts';
import { planSegments, type SegmentCut } from './plan-segments.ts';
import { frameSteps } from './planned-frames.ts';
import type { RenderInput, RenderPlan, RenderSegment } from './render-plan.ts';

export interface PlanRenderInput {
  /** Content key of the source's bytes. */
  sourceKey: string;
  facts: SourceFacts;
  /**
   * From `readFrameTimes`. null = the file has none: the video is one segment with evenly spaced frames. `unread` = they
   * were not read: enough for a plan of one moment.
   */
  frameTimes: FrameTimes | null | 'unread';
  settings: FrameSettings & Pick<CaptionSettings, 'outputKind' | 'autoZoom'>;
  /** Which part of its source a vertical output shows; left out = the middle. Other outputs show all of it. */
  camera?: CameraPath | null;
  overlay: {
    /** libass script on the video's clock, for a frame of `outputFrame(facts, settings)`; empty = nothing to draw. */
    ass: string;
    emojis: EmojiPlacement[];
    /** When the first page of each caption appears; default none. */
    captionStartsMs?: readonly number[];
    /** See `RenderPlan`. */
    ownFont?: OwnFont;
    /** See `RenderPlan`; default null. */
    shadowBox?: Box | null;
    /** Default null. */
    watermark?: PlannedWatermark | null;
    /** Changes with the font files and the emoji art. */
    fontsKey: string;
  };
  /** One of `encoderNames`. */
  encoder: string;
  /** Result of `readFfmpegBuild`. */
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
  const isAlone = isOverlay(input.settings);
  const framing =
    !isAlone && input.camera && (isReframed(facts, input.settings) || input.settings.autoZoom)
      ? planFraming({ camera: input.camera, video: facts.video, frame: geometry.frame })
      : null;
  const inTime = timeFilters(facts, input.frameTimes !== null);
  const frameRate = reducedRate(facts.video) ?? facts.video.frameRate;
  const encoder = encoderFor(input.encoder, geometry.frame);
  const drawnOnPicture = () => ({
    pictureFilters: framing ? [] : pictureFilters(facts, geometry),
    encoderArgs: encoders[encoder].args({
      frame: geometry.frame,
      enlargement: enlargementOf(geometry, facts.video),
      frameRate: levelRate(frameRate),
      maxBitsPerSecond: maxBitRate({ facts, frameTimes, output: { ...geometry.frame, frameRate } }),
    }),
  });
  const shared = {
    sourceKey: input.sourceKey,
    output: { ...geometry.frame, frameRate },
    input: renderInput(facts, frameTimes, inTime.length > 0 ? 1000 : 0),
    timeFilters: inTime,
    ...(isAlone ? drawnAlone : drawnOnPicture()),
  };
  const cuts = planSegments({
    video: facts.video,
    frameTimes,
    leadInMs: shared.input.leadInMs,
    // the filter that reduces the rate fills gaps by itself
    changes: reducedRate(facts.video) || !frameTimes ? null : () => overlayChanges(overlay),
    // such filters give frames other times
    cutPlaces: inTime.length > 0 ? noCutPlaces : cutPlaces(overlay.ass, overlay.captionStartsMs ?? []),
  });
  const slice = captionSlicer(overlay.ass);
  return {
    ...shared,
    ...(framing ? { framing } : {}),
    ass: overlay.ass,
    ...(overlay.ownFont ? { ownFont: overlay.ownFont } : {}),
    emojis: overlay.emojis,
    shadowBox: overlay.shadowBox ?? null,
    ...(overlay.watermark ? { watermark: overlay.watermark } : {}),
    ...(isAlone ? {} : { encoder }),
    audio: isAlone ? null : planAudio(facts),
    segments: cuts.map((cut) => withKey(cut, { ...input, shared, slice, framing })),
    pictureSteps: frameSteps(facts.video, frameTimes),
    lastFrameTicks: lastFrameTicks(facts.video, frameTimes, cuts.at(-1)?.repeats.at(-1)),
    durationMs: pictureMs(facts),
    madeWith: madeWith({ ...input, ...overlay }),
  };
}

/** The source gives only the times of its frames. */
const drawnAlone = { overlayRecipe, pictureFilters: emptyPicture, encoderArgs: pairEncoderArgs };

function lastFrameTicks(video: VideoFacts, times: FrameTimes | null, lastRepeat: number | undefined): number | null {
  const last = times?.pts.at(-1);
  if (!times || last === undefined || times.endPts === null) return null;
  return Math.max(1, Math.round(ptsToTicks(times.endPts, video) - Math.max(ptsToTicks(last, video), lastRepeat ?? 0)));
}

/** Frames are repeated up to thirty times a second. */
function levelRate(rate: Fraction): Fraction {
  return rate.num / rate.den < 30 ? { num: 30, den: 1 } : rate;
}

function renderInput({ video, container }: SourceFacts, frameTimes: FrameTimes | null, leadInMs: number): RenderInput {
  return {
    videoIndex: video.index,
    decoderArgs: [...decoderArgs(video.codec, video.hasAlpha), ...decoderThreadArgs(video)],
    startPts: video.startPts,
    ...(video.heldPts === undefined ? {} : { heldPts: video.heldPts }),
    timeBase: video.timeBase,
    ...(frameTimes?.countedStep ? { countedStep: frameTimes.countedStep } : {}),
    seekable: frameTimes !== null && !frameTimes.countedStep && isSeekable(container),
    leadInMs,
  };
}

/** ffmpeg's own VP8 and VP9 decoders ignore transparency. */
function decoderArgs(codec: string, hasAlpha: boolean): string[] {
  if (!hasAlpha || (codec !== 'vp8' && codec !== 'vp9')) return [];
  return ['-c:v', codec === 'vp8' ? 'libvpx' : 'libvpx-vp9'];
}

/** Emojis of a segment, cut off at its end: how long they stay after it must not change its key. */
function emojisIn(emojis: EmojiPlacement[], startMs: number, endMs: number): EmojiPlacement[] {
  return emojis
    .filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs)
    .map((emoji) => ({ ...emoji, endMs: Math.min(emoji.endMs, endMs) }));
}

interface KeyInput extends PlanRenderInput {
  shared: object;
  slice: ReturnType<typeof captionSlicer>;
  framing: PlannedFraming | null;
}

/** Fonts and emoji art are part of the key only if something is drawn: otherwise every style gives the same frames. */
function withKey(cut: SegmentCut, input: KeyInput): RenderSegment {
  const startMs = ticksToMs(cut.startTicks);
  const endMs = cut.endTicks === null ? Number.POSITIVE_INFINITY : ticksToMs(cut.endTicks);
  const { frameCount, startTicks, endTicks, holdTicks, repeats } = cut;
  const captions = input.slice(startMs, endMs);
  const emojis = emojisIn(input.overlay.emojis, startMs, endMs);
  const isDrawnOn = captions !== '' || emojis.length > 0;
  const everything = [
    ...[input.shared, frameCount, startTicks, endTicks, holdTicks, repeats, captions],
    madeWith({ ...input, fontsKey: isDrawnOn ? input.overlay.fontsKey : '' }),
    emojis,
    ...(input.framing ? [framingSlice(input.framing, cut)] : []),
    ...(input.overlay.watermark ? [watermarkContent(input.overlay.watermark)] : []),
  ];
  return { ...cut, key: createHash('sha256').update(JSON.stringify(everything)).digest('hex') };
}
