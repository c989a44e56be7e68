import { mkdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../infra/errors/app-error.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { appendSegment, containerOf, type SegmentContainer } from '../segments/segment-container.ts';
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
  /** Names of files in the work folder that ffmpeg can read one after the other. */
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
  const container = containerOf(input.plan);
  const keysByName = await linkSegments(input, container);
  const segmentNames = [...keysByName.keys()];
  try {
    const { workDir, signal } = input;
    const joined = await readJoinedFrames({ segmentNames, workDir, signal, ...container });
    const suspects = joined.unreadable.map((name) => keysByName.get(name) ?? '');
    if (suspects.length > 0) throw wrongOutput({ wrong: [`${suspects.length} segments cannot be read`], suspects });
    if (joined.count === 0) throw noFrames();
    return await make({ segmentNames: await joinable(segmentNames, workDir, container), joined });
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
async function linkSegments(
  { plan, segmentFiles, workDir }: JoinSegmentsInput,
  { ending }: SegmentContainer,
): Promise<Map<string, string>> {
  await mkdir(workDir, { recursive: true });
  const keys = new Map<string, string>();
  for (const [number, file] of segmentFiles.entries()) {
    if ((await stat(file)).size === 0) continue;
    const name = `segment${number}.${ending}`;
    await rm(join(workDir, name), { force: true });
    await symlink(file, join(workDir, name));
    keys.set(name, plan.segments[number]?.key ?? '');
  }
  if (keys.size === 0) throw noFrames();
  return keys;
}

/** Files with headers of their own become one file first, which is as large as all of them. */
async function joinable(
  names: string[],
  workDir: string,
  { headerBytes, ending }: SegmentContainer,
): Promise<string[]> {
  if (headerBytes === 0) return names;
  const joined = `joined.${ending}`;
  await rm(join(workDir, joined), { force: true });
  for (const [number, name] of names.entries())
    await appendSegment(join(workDir, name), join(workDir, joined), { headerBytes, isFirst: number === 0 });
  return [joined];
}

function noFrames(): AppError {
  return new AppError('source_damaged', { reason: 'no_frame' });
}
