import type { OwnFont } from '../../../engine/captions/settings/own-font.ts';
import { forgetUpload } from '../../uploads/count-upload.ts';
import { type UploadRecord, uploadUrl } from '../../uploads/upload.model.ts';
import { deleteUploadBytes, uploadKeptMs } from '../../uploads/upload-bytes.ts';
import { videoStages } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

export type SweepUploadsDeps = VideoDeps<'videos' | 'uploads' | 'store' | 'keptBytes' | 'transact' | 'clock'> & {
  /** Port: a preset, the default settings of the account or a draft in a chat has the font. */
  isFontKept(of: { ownerId: number; font: OwnFont }): Promise<boolean>;
  /** Port: the same for a picture, by its address. */
  isPictureKept(of: { ownerId: number; url: string }): Promise<boolean>;
};

/** Deletes uploads after a day, but the pictures and fonts that something still names. */
export async function sweepUploads(deps: SweepUploadsDeps): Promise<void> {
  const old = { createdAt: { $lt: new Date(deps.clock() - uploadKeptMs) } };
  for await (const upload of deps.uploads.find(old).lean().cursor()) {
    if ((await isPictureInUse(deps, upload)) || (await isFontInUse(deps, upload))) continue;
    await deleteUploadBytes(deps.store, upload);
    await forgetUpload(deps, upload._id);
  }
}

async function isPictureInUse(
  deps: SweepUploadsDeps,
  { _id, ownerId, picture }: Pick<UploadRecord, '_id' | 'ownerId' | 'picture'>,
): Promise<boolean> {
  if (!picture) return false;
  const url = uploadUrl(_id);
  return (
    (await isNamedByVideo(deps, { ownerId, setting: 'watermark.picture', value: url })) ||
    deps.isPictureKept({ ownerId, url })
  );
}

async function isFontInUse(
  deps: SweepUploadsDeps,
  { ownerId, font }: Pick<UploadRecord, 'ownerId' | 'font'>,
): Promise<boolean> {
  if (!font) return false;
  return (
    (await isNamedByVideo(deps, { ownerId, setting: 'fontFamily', value: font.id })) ||
    deps.isFontKept({ ownerId, font: font.id })
  );
}

interface NamedUpload {
  ownerId: number;
  setting: 'watermark.picture' | 'fontFamily';
  value: string;
}

/** A video has it, a draft of the editor, or an edit that may be taken back or made after all. */
async function isNamedByVideo({ videos }: SweepUploadsDeps, { ownerId, setting, value }: NamedUpload) {
  const own = { ownerId, removedAt: null };
  if (await videos.exists({ ...own, [`settings.${setting}`]: value })) return true;
  if (await videos.exists({ ...own, draftUploads: value })) return true;
  const edits = [{ [`beforeEdit.settings.${setting}`]: value }, { [`stoppedEdit.settings.${setting}`]: value }];
  return (await videos.exists({ ...own, stage: { $in: unfinished }, $or: edits })) !== null;
}

/** Where a video may have another version than its settings say. An index leads to them. */
const unfinished = videoStages.filter((stage) => stage !== 'processed');
