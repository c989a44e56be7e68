import { AppError } from '../../../infra/errors/app-error.ts';
import {
  derivationOf,
  forEditing,
  hasKnownCaptions,
  taskOwner,
  type VideoCaptionsDeps,
} from '../captions/captions-of-video.ts';
import { findVideoToHandOut } from '../ending/handed-out.ts';
import { captionFields, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { PackedEditorView } from './editor-view.ts';

type OpenEditorDeps = VideoCaptionsDeps & VideoDeps<'videos'>;

/**
 * What the caption editor needs to begin.
 * @throws AppError `not_found`, also for a removed video; `conflict` until it has been fetched and transcribed
 */
export async function openEditor(deps: OpenEditorDeps, owner: VideoOfOwner): Promise<PackedEditorView> {
  const video = await findVideoToHandOut(deps, owner, captionFields);
  const { facts } = video;
  if (!facts || !hasKnownCaptions(video)) {
    throw new AppError('conflict', { reason: 'nothing_to_edit' });
  }
  const { derivation } = await derivationOf(deps, forEditing(video));
  const captionsJson = await deps.tasks.editableCaptionsJson(derivation, { owner: taskOwner(video) });
  return {
    videoId: video._id,
    revision: video.revision,
    stage: video.stage,
    language: derivation.language,
    settings: video.settings,
    scriptReport: video.scriptReport ?? null,
    durationMs: facts.durationMs,
    source: { width: facts.video.displayWidth, height: facts.video.displayHeight },
    hasSound: facts.audio !== null,
    captionsJson,
  };
}
