import { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { captionSettings } from '../../engine/captions/settings/caption-settings.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { errorRow } from '../../infra/errors/error-table.ts';
import { randomId } from '../../infra/secrets.ts';
import { hasAtMost } from '../../infra/validation/field-kinds.ts';
import { beginUpload, forgetUpload, type UploadDeps } from './count-upload.ts';
import type { UploadRecord } from './upload.model.ts';
import { deleteUploadBytes, piecePrefix } from './upload-bytes.ts';

/** Keeps the document small; clients send megabytes at a time. */
const maxPieces = 5_000;

/**
 * One user's resumable uploads. Each request's bytes become a separate object, so that any API process can receive the
 * next piece and nothing is copied. Bytes that arrived before a connection broke are kept.
 */
export class PieceStore extends DataStore {
  private readonly deps: UploadDeps;
  private readonly ownerId: number;

  constructor(deps: UploadDeps, ownerId: number) {
    super();
    this.deps = deps;
    this.ownerId = ownerId;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id: _id, size: sizeBytes, metadata } = upload;
    if (!sizeBytes) throw empty;
    const fileName = metadata?.filename || null;
    const script = metadata?.script?.trim() || undefined;
    if (script && !hasAtMost(script, captionSettings.script.kind.maxCharacters)) throw longScript;
    const begun = beginUpload(this.deps, { _id, ownerId: this.ownerId, sizeBytes, fileName, script });
    const { createdAt } = await begun.catch((error) => Promise.reject(toTusError(error)));
    upload.creation_date = createdAt.toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.find(id);
    const { sizeBytes: size, fileName: filename, createdAt } = record;
    return new Upload({
      id,
      size,
      offset: offsetOf(record),
      creation_date: createdAt.toISOString(),
      metadata: filename === null ? {} : { filename },
    });
  }

  /** @returns how many bytes of the file are stored now, also when the stream broke off */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const record = await this.find(id);
    if (record.pieces.length >= maxPieces) throw tooManyPieces;
    const piece = await this.storePiece(id, stream);
    if (!piece) return offset;
    const reached = offset + piece.sizeBytes;
    const isWhole = reached >= record.sizeBytes;
    // matches nothing if another request has added a piece meanwhile
    const { matchedCount } = await this.deps.uploads.updateOne(
      { _id: id, ownerId: this.ownerId, isWhole: false, pieces: { $size: record.pieces.length } },
      { $push: { pieces: piece }, $set: isWhole ? { isWhole, createdAt: new Date(this.deps.clock()) } : {} },
    );
    if (matchedCount === 1 && offsetOf(record) === offset) return reached;
    await this.deps.store.delete(piece.key);
    throw ERRORS.INVALID_OFFSET;
  }

  override async remove(id: string): Promise<void> {
    const record = await this.find(id);
    // a video may have been created from a whole upload already
    if (record.isWhole) throw ERRORS.INVALID_TERMINATION;
    await deleteUploadBytes(this.deps.store, record);
    await forgetUpload(this.deps, id);
  }

  private async find(id: string): Promise<UploadRecord> {
    const record = await this.deps.uploads.findOne({ _id: id, ownerId: this.ownerId, key: null }).lean<UploadRecord>();
    if (!record) throw ERRORS.FILE_NOT_FOUND;
    return record;
  }

  /** null = no bytes arrived. */
  private async storePiece(id: string, stream: Readable): Promise<{ key: string; sizeBytes: number } | null> {
    const key = `${piecePrefix}${id}/${randomId('')}`;
    const { sizeBytes } = await this.deps.store.put(key, Readable.from(untilItBreaks(stream), { objectMode: false }));
    if (sizeBytes > 0) return { key, sizeBytes };
    await this.deps.store.delete(key);
    return null;
  }
}

async function* untilItBreaks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch {
    // the sender continues from here
  }
}

function offsetOf({ pieces }: UploadRecord): number {
  return pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** In the form that the library sends. */
function toTusError(error: unknown): unknown {
  const status = error instanceof AppError ? errorRow(error.code).status : 'hidden';
  if (status === 'hidden') return error;
  return { status_code: status, body: `${(error as AppError).message}\n` };
}

const empty = { status_code: 400, body: 'Send a file that is not empty.\n' };
const longScript = { status_code: 422, body: 'The script is too long.\n' };
const tooManyPieces = { status_code: 413, body: 'This upload has too many pieces. Start again with larger ones.\n' };
