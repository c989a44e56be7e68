import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  isUploadedFont,
  maxFontBytes,
  type OwnFont,
  ruleOfFault,
  type UploadedFont,
} from '../../engine/captions/settings/own-font.ts';
import type { ReadFont } from '../../engine/layout/fonts/own/read-own-font.ts';
import { invalidFields, type RuleName } from '../../infra/validation/violation.ts';
import { recountUpload } from '../uploads/count-upload.ts';
import { type UploadRecord, uploadIdOf } from '../uploads/upload.model.ts';
import { deleteUploadBytes, openUpload, uploadKeyPrefix } from '../uploads/upload-bytes.ts';
import type { OwnFontDeps } from './own-font-deps.ts';

interface Sent {
  ownerId: number;
  /** A file that is to be checked, or a font that the account should have. */
  font: UploadedFont | OwnFont;
}

/**
 * The font as settings store it. A file that was sent is read in a thread, written anew with what captions need, drawn once
 * in a process of its own, and kept in place of what was sent.
 * @throws AppError `invalid_input` on `captions_font_family`; `service_busy` when too many fonts wait to be checked
 */
export async function acceptFont(deps: OwnFontDeps, { ownerId, font }: Sent): Promise<OwnFont> {
  if (!isUploadedFont(font)) {
    const known = await deps.uploads.exists({ ownerId, 'font.id': font });
    if (!known) throw refused('exists');
    return font;
  }
  const upload = await deps.uploads
    .findOne({ _id: uploadIdOf(font) ?? '', ownerId, isWhole: { $ne: false } })
    .lean<UploadRecord>();
  if (!upload) throw refused('exists');
  if (upload.font) return upload.font.id;
  const of = { owner: `user:${ownerId}`, signal: new AbortController().signal };
  return deps.fontLimit.run(of, () => check(deps, upload));
}

async function check(deps: OwnFontDeps, upload: UploadRecord): Promise<OwnFont> {
  const read = await readFont(deps, upload);
  const { ownerId } = upload;
  // the same file as before: this one is swept like any upload that nothing uses
  if (await deps.uploads.exists({ ownerId, 'font.id': read.font })) return read.font;
  const isDrawn = await (await deps.loadEngine()).tryFont(read);
  if (!isDrawn) throw refused('font_damaged');
  await keep(deps, upload, read);
  return read.font;
}

async function readFont({ store, tasks }: OwnFontDeps, upload: UploadRecord): Promise<ReadFont> {
  if (upload.sizeBytes > maxFontBytes) throw refused('font');
  const bytes = await buffer(openUpload(store, upload));
  const read = await tasks.readOwnFont(bytes, { owner: `user:${upload.ownerId}` });
  if ('fault' in read) throw refused(ruleOfFault[read.fault]);
  return read;
}

/** The new bytes first: after a crash in between, the upload is a font that has not been accepted yet. */
async function keep(deps: OwnFontDeps, upload: UploadRecord, read: ReadFont): Promise<void> {
  const key = uploadKeyPrefix + upload._id;
  const { sizeBytes } = await deps.store.put(key, Readable.from([read.file]), { contentType: 'font/ttf' });
  const font = { id: read.font, name: read.name ?? upload.fileName, isRestricted: read.isRestricted };
  await recountUpload(deps, upload._id, { sizeBytes, key, pieces: [], font });
  if (upload.key !== key) await deleteUploadBytes(deps.store, upload);
}

function refused(rule: RuleName) {
  return invalidFields([{ field: 'captions_font_family', rule }]);
}
