import { mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { type JoinedFrames, readJoinedFrames } from '../segments/transport-frames.ts';
import { wrongOutput } from './check-output.ts';

interface JoinSegmentsInput {
  plan: RenderPlan;
  /** One file for each segment of the plan, in order. */
  segmentFiles: string[];
  /** A folder of its own; created if missing. */
  workDir: string;
  signal?: AbortSignal;
}

export interface JoinedSegments {
  /** Names in the work folder, in order. */
  segmentNames: string[];
  joined: JoinedFrames;
}

/**
 * Reads the frames of all segments, and makes a file of them.
 * @throws AppError `source_damaged` if there is no frame at all, `render_failed`
 * @throws FfmpegError if ffmpeg was ended by a signal
 */
export async function joinSegments<Made>(
  input: JoinSegmentsInput,
  make: (segments: JoinedSegments) => Promise<Made>,
): Promise<Made> {
  const keysByName = await linkSegments(input);
  const segmentNames = [...keysByName.keys()];
  try {
    const joined = await readJoinedFrames({ segmentNames, workDir: input.workDir, signal: input.signal });
    const suspects = joined.unreadable.map((name) => keysByName.get(name) ?? '');
    if (suspects.length > 0) throw wrongOutput({ wrong: [`${suspects.length} segments cannot be read`], suspects });
    if (joined.count === 0) throw noFrames();
    return await make({ segmentNames, joined });
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
async function linkSegments({ plan, segmentFiles, workDir }: JoinSegmentsInput): Promise<Map<string, string>> {
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
