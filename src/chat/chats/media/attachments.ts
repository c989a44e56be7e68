import { Readable } from 'node:stream';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';

/**
 * Pictures and files for messengers that fetch them by URL. The URL cannot be guessed and is served as outputs are. They
 * are deleted after two days, see `sweepChats`.
 */
export const attachmentsPrefix = 'chat-attachments/' satisfies KeyPrefix;

const tokenPrefix = 'att_';

/** @returns the URL */
export async function storeAttachment(
  { store, publicBaseUrl }: { store: ObjectStore; publicBaseUrl: string },
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const token = randomId(tokenPrefix);
  const fileName = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '') || 'file';
  await store.put(`${attachmentsPrefix}${token}/${fileName}`, Readable.from([bytes]), {
    contentType: contentTypeOf(fileName),
  });
  return `${publicBaseUrl}/media/${token}/${encodeURIComponent(fileName)}`;
}

export async function findAttachment(
  store: ObjectStore,
  token: string,
): Promise<{ object: StoredObject; fileName: string; contentType: string } | null> {
  if (!/^att_[A-Za-z0-9]+$/.test(token)) return null;
  for await (const object of store.list(`${attachmentsPrefix}${token}/`)) {
    const fileName = object.key.split('/').at(-1) ?? 'file';
    return { object, fileName, contentType: contentTypeOf(fileName) };
  }
  return null;
}

function contentTypeOf(fileName: string): string {
  if (fileName.endsWith('.jpg')) return 'image/jpeg';
  return fileName.endsWith('.srt') ? 'application/x-subrip' : 'text/plain; charset=utf-8';
}
