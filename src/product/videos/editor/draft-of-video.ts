import type { Draft } from '../../../engine/render/draft/preview-draft.ts';
import type { Unparsed } from '../../../engine/tasks/stored-input.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { mergeSettings } from '../actions/edit-video.ts';
import { derivationOf, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { knownFacesOfVideo } from '../faces/faces-of-video.ts';
import type { VideoWith } from '../records/find-video.ts';
import type { VideoDeps } from '../video-deps.ts';
import { pictureOfWatermark } from '../watermark/watermark-picture.ts';
import type { EditDraft, EditedCaption, PackedDraft } from './editor-view.ts';

/**
 * The video as it would be if the draft were saved.
 * @throws AppError `conflict` until the video has been fetched
 */
export async function draftOfVideo(
  deps: VideoCaptionsDeps & VideoDeps<'uploads' | 'ownFonts'>,
  video: VideoWith<'accountDictionary'>,
  draft: EditDraft | PackedDraft,
): Promise<Unparsed<Draft>> {
  const { facts, sourceKey } = video;
  if (!facts) throw new AppError('conflict', { reason: 'not_fetched' });
  const { ownerId } = video;
  const { settings: wanted, ...rest } = await derivationOfDraft(deps, video, draft);
  const settings = await deps.ownFonts.place({ ownerId, settings: wanted });
  // a draft's words have their times: nothing is left for a script to do, and matching a long one takes half a second
  const derivation = { ...rest, settings: { ...settings, script: undefined } };
  const of = {
    facts,
    settings,
    hasCaptions: 'captionCount' in draft ? draft.captionCount > 0 : draft.captions.length > 0,
  };
  const faces = sourceKey ? await knownFacesOfVideo(deps.store, { ...of, sourceKey }) : null;
  const watermarkPicture = await pictureOfWatermark(deps, { ownerId, settings });
  return { derivation, facts, settings, faces, watermarkPicture };
}

/** What the captions of a draft are derived from. */
export async function derivationOfDraft(
  deps: VideoCaptionsDeps,
  video: VideoWith<'accountDictionary'>,
  draft: EditDraft | PackedDraft,
) {
  const settings = mergeSettings(video.settings, draft.settings, draft.resetSettings);
  const { derivation } = await derivationOf(deps, { ...video, settings, givenCaptions: null });
  const given = 'captionCount' in draft ? draft.captions : draft.captions.map(captionOfDraft);
  return { ...derivation, settings, given };
}

/** The text of a caption is its words joined by spaces. */
function captionOfDraft(caption: EditedCaption) {
  return { ...caption, text: caption.words.map(({ text }) => text).join(' ') };
}
