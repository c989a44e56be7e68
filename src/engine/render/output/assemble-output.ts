import { mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { checkOutput } from './check-output.ts';
import { outputArgs } from './output-args.ts';
import { readJoinedFrames } from './read-joined.ts';
import { wrongOutput } from './suspect-segments.ts';

export interface AssembleOutputInput {
  plan: RenderPlan;
  /** One for each segment of the plan, in order. */
  segmentFiles: string[];
  sourceFile: string;
  /** See `outputArgs`. */
  audioFile?: string;
  /** mp4; replaced when there. */
  outFile: string;
  /** A folder for this work alone; made when missing. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

export interface OutputFacts {
  sizeBytes: number;
  durationMs: number;
  width: number;
  height: number;
  frames: number;
}

/**
 * Joins the segments without encoding them again, puts the sound beside them, and looks whether all of it arrived.
 * @throws AppError `source_damaged` when there is not one picture, `render_failed`
 * @throws FfmpegError when ffmpeg was ended by a signal
 */
export async function assembleOutput(input: AssembleOutputInput): Promise<OutputFacts> {
  const { plan, tools, signal, onProgress, workDir } = input;
  const keys = await linkSegments(input);
  const segmentNames = [...keys.keys()];
  try {
    const joined = await readJoinedFrames({ segmentNames, workDir, signal });
    if (joined.unreadable.length > 0) throw unreadable(joined.unreadable.map((name) => keys.get(name) ?? ''));
    if (joined.count === 0) throw nothingToShow();
    await runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: outputArgs({ ...input, segmentNames, joined }),
      cwd: workDir,
      signal,
      onProgress: ({ outTimeMs }) => onProgress?.(Math.max(0, Math.min(1, (outTimeMs ?? 0) / plan.durationMs))),
    });
    const facts = await checkOutput({ ...input, joined });
    onProgress?.(1);
    return facts;
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    throw new AppError('render_failed', { message: 'The captioned video could not be put together.', cause: error });
  }
}

/**
 * Under neutral names: ffmpeg's list of files has no way to quote one. Empty segments are left out.
 * @returns the segments' keys by their names, in order
 */
async function linkSegments({ plan, segmentFiles, workDir }: AssembleOutputInput): Promise<Map<string, string>> {
  await mkdir(workDir, { recursive: true });
  const keys = new Map<string, string>();
  for (const [number, file] of segmentFiles.entries()) {
    if ((await stat(file)).size === 0) continue;
    const name = `segment${number}.ts`;
    await rm(join(workDir, name), { force: true });
    await symlink(file, join(workDir, name));
    keys.set(name, plan.segments[number]?.key ?? '');
  }
  if (keys.size === 0) throw nothingToShow();
  return keys;
}

function unreadable(suspects: string[]): AppError {
  return wrongOutput({ wrong: [`${suspects.length} segments cannot be read`], suspects });
}

function nothingToShow(): AppError {
  return new AppError('source_damaged', { message: 'No picture of this video can be shown: the file is damaged.' });
}
