import type { Caption } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { FaceMap } from '../../../engine/reframe/face-map/face-map.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { mergeSettings } from '../actions/edit-video.ts';
import { captionsOfVideo } from '../captions/captions-of-video.ts';
import type { TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { knownFacesOfVideo } from '../faces/faces-of-video.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { EditDraft, EditedCaption } from './editor-view.ts';

interface DraftCaptions {
  facts: SourceFacts;
  settings: CaptionSettings;
  language: string | null;
  captions: Caption[];
  /** From an earlier face detection; null = not needed, or not known yet. */
  faces: FaceMap | null;
}

/**
 * The captions as they would be shown if the draft were saved.
 * @throws AppError `conflict` until the video has been fetched
 */
export async function captionsOfDraft(
  deps: TranscriptStoreDeps,
  video: VideoRecord,
  draft: EditDraft,
): Promise<DraftCaptions> {
  const { facts } = video;
  if (!facts) throw new AppError('conflict', { reason: 'not_fetched' });
  const settings = mergeSettings(video.settings, draft.settings, draft.resetSettings);
  const givenCaptions = draft.captions.map(captionOfDraft);
  const { language, captions } = await captionsOfVideo(deps, { ...video, settings, givenCaptions });
  const of = { facts, settings, hasCaptions: captions.length > 0 };
  const faces = video.sourceKey && (await knownFacesOfVideo(deps.store, { ...of, sourceKey: video.sourceKey }));
  return { facts, settings, language, captions, faces: faces || null };
}

/** The text of a caption is its words joined by spaces. */
function captionOfDraft(caption: EditedCaption) {
  return { ...caption, text: caption.words.map(({ text }) => text).join(' ') };
}
