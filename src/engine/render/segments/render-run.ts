import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { type FfmpegProgress, runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { msToTicks, ticksToMs } from '../../media/timing/video-clock.ts';
import type { CaptionStrip, SplitStripsInput } from '../ass/caption-strips.ts';
import { linkFonts, type RenderFonts } from '../ass/link-fonts.ts';
import { type RunCaptions, runCaptions } from '../ass/run-captions.ts';
import { type RasteriseEmoji, writeEmojiLanes } from '../emojis/write-emoji-lanes.ts';
import { plannedFrames } from '../plan/planned-frames.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';
import { watermarkFile } from '../watermark/watermark-args.ts';
import { captionsFile, fontsFolder, renderArgs, repeatsFile } from './render-args.ts';
import { clockFile, repeatClock, repeatTimes } from './repeat-clock.ts';
import { containerOf } from './segment-container.ts';
import { createHandover, type Handover, type RenderedSegment } from './segment-handover.ts';
import { stripFiles } from './strip-args.ts';

interface RenderRunInput {
  plan: RenderPlan;
  /** Consecutive segments of the plan, at least one; see `planRuns`. */
  run: RenderSegment[];
  sourceFile: string;
  /** A folder of its own; created if missing, and left with the segments in it. */
  workDir: string;
  tools: { ffmpeg: string };
  fonts: RenderFonts;
  rasteriseEmoji: RasteriseEmoji;
  /** The bytes of the plan's watermark, if it has one. */
  watermark?: Uint8Array;
  /** Default: {@link runCaptions} in this thread. */
  captionsOf?: (input: SplitStripsInput) => RunCaptions | Promise<RunCaptions>;
  /** ffmpeg's threads; default: ffmpeg decides. */
  threads?: number;
  signal?: AbortSignal;
  /** Progress of the run, 0–1. */
  onProgress?: (share: number) => void;
  /**
   * Called once for each segment, in order, as soon as its file is complete and final. It may move the file away. ffmpeg
   * continues meanwhile, and is ended if this fails.
   */
  onSegment?: (rendered: RenderedSegment) => Promise<void>;
}

/**
 * Renders consecutive segments with one ffmpeg process.
 * @throws AppError `render_failed`
 * @throws FfmpegError if ffmpeg was ended by a signal, which is not the video's fault
 */
export async function renderRun(input: RenderRunInput): Promise<RenderedSegment[]> {
  await mkdir(input.workDir, { recursive: true });
  const strips = await writeCaptions(input);
  await writeRepeats(input);
  if (input.watermark) await writeFile(join(input.workDir, watermarkFile), input.watermark);
  const seek = input.plan.input.seekable && (input.run[0]?.seekMs ?? 0) > 0;
  const planned = plannedFrames({ ...input.plan, segments: input.run });
  const mayRepeat = seek && planned !== null;
  let handover = await createHandover({ ...input, isFinal: mayRepeat ? isWhole(input.plan) : async () => true });
  const frames = await render(input, { seek, handover, strips });
  // the seek missed, or the source is damaged: decode everything before the run
  if (mayRepeat && frames !== planned) {
    handover = await createHandover({ ...input, handed: handover.handed, isFinal: async () => true });
    await render(input, { seek: false, handover, strips });
  }
  const segments = await handover.finish();
  input.onProgress?.(1);
  return segments;
}

function isWhole(plan: RenderPlan): (rendered: RenderedSegment) => Promise<boolean> {
  const { readFrames } = containerOf(plan);
  return async ({ segment, file }) => (await readFrames(file))?.length === segment.frameCount;
}

async function writeCaptions(input: RenderRunInput): Promise<CaptionStrip[]> {
  const { plan, run, workDir, fonts, captionsOf = runCaptions } = input;
  if (plan.ass === '') return [];
  const window = { startTicks: run[0]?.startTicks ?? 0, endTicks: msToTicks(endMs(input)) };
  const repeats = run.flatMap((segment) => segment.repeats);
  const script = { ass: plan.ass, shadowBox: plan.shadowBox ?? null, frame: plan.output, repeats };
  const captions = await captionsOf({ ...script, ...window });
  const { strips, families } = captions;
  await writeFile(join(workDir, captionsFile), captions.script);
  for (const [number, { script, ticks }] of strips.entries()) {
    const files = stripFiles(number);
    await writeFile(join(workDir, files.script), script);
    await writeFile(join(workDir, files.clock), clockFile(ticks));
  }
  await linkFonts(join(workDir, fontsFolder), { families, fonts });
  return strips;
}

async function writeRepeats({ plan, run, workDir }: RenderRunInput): Promise<void> {
  const repeats = repeatClock(plan, run);
  if (repeats) await writeFile(join(workDir, repeatsFile), clockFile(repeatTimes(repeats, run[0]?.holdTicks ?? 0)));
}

/** Resolves with the number of frames rendered. */
async function render(
  input: RenderRunInput,
  { seek, handover, strips }: { seek: boolean; handover: Handover; strips: CaptionStrip[] },
): Promise<number> {
  const { plan, run, workDir } = input;
  const window = { startMs: ticksToMs(run[0]?.startTicks ?? 0), endMs: endMs(input) };
  const lanes = await writeEmojiLanes(input, { emojis: plan.emojis, ...window });
  try {
    const { frames } = await runFfmpeg({
      ffmpeg: input.tools.ffmpeg,
      args: renderArgs({ ...input, lanes, seek, strips, drawCaptions: plan.ass !== '' }),
      cwd: workDir,
      env: { FONTCONFIG_FILE: input.fonts.fontconfigFile },
      signal: input.signal ? AbortSignal.any([input.signal, handover.failed]) : handover.failed,
      timeoutMs: timeoutMs(window.endMs),
      onProgress(progress) {
        handover.check();
        input.onProgress?.(shareOf(progress, plannedFrames({ ...plan, segments: run }), window));
      },
    });
    return frames;
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError('render_failed', { reason: 'captions', cause: error });
  } finally {
    await handover.settled();
  }
}

function endMs({ plan, run }: RenderRunInput): number {
  const endTicks = run.at(-1)?.endTicks ?? null;
  return endTicks === null ? Math.max(plan.durationMs, ticksToMs(run[0]?.startTicks ?? 0)) + 1 : ticksToMs(endTicks);
}

/** Limit for a process that hangs, far above the slowest encode: ten minutes and 60 times the video up to the end. */
function timeoutMs(endMs: number): number {
  return 600_000 + 60 * endMs;
}

/** Counts frames if their number is known, since ffmpeg's clock may lag behind them. */
function shareOf(
  { frames, outTimeMs }: FfmpegProgress,
  planned: number | null,
  { startMs, endMs }: { startMs: number; endMs: number },
): number {
  const share = planned === null ? ((outTimeMs ?? 0) - startMs) / (endMs - startMs) : frames / planned;
  return Math.max(0, Math.min(1, share));
}
