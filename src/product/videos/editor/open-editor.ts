import { AppError } from '../../../infra/errors/app-error.ts';
import { captionsToEdit } from '../captions/captions-of-video.ts';
import { readTranscriptWords, type TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { findExistingVideo, type ReadVideoDeps } from '../records/find-video.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoOfOwner } from '../video-services.ts';
import type { EditorView } from './editor-view.ts';
import { restoreConfidence } from './restore-confidence.ts';

export type OpenEditorDeps = TranscriptStoreDeps & Pick<ReadVideoDeps, 'videos'>;

/**
 * A video as somebody begins to edit it.
 * @throws AppError `not_found`; `conflict` while it has not been fetched or listened to
 */
export async function openEditor(deps: OpenEditorDeps, owner: VideoOfOwner): Promise<EditorView> {
  const video = await findExistingVideo(deps, owner);
  const { facts } = video;
  if (!facts || !isHeard(video)) {
    throw new AppError('conflict', { message: 'There is nothing to edit yet: the video is still being listened to.' });
  }
  const { captions, language, transcript } = await captionsToEdit(deps, video);
  const heard = transcript ? await readTranscriptWords(deps, transcript._id) : [];
  return {
    ...{ videoId: video._id, revision: video.revision, stage: video.stage, language, settings: video.settings },
    durationMs: facts.durationMs,
    source: { width: facts.video.displayWidth, height: facts.video.displayHeight },
    hasSound: facts.audio !== null,
    captions: captions.map(({ text: _, words, ...caption }) => ({
      ...caption,
      words: restoreConfidence(words, heard),
    })),
  };
}

/** Given, heard, or found to have no sound. */
function isHeard({ givenCaptions, transcriptKey, stage }: VideoRecord): boolean {
  if (givenCaptions !== null || transcriptKey !== null) return true;
  return ['planning', 'rendering', 'assembling', 'processed'].includes(stage);
}
