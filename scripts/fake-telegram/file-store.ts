import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type FileKind = 'photo' | 'video' | 'document' | 'voice' | 'thumbnail';

export interface StoredFile {
  /** Valid for this bot only. */
  fileId: string;
  /** The same for equal bytes; cannot be used for sending. */
  uniqueId: string;
  kind: FileKind;
  fileName: string;
  bytes: Buffer;
  /** As getFile returns it: a path below the server's files, or in local mode the path of a file on this machine. */
  path: string;
}

/** Files sent to or by one bot. */
export class FileStore {
  private readonly files = new Map<string, StoredFile>();
  private readonly botId: number;
  private readonly localDir: string | null;

  /** @param localDir folder of a local server, for which getFile returns absolute paths; null = the cloud */
  constructor({ botId, localDir }: { botId: number; localDir: string | null }) {
    this.botId = botId;
    this.localDir = localDir;
  }

  add({ kind, fileName, bytes }: Pick<StoredFile, 'kind' | 'fileName' | 'bytes'>): StoredFile {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 14);
    const number = this.files.size;
    const path = `${kind}s/file_${number}${extensionOf(fileName)}`;
    const file: StoredFile = {
      fileId: `${prefixes[kind]}${this.botId}-${number}-${hash}`,
      uniqueId: `AQAD${hash}`,
      kind,
      fileName,
      bytes,
      path: this.localDir === null ? path : this.write(path, bytes),
    };
    this.files.set(file.fileId, file);
    return file;
  }

  byId(fileId: string): StoredFile | null {
    return this.files.get(fileId) ?? null;
  }

  byPath(path: string): StoredFile | null {
    return [...this.files.values()].find((file) => file.path === path) ?? null;
  }

  private write(path: string, bytes: Buffer): string {
    const file = join(this.localDir ?? '', String(this.botId), path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, bytes);
    return file;
  }
}

const prefixes: Record<FileKind, string> = {
  photo: 'AgAC',
  video: 'BAAC',
  document: 'BQAC',
  voice: 'AwAC',
  thumbnail: 'AAMC',
};

function extensionOf(fileName: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0] ?? '';
}

/** Width and height from the frame header of a JPEG; null = not a JPEG. */
export function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    // SOF0 … SOF15, without the tables in the same range
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
