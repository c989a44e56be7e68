import { mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { readJoinedFrames } from '../segments/transport-frames.ts';
import { checkOutput, type OutputFacts, wrongOutput } from './check-output.ts';
import { outputArgs } from './output-args.ts';

interface AssembleOutputInput {
  plan: RenderPlan;
  /** One file for each segment of the plan, in order. */
  segmentFiles: string[];
  sourceFile: string;
  /** See `outputArgs`. */
  audioFile?: string;
  /** mp4; an existing file is replaced. */
  outFile: string;
  /** A folder of its own; created if missing. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Joins the segments without encoding them again, adds the audio, and checks the result.
 * @throws AppError `source_damaged` if there is no frame at all, `render_failed`
 * @throws FfmpegError if ffmpeg was ended by a signal
 */
export async function assembleOutput(input: AssembleOutputInput): Promise<OutputFacts> {
  const { plan, tools, signal, onProgress, workDir } = input;
  const keysByName = await linkSegments(input);
  const segmentNames = [...keysByName.keys()];
  try {
    const joined = await readJoinedFrames({ segmentNames, workDir, signal });
    const suspects = joined.unreadable.map((name) => keysByName.get(name) ?? '');
    if (suspects.length > 0) throw wrongOutput({ wrong: [`${suspects.length} segments cannot be read`], suspects });
    if (joined.count === 0) throw noFrames();
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
    throw new AppError('render_failed', { reason: 'assembly', cause: error });
  }
}

/**
 * Links the segments under neutral names, since ffmpeg's `concat:` protocol cannot quote file names. Empty segments are
 * left out.
 * @returns the segments' keys by name, in order
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
  if (keys.size === 0) throw noFrames();
  return keys;
}

function noFrames(): AppError {
  return new AppError('source_damaged', { reason: 'no_frame' });
}
