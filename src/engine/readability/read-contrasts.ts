import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../infra/errors/app-error.ts';
import type { MediaInput } from '../../infra/media-input.ts';
import { boundingBox, insideFrame } from '../layout/geometry/boxes.ts';
import type { Box, Frame } from '../layout/geometry/page-layout.ts';
import { FfmpegError } from '../media/ffmpeg/ffmpeg-error.ts';
import { readFromFfmpeg } from '../media/ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../media/source-facts.ts';
import { msToTicks } from '../media/timing/video-clock.ts';
import { familiesIn, linkFonts, type RenderFonts } from '../render/ass/link-fonts.ts';
import { isOneGraph } from '../render/framing/framing-filters.ts';
import { captionSlice } from '../render/plan/caption-slice.ts';
import { chooseSamples, type ReadingSample, samplingRuns } from './choose-samples.ts';
import { lettersOnly } from './letters-only.ts';
import type { DrawnLetters } from './measure-contrast.ts';
import type { ReadingPlan } from './reading-pages.ts';
import { drawnFile, fontsFolder, lettersFile, sampleArgs, stepMs } from './sample-args.ts';

export interface ReadContrastsInput extends ReadingPlan {
  facts: SourceFacts;
  sourceFile: MediaInput;
  /** An empty folder of its own. */
  workDir: string;
  tools: { ffmpeg: string };
  fonts: RenderFonts;
  /** See `measureContrast`. */
  measure(drawn: DrawnLetters): Promise<number | null>;
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?(share: number): void;
}

type Run = [ReadingSample, ...ReadingSample[]];

/**
 * Measures the contrast of pages against the picture behind them, on sampled frames.
 * @returns for each page the lowest contrast that was measured; null = not measured, or no letters are seen
 * @throws AppError `render_failed`
 * @throws FfmpegError if ffmpeg was ended by a signal; the signal's reason when aborted
 */
export async function readContrasts(input: ReadContrastsInput): Promise<(number | null)[]> {
  const { pages, plan, signal } = input;
  const contrasts: (number | null)[] = pages.map(() => null);
  const samples = chooseSamples(pages);
  const runs = samplingRuns(samples).flatMap((run) => (isDrawable(input, run) ? [run] : run.map((one): Run => [one])));
  await linkFonts(join(input.workDir, fontsFolder), { families: familiesIn(plan.ass), fonts: input.fonts });
  let done = 0;
  for (const run of runs) {
    try {
      await readRun(input, run, (page, contrast) => {
        contrasts[page] = Math.min(contrasts[page] ?? Number.POSITIVE_INFINITY, contrast);
      });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
      throw new AppError('render_failed', { reason: 'still', cause: error });
    }
    done += run.length;
    input.onProgress?.(done / samples.length);
  }
  return contrasts;
}

function isDrawable({ plan }: ReadContrastsInput, run: Run): boolean {
  const endTicks = msToTicks((run.at(-1)?.atMs ?? 0) + stepMs);
  return !plan.framing || isOneGraph(plan.framing, { startTicks: msToTicks(run[0].atMs), endTicks });
}

/** A run decodes at most a minute, and what lies before its first key frame. */
const timeoutMs = 120_000;

async function readRun(
  input: ReadContrastsInput,
  run: Run,
  onContrast: (page: number, contrast: number) => void,
): Promise<void> {
  const { plan, pages, facts, sourceFile, workDir, signal, tools, fonts } = input;
  const samples = run.map((sample) => ({ ...sample, atMs: stepMs * Math.round(sample.atMs / stepMs) }));
  const momentsMs = [...new Set(samples.map(({ atMs }) => atMs))];
  const crop = wholePixels(boundingBox(samples.flatMap(({ page }) => pages[page]?.box ?? [])), plan.output);
  const ass = captionSlice(plan.ass, momentsMs[0] ?? 0, (momentsMs.at(-1) ?? 0) + 1);
  if (ass === '' || !crop) return;
  await writeFile(join(workDir, drawnFile), ass);
  await writeFile(join(workDir, lettersFile), lettersOnly(ass));
  const size = { width: crop.right - crop.left, height: crop.bottom - crop.top };
  let frame = 0;
  const frames = frameReader(4 * size.width * size.height, async (rgba) => {
    const atMs = momentsMs[frame++];
    for (const { page } of samples.filter((sample) => sample.atMs === atMs)) {
      const contrast = await input.measure({ ...size, rgba, emPx: pages[page]?.emPx ?? 0 });
      if (contrast !== null) onContrast(page, contrast);
    }
  });
  await readFromFfmpeg({
    ffmpeg: tools.ffmpeg,
    args: sampleArgs({ plan, facts, sourceFile, momentsMs, crop }),
    cwd: workDir,
    env: { FONTCONFIG_FILE: fonts.fontconfigFile },
    signal,
    timeoutMs,
    onBytes: frames,
  });
}

function wholePixels(box: Box | null, frame: Frame): Box | null {
  if (!box) return null;
  const { left, top, right, bottom } = insideFrame(box, frame);
  const whole = { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
  return whole.right > whole.left && whole.bottom > whole.top ? whole : null;
}

/** Collects bytes to frames. */
function frameReader(frameBytes: number, onFrame: (rgba: Uint8Array) => Promise<void>) {
  let frame = new Uint8Array(frameBytes);
  let filled = 0;
  return async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + frameBytes - filled);
      frame.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < frameBytes) continue;
      await onFrame(frame);
      frame = new Uint8Array(frameBytes);
      filled = 0;
    }
  };
}
