import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export interface UploadServices {
  /**
   * Stores an uploaded file of the owner's; the bytes are counted while they come.
   * @throws AppError `source_too_large`
   */
  storeUpload(input: {
    ownerId: number;
    bytes: Readable;
    fileName: string | null;
  }): Promise<{ uploadUrl: string; sizeBytes: number }>;
  /**
   * Answers one request of a resumable upload (tus 1.0.0) of the owner's, all by itself; a whole file is then
   * `upload://<last part of its address>`.
   * @param input.path below which uploads have their addresses
   */
  receiveResumable(input: {
    ownerId: number;
    path: string;
    request: IncomingMessage;
    response: ServerResponse;
  }): Promise<void>;
}
