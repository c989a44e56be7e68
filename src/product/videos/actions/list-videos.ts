import { AppError } from '../../../infra/errors/app-error.ts';
import { newestFirst, olderThan } from '../records/newest-first.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { type SmallVideoRecord, withoutLargeFields } from '../records/video.model.ts';
import { workingStages } from '../records/video-states.ts';
import { type ListedVideo, toListedVideo } from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';

type ListedRecord = Omit<SmallVideoRecord, 'settings' | 'scriptReport'>;

type ListVideosDeps = VideoDeps<'videos' | 'outputs' | 'mediaBaseUrl'>;

export interface ListVideosInput {
  ownerId: number;
  limit: number;
  cursor?: string;
  status?: 'processing' | 'processed' | 'failed';
}

/**
 * The owner's videos, newest first, without removed ones.
 * @throws AppError `invalid_input` on `cursor` when this list did not issue it
 */
export async function listVideos(
  deps: ListVideosDeps,
  input: ListVideosInput,
): Promise<{ videos: ListedVideo[]; nextCursor: string | null }> {
  const found = await deps.videos
    .find(
      { ownerId: input.ownerId, removedAt: null, ...byStatus(input.status), ...after(input.cursor) },
      { ...withoutLargeFields, settings: 0, scriptReport: 0 },
    )
    .sort(newestFirst)
    .limit(input.limit + 1)
    .lean<ListedRecord[]>();
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  const outputs = await outputsOf(deps, page);
  return {
    videos: page.map((video) => toListedVideo(video, outputs.get(video.outputToken ?? '') ?? null, deps.mediaBaseUrl)),
    nextCursor: found.length > input.limit && last ? cursorOf(last) : null,
  };
}

async function outputsOf({ outputs }: ListVideosDeps, videos: ListedRecord[]): Promise<Map<string, OutputRecord>> {
  const tokens = videos.flatMap(({ outputToken }) => outputToken ?? []);
  const found = await outputs.find({ _id: { $in: tokens } }).lean<OutputRecord[]>();
  return new Map(found.map((output) => [output._id, output]));
}

function byStatus(status: ListVideosInput['status']) {
  if (status === undefined) return {};
  if (status === 'processing') return { stage: { $in: [...workingStages] } };
  return { stage: status === 'failed' ? { $in: ['failed', 'cancelled'] as const } : status };
}

/** The position of a page's last video in the order; opaque to callers. */
function cursorOf(video: ListedRecord): string {
  return Buffer.from(`${video.createdAt.getTime()}.${video._id}`).toString('base64url');
}

function after(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const [, time, _id] = /^(\d{1,15})\.(vid_[A-Za-z0-9]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || _id === undefined) {
    throw new AppError('invalid_input', {
      message: 'This cursor does not come from this list.',
      details: { errors: { cursor: [{ rule: 'exists' }] } },
    });
  }
  return olderThan({ createdAt: new Date(Number(time)), _id });
}
