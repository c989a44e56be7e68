import type { PipelineStage } from 'mongoose';
import { batchReads } from '../../../infra/database/batch-reads.ts';
import { type PreviewUrlDeps, previewUrlOf } from '../preview/read-preview.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { type SmallVideoRecord, withoutLargeFields } from '../records/video.model.ts';
import {
  outputUrl,
  type StateRecord,
  stateFields,
  toVideoState,
  toVideoView,
  type VideoView,
} from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';

export type GetVideoDeps = PreviewUrlDeps & VideoDeps<'videos' | 'outputs'>;

/**
 * The owner's video; a deleted or expired one has status `gone`. One read of the database, two more while it is rendered.
 * @throws AppError `not_found` for an id that never existed, or of somebody else's video
 */
export async function getVideo(deps: GetVideoDeps, { videoId, ownerId }: VideoOfOwner): Promise<VideoView> {
  const fields = { $unset: Object.keys(withoutLargeFields) };
  const found = (await readWithOutputs<SmallVideoRecord>(deps, [videoId], { ofVideo: fields })).get(videoId);
  if (found?.video.ownerId !== ownerId) throw noSuchVideo();
  const view = toVideoView(found.video, found.output, deps.mediaBaseUrl);
  return { ...view, previewUrl: await previewUrlOf(deps, view) };
}

/** Where a video stands. `outputUrl`: of the last good output. */
export type VideoState = Pick<VideoView, 'videoId' | 'status' | 'stage' | 'failure' | 'removedBecause'> & {
  outputUrl: string | null;
};

type StateDeps = VideoDeps<'mediaBaseUrl'> & { readState: ReadState };

/**
 * The same, for callers that ask again and again until it is ready.
 * @throws AppError as {@link getVideo}
 */
export async function getVideoState(deps: StateDeps, { videoId, ownerId }: VideoOfOwner): Promise<VideoState> {
  const found = await deps.readState(videoId);
  if (found?.video.ownerId !== ownerId) throw noSuchVideo();
  return {
    ...toVideoState(found.video),
    outputUrl: found.output && outputUrl(deps.mediaBaseUrl, found.output),
  };
}

type ReadState = (videoId: string) => Promise<WithOutput<StateRecord> | undefined>;

/** One command reads the videos that many callers ask for. */
export function createReadState(models: Pick<GetVideoDeps, 'videos' | 'outputs'>): ReadState {
  const fields = {
    ofVideo: { $project: { ownerId: 1, ...stateFields } },
    ofOutput: { $project: { videoId: 1, fileName: 1 } },
  };
  return batchReads((videoIds: string[]) => readWithOutputs<StateRecord>(models, videoIds, fields));
}

interface WithOutput<Video> {
  video: Video & { ownerId: number };
  output: OutputRecord | null;
}

interface Fields {
  ofVideo: PipelineStage.Project | PipelineStage.Unset;
  ofOutput?: PipelineStage.Project;
}

/**
 * Videos and their last good outputs, by id, with one command. Outputs are read after videos, and replaced ones stay for an
 * hour: the one that a video names is among them. `$unionWith` costs the database about two thirds of `$lookup`.
 */
async function readWithOutputs<Video extends { _id: string; outputToken: string | null }>(
  { videos, outputs }: Pick<GetVideoDeps, 'videos' | 'outputs'>,
  videoIds: string[],
  { ofVideo, ofOutput }: Fields,
): Promise<Map<string, WithOutput<Video>>> {
  type Row = WithOutput<Video>['video'] | OutputRecord;
  const ofVideos = [{ $match: { videoId: { $in: videoIds } } }, ...(ofOutput ? [ofOutput] : [])];
  const rows = await videos.aggregate<Row>([
    { $match: { _id: { $in: videoIds } } },
    ofVideo,
    { $unionWith: { coll: outputs.collection.name, pipeline: ofVideos } },
  ]);
  const found = rows.filter((row): row is WithOutput<Video>['video'] => !('videoId' in row));
  const outputOf = new Map(rows.flatMap((row) => ('videoId' in row ? [[row._id, row]] : [])));
  return new Map(found.map((video) => [video._id, { video, output: outputOf.get(video.outputToken ?? '') ?? null }]));
}
