import { AppError } from '../../../infra/errors/app-error.ts';
import { captionsToEdit, hasKnownCaptions } from '../captions/captions-of-video.ts';
import { readTranscriptWords, type TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoModel } from '../records/video.model.ts';
import type { EditorView } from './editor-view.ts';
import { restoreConfidence } from './restore-confidence.ts';

type OpenEditorDeps = TranscriptStoreDeps & { videos: VideoModel };

/**
 * What the caption editor needs to begin.
 * @throws AppError `not_found`, also for a removed video; `conflict` until it has been fetched and transcribed
 */
export async function openEditor(deps: OpenEditorDeps, owner: VideoOfOwner): Promise<EditorView> {
  const video = await findExistingVideo(deps, owner);
  const { facts } = video;
  if (!facts || !hasKnownCaptions(video)) {
    throw new AppError('conflict', { reason: 'nothing_to_edit' });
  }
  const { captions, language, transcript } = await captionsToEdit(deps, video);
  const transcribed = transcript ? await readTranscriptWords(deps, transcript._id) : [];
  return {
    videoId: video._id,
    revision: video.revision,
    stage: video.stage,
    language,
    settings: video.settings,
    durationMs: facts.durationMs,
    source: { width: facts.video.displayWidth, height: facts.video.displayHeight },
    hasSound: facts.audio !== null,
    captions: captions.map(({ text: _, words, ...caption }) => ({
      ...caption,
      words: restoreConfidence(words, transcribed),
    })),
  };
}
