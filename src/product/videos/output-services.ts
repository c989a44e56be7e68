import type { Readable } from 'node:stream';
import type { StoredObject } from '../../infra/storage/object-store.ts';

export interface OutputServices {
  /** The object behind an output's public address and a good file name for it; null = no such output (any more). */
  findOutput(token: string): Promise<{ object: StoredObject; fileName: string; contentType: string } | null>;
  readOutput(key: string, range?: { start: number; end: number }): Promise<Readable>;
}

export interface PreviewServices {
  /**
   * One file of what can be watched while a video is rendered (HLS): a playlist, or an object to be read as an output
   * is; null = no such file, not yet, or no longer.
   */
  readPreviewFile(file: { token: string; name: string }): Promise<PreviewFile | null>;
}

export type PreviewFile = { kind: 'playlist'; text: string } | { kind: 'media'; object: StoredObject };
