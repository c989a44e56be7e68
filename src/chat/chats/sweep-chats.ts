import type { Clock } from '../../infra/clock.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { OutputModel } from '../../product/videos/records/output.model.ts';
import { attachmentsPrefix } from './media/attachments.ts';
import { smallerPrefix } from './media/chat-media.ts';
import type { SentFileModel } from './media/file-refs.ts';

const attachmentsKeptMs = 2 * 24 * 3_600_000;
/** Smaller encodes have no URL and can be made again; the messenger keeps those that were sent. */
const smallerKeptMs = 24 * 3_600_000;

/** Deletes files that were made only to be sent. */
export async function sweepChats({
  store,
  outputs,
  sentFiles,
  clock,
}: {
  store: ObjectStore;
  outputs: OutputModel;
  sentFiles: SentFileModel;
  clock: Clock;
}): Promise<void> {
  await removeOlder(store, attachmentsPrefix, clock() - attachmentsKeptMs);
  await removeOlder(store, smallerPrefix, clock() - smallerKeptMs);
  for await (const { _id } of sentFiles.find().lean().cursor()) {
    const [, content = ''] = _id.split(' ');
    if (!(await outputs.exists({ $or: [{ _id: content }, { contentHash: content }] })))
      await sentFiles.deleteOne({ _id });
  }
}

async function removeOlder(store: ObjectStore, prefix: string, beforeMs: number): Promise<void> {
  for await (const { key, modifiedAt } of store.list(prefix)) {
    if (modifiedAt.getTime() < beforeMs) await store.delete(key);
  }
}
