import { type PreviewUrlDeps, previewUrlOf } from '../preview/read-preview.ts';
import { findVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { toVideoView, type VideoView } from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';

export type GetVideoDeps = PreviewUrlDeps & VideoDeps<'videos' | 'outputs'>;

/**
 * The owner's video; a deleted or expired one has status `gone`.
 * @throws AppError `not_found` for an id that never existed, or of somebody else's video
 */
export async function getVideo(deps: GetVideoDeps, owner: VideoOfOwner): Promise<VideoView> {
  const video = await findVideo(deps, owner);
  const output = video.outputToken ? await deps.outputs.findById(video.outputToken).lean<OutputRecord>() : null;
  const view = toVideoView(video, output, deps.publicBaseUrl);
  return { ...view, previewUrl: await previewUrlOf(deps, view) };
}
