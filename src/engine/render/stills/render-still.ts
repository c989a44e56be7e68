import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { findFramePts } from '../../media/timing/find-frame.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { linkFonts, type RenderFonts } from '../ass/link-fonts.ts';
import { planEmojiLanes } from '../emojis/emoji-lanes.ts';
import { type RasteriseEmoji, writeEmojiLanes } from '../emojis/write-emoji-lanes.ts';
import { captionSlice } from '../plan/caption-slice.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { captionsFile, fontsFolder } from '../segments/render-args.ts';
import { type StillMoment, stillArgs, stillFile } from './still-args.ts';

export interface RenderStillInput {
  plan: RenderPlan;
  facts: SourceFacts;
  sourceFile: string;
  /** On the video's clock; behind the end it is the last picture. */
  atMs: number;
  /** An empty folder for this work alone. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  fonts: RenderFonts;
  rasteriseEmoji: RasteriseEmoji;
  signal?: AbortSignal;
}

/**
 * One moment of a video as a render of the plan would show it, as JPEG.
 * @throws AppError `render_failed`
 * @throws FfmpegError when ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function renderStill(input: RenderStillInput): Promise<Buffer> {
  const { plan, workDir, tools, fonts, signal } = input;
  try {
    const moment = await momentOf(input);
    const atMs = (moment.captionTicks * 1000) / ticksPerSecond;
    const ass = captionSlice(plan.ass, atMs, atMs + 1);
    if (ass !== '') {
      await writeFile(join(workDir, captionsFile), ass);
      await linkFonts(join(workDir, fontsFolder), { ass, fonts });
    }
    const emojiLanes = planEmojiLanes({ emojis: plan.emojis, startMs: atMs, endMs: atMs + 1 });
    const listFiles = await writeEmojiLanes({ ...input, lanes: emojiLanes });
    const lanes = emojiLanes.map((lane, i) => ({ lane, listFile: listFiles[i] ?? '' }));
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
    throw new AppError('render_failed', { message: 'This moment could not be drawn.', cause: error });
  }
}

/** Nobody waits for a picture any longer. */
const timeoutMs = 60_000;
/** A picture that stands longer than this is shown again where captions change: see `plan-repeats.ts`. */
const longestStandTicks = ticksPerSecond / 24;

async function momentOf({ plan, facts, sourceFile, atMs, tools, signal }: RenderStillInput): Promise<StillMoment> {
  const { startPts, timeBase } = plan.input;
  const atTicks = (Math.min(atMs, facts.durationMs) * ticksPerSecond) / 1000;
  const pts = await findFramePts({ ffprobe: tools.ffprobe, file: sourceFile, facts, atMs, signal });
  const frameTicks = (ticksPerSecond * plan.output.frameRate.den) / plan.output.frameRate.num;
  // a filter that lowers the rate has a grid of its own
  const isEstimated = pts === null || plan.timeFilters.some((filter) => filter.startsWith('fps='));
  if (isEstimated) {
    const latest = Math.max(0, Math.min(atTicks, (facts.durationMs * ticksPerSecond) / 1000 - frameTicks));
    const pictureTicks = Math.max(0, Math.floor(latest / frameTicks + 0.01) * frameTicks - frameTicks / 4);
    return { pictureTicks, captionTicks: latest, isIndexed: pts !== null };
  }
  const pictureTicks = ((pts - startPts) * timeBase.num * ticksPerSecond) / timeBase.den;
  const captionTicks = atTicks - pictureTicks > longestStandTicks ? atTicks : pictureTicks;
  return { pictureTicks, captionTicks: Math.max(pictureTicks, captionTicks), isIndexed: true };
}
