import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { MediaInput } from '../../../infra/media-input.ts';
import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { findFramePts } from '../../media/timing/read-frame-times.ts';
import {
  firstFramePts,
  msToTicks,
  ptsToTicks,
  ticksPerSecond,
  ticksToMs,
  videoClockFilter,
} from '../../media/timing/video-clock.ts';
import { pictureMs } from '../../media/timing/video-length.ts';
import { familiesIn, linkFonts, type RenderFonts } from '../ass/link-fonts.ts';
import {
  laneChains,
  laneInputs,
  type RasteriseEmoji,
  type WrittenLane,
  writeEmojiLanes,
} from '../emojis/write-emoji-lanes.ts';
import { captionSlice } from '../plan/caption-slice.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { captionsFile, captionsFilter, fontsFolder, framedFilters, seekArgs } from '../segments/render-args.ts';
import { watermarkChains, watermarkFile, watermarkInput } from '../watermark/watermark-args.ts';

export interface RenderStillInput {
  plan: RenderPlan;
  facts: SourceFacts;
  sourceFile: MediaInput;
  /** On the video's clock; after the end, the last frame is used. */
  atMs: number;
  /** An empty folder of its own. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  fonts: RenderFonts;
  rasteriseEmoji: RasteriseEmoji;
  /** The bytes of the plan's watermark, if it has one. */
  watermark?: Uint8Array;
  signal?: AbortSignal;
}

/**
 * Draws one moment of a video as JPEG, as a render of the plan would show it.
 * @throws AppError `render_failed`
 * @throws FfmpegError if ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function renderStill(input: RenderStillInput): Promise<Buffer> {
  const { plan, workDir, tools, fonts, signal } = input;
  try {
    const moment = await momentOf(input);
    const atMs = ticksToMs(moment.captionTicks);
    const ass = captionSlice(plan.ass, atMs, atMs + 1);
    if (ass !== '') {
      await writeFile(join(workDir, captionsFile), ass);
      await linkFonts(join(workDir, fontsFolder), { families: familiesIn(ass), fonts });
    }
    const lanes = await writeEmojiLanes(input, { emojis: plan.emojis, startMs: atMs, endMs: atMs + 1 });
    if (input.watermark) await writeFile(join(workDir, watermarkFile), input.watermark);
    await runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: stillArgs({ ...input, moment, lanes, drawCaptions: ass !== '' }),
      cwd: workDir,
      env: { FONTCONFIG_FILE: fonts.fontconfigFile },
      signal,
      timeoutMs,
    });
    return await readFile(join(workDir, stillFile));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof FfmpegError && error.wasKilled) throw error;
    throw new AppError('render_failed', { reason: 'still', cause: error });
  }
}

/** Nobody waits longer for a still. */
const timeoutMs = 60_000;
/** A frame that is shown longer than this is repeated where captions change: see `plan-repeats.ts`. */
const maxFrameTicks = ticksPerSecond / 24;

async function momentOf({ plan, facts, sourceFile, atMs, tools, signal }: RenderStillInput): Promise<StillMoment> {
  const atTicks = msToTicks(Math.min(atMs, pictureMs(facts)));
  const pts = await findFramePts({ ffprobe: tools.ffprobe, file: sourceFile, facts, atMs, signal });
  const averageTicks = (ticksPerSecond * plan.output.frameRate.den) / plan.output.frameRate.num;
  // a filter that reduces the rate has its own time grid
  const isEstimated = pts === null || plan.timeFilters.some((filter) => filter.startsWith('fps='));
  if (isEstimated) {
    const latest = Math.max(0, Math.min(atTicks, msToTicks(pictureMs(facts)) - averageTicks));
    const isHeld = latest < ptsToTicks(firstFramePts(plan.input), plan.input);
    if (isHeld) return { frameTicks: 0, captionTicks: latest, isIndexed: pts !== null };
    const frameTicks = Math.max(0, Math.floor(latest / averageTicks + 0.01) * averageTicks - averageTicks / 4);
    return { frameTicks, captionTicks: latest, isIndexed: pts !== null };
  }
  const frameTicks = ptsToTicks(pts, plan.input);
  const captionTicks = atTicks - frameTicks > maxFrameTicks ? atTicks : frameTicks;
  return { frameTicks, captionTicks: Math.max(frameTicks, captionTicks), isIndexed: true };
}

