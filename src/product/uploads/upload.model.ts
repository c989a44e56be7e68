import { defineModel, field, type RecordOf } from '../../infra/database/define-model.ts';
import { whereText } from '../../infra/database/partial-index.ts';

/** What a picture is, by its bytes. */
export interface UploadedPicture {
  type: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
  sha256: string;
}

/** What a font is that has been checked. The upload then holds what is kept of it. */
export interface UploadedFont {
  /** See `OwnFont`: the same file has the same id in every account. */
  id: `font://${string}`;
  /** As people call it. */
  name: string | null;
  /** Its licence says that it may not be embedded. */
  isRestricted: boolean;
}

/** An uploaded file that waits for a video to be created from it, by the address `upload://<_id>`. */
export const createUploadModel = defineModel({
  name: 'Upload',
  collection: 'uploads',
  fields: {
    _id: field.text(),
    ownerId: field.number(),
    /** Key in the object store; null = the file is stored in pieces. */
    key: field.text().nullable(),
    /** Of an upload directly to the store: its id there. */
    multipartId: field.text().optional(),
    /** Of a resumable upload, in order. */
    pieces: field.list(field.group({ key: field.text(), sizeBytes: field.number() })),
    /** Of the whole file, even if only a part of it has arrived. */
    sizeBytes: field.number(),
    /** What it adds to the bytes that its account keeps; absent in records of version 1.0, which are not counted. */
    countedBytes: field.number().optional(),
    /** false = a part is still missing, so no video can be created from it. */
    isWhole: field.boolean().default(true),
    fileName: field.text().nullable(),
    /** Of a picture that a video has as its watermark: it is kept as long as a video has it. */
    picture: field.json<UploadedPicture>().optional(),
    /** Of a font: it is kept as long as a video, a preset or the account's default settings have it. */
    font: field.json<UploadedFont>().optional(),
    /** What is said in it, see the setting `script`; a video that is created without one takes it. */
    script: field.text().optional(),
    /** Of a resumable upload: when the last part arrived. */
    createdAt: field.date(),
  },
  indexes: [
    [{ ownerId: 1, createdAt: 1 }],
    [{ ownerId: 1, isWhole: 1, key: 1 }],
    [{ createdAt: 1 }],
    [{ 'pieces.key': 1 }],
    [{ 'font.id': 1, ownerId: 1 }, whereText('font.id')],
  ],
});

export type UploadModel = ReturnType<typeof createUploadModel>;
export type UploadRecord = RecordOf<typeof createUploadModel>;

const scheme = 'upload://';

export function uploadUrl(uploadId: string): string {
  return scheme + uploadId;
}

/** null = the address is not an upload's. */
export function uploadIdOf(url: string): string | null {
  return url.startsWith(scheme) ? url.slice(scheme.length) : null;
}
