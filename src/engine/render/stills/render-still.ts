import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { findFramePts } from '../../media/timing/find-frame.ts';
import { msToTicks, ptsToTicks, ticksPerSecond, ticksToMs } from '../../media/timing/video-clock.ts';
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
  /** On the video's clock; after the end, the last frame is used. */
  atMs: number;
  /** An empty folder of its own. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  fonts: RenderFonts;
  rasteriseEmoji: RasteriseEmoji;
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
    throw new AppError('render_failed', { reason: 'still', cause: error });
  }
}

/** Nobody waits longer for a still. */
const timeoutMs = 60_000;
/** A frame that is shown longer than this is repeated where captions change: see `plan-repeats.ts`. */
const maxFrameTicks = ticksPerSecond / 24;

async function momentOf({ plan, facts, sourceFile, atMs, tools, signal }: RenderStillInput): Promise<StillMoment> {
  const atTicks = msToTicks(Math.min(atMs, facts.durationMs));
  const pts = await findFramePts({ ffprobe: tools.ffprobe, file: sourceFile, facts, atMs, signal });
  const averageTicks = (ticksPerSecond * plan.output.frameRate.den) / plan.output.frameRate.num;
  // a filter that reduces the rate has its own time grid
  const isEstimated = pts === null || plan.timeFilters.some((filter) => filter.startsWith('fps='));
  if (isEstimated) {
    const latest = Math.max(0, Math.min(atTicks, msToTicks(facts.durationMs) - averageTicks));
    const frameTicks = Math.max(0, Math.floor(latest / averageTicks + 0.01) * averageTicks - averageTicks / 4);
    return { frameTicks, captionTicks: latest, isIndexed: pts !== null };
  }
  const frameTicks = ptsToTicks(pts, plan.input);
  const captionTicks = atTicks - frameTicks > maxFrameTicks ? atTicks : frameTicks;
  return { frameTicks, captionTicks: Math.max(frameTicks, captionTicks), isIndexed: true };
}