/** The moment of a still, in 1/90000 s of the video's clock. */
interface StillMoment {
  /** When the source's frame begins. */
  frameTicks: number;
  /** The moment for which captions are drawn: the same, or later if a frame is shown for long. */
  captionTicks: number;
  /** The file has an index, so that a seek finds the frame's own key frame. */
  isIndexed: boolean;
}

interface StillArgsInput {
  plan: RenderPlan;
  moment: StillMoment;
  sourceFile: MediaInput;
  lanes: WrittenLane[];
  drawCaptions: boolean;
}

const stillFile = 'still.jpg';

/** Without an index, a seek may land after the key frame that is needed. */
const unindexedLeadSeconds = 10;

/** ffmpeg arguments for one frame of a plan as JPEG in its working folder. Pure. */
function stillArgs(input: StillArgsInput): string[] {
  const { plan, moment, sourceFile, lanes } = input;
  const leadSeconds = plan.input.leadInMs / 1000 + (moment.isIndexed ? 0 : unindexedLeadSeconds);
  const seek = seekArgs(plan, moment.frameTicks / ticksPerSecond - leadSeconds);
  return [
    ...['-max_error_rate', '1', '-copyts'],
    ...confinedInput(sourceFile, [...plan.input.decoderArgs, '-noautorotate', ...seek]),
    ...laneInputs(lanes),
    ...(plan.watermark ? watermarkInput(plan.watermark) : []),
    ...['-filter_complex', filterGraph(input), '-map', '[out]', '-an', '-sn', '-dn'],
    ...['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3', '-update', '1', '-f', 'image2', stillFile],
  ];
}

function filterGraph({ plan, moment, lanes, drawCaptions }: StillArgsInput): string {
  const picture = [
    ...fromFrame(plan, moment),
    ...framedFilters(plan, { startTicks: moment.frameTicks, endTicks: moment.frameTicks + 0.5 }),
    `setpts=${Math.round(moment.captionTicks)}`,
    ...(drawCaptions ? [captionsFilter] : []),
  ];
  // JPEG is BT.601, full range; converted through RGB, since swscale keeps the matrix from YUV to full-range YUV
  const jpeg =
    'scale=in_color_matrix=bt709:in_range=tv,format=gbrp,scale=out_color_matrix=bt601:out_range=pc,format=yuvj420p';
  const drawn = [`[0:${plan.input.videoIndex}]${picture.join(',')}[v0]`, ...laneChains(lanes)];
  const beneath = `v${lanes.length}`;
  const { watermark } = plan;
  if (watermark) {
    drawn.push(...watermarkChains(watermark, { index: lanes.length + 1, from: beneath, to: 'marked' }));
  }
  return [...drawn, `[${watermark ? 'marked' : beneath}]${jpeg}[out]`].join(';');
}

/** Makes the wanted frame the first, on the video's clock; filters on several frames get those around it. */
function fromFrame({ input, timeFilters }: RenderPlan, { frameTicks }: StillMoment): string[] {
  const start = Math.max(0, Math.floor(frameTicks) - 1);
  const clock = [videoClockFilter(input), `settb=1/${ticksPerSecond}`];
  if (timeFilters.length === 0) return [...clock, `trim=start_pts=${start}`];
  const lead = msToTicks(input.leadInMs);
  const around = `trim=start_pts=${Math.max(0, start - lead)}:end_pts=${start + lead}`;
  return [...clock, around, ...timeFilters, `settb=1/${ticksPerSecond}`, `trim=start_pts=${start}`];
}
