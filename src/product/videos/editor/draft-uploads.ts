import { isOwnFont } from '../../../engine/captions/settings/own-font.ts';
import { uploadIdOf } from '../../uploads/upload.model.ts';
import type { SmallVideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { EditDraft } from './editor-view.ts';

/** Of one video. A draft names a picture and a font; the rest is for other browsers, and for what is undone. */
const maxDraftUploads = 6;

/**
 * Notes the picture and the font that a draft names. The draft itself lies in a browser, so this is how the sweep knows: what
 * is noted is kept as long as the video, or until a draft of it is rendered.
 */
export async function keepDraftUploads(
  { videos }: VideoDeps<'videos'>,
  { _id, draftUploads = [] }: Pick<SmallVideoRecord, '_id' | 'draftUploads'>,
  { settings: { watermark, fontFamily } }: Pick<EditDraft, 'settings'>,
): Promise<void> {
  const picture = watermark && uploadIdOf(watermark.picture) !== null ? [watermark.picture] : [];
  const font = isOwnFont(fontFamily) ? [fontFamily] : [];
  const named = [...picture, ...font].filter((one) => !draftUploads.includes(one));
  if (named.length === 0) return;
  await videos.updateOne(
    { _id, removedAt: null, draftUploads: { $nin: named } },
    { $push: { draftUploads: { $each: named, $slice: -maxDraftUploads } } },
  );
}
