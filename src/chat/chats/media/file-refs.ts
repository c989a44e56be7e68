import type { Clock } from '../../../infra/clock.ts';
import { defineModel, field } from '../../../infra/database/define-model.ts';
import type { OutputModel, OutputRecord } from '../../../product/videos/records/output.model.ts';
import type { Message } from '../../conversation/message.ts';

/** A messenger's reference to a video that was sent through it, so that the file is not uploaded again. */
export const createSentFileModel = defineModel({
  name: 'SentFile',
  collection: 'sent_files',
  fields: {
    /** The messenger's kind and the hash of the output's content; of outputs of version 1.0 their token. */
    _id: field.text(),
    fileRef: field.text(),
    createdAt: field.date(),
  },
  indexes: [[{ createdAt: 1 }]],
});

export type SentFileModel = ReturnType<typeof createSentFileModel>;

export interface FileRefDeps {
  sentFiles: SentFileModel;
  outputs: OutputModel;
  clock: Clock;
}

/** The part of an outbox entry that is needed here. */
interface OfEntry {
  chatKey: string;
  message: Message;
}

export async function findFileRef({ sentFiles }: FileRefDeps, chatKey: string, output: OutputRecord) {
  const known = await sentFiles.findById(idOf(chatKey, output)).lean();
  return known?.fileRef ?? null;
}

export async function storeFileRef(deps: FileRefDeps, entry: OfEntry, fileRef: string): Promise<void> {
  const output = await outputOf(deps, entry);
  if (!output) return;
  const kept = { fileRef, createdAt: new Date(deps.clock()) };
  await deps.sentFiles.updateOne({ _id: idOf(entry.chatKey, output) }, { $set: kept }, { upsert: true });
}

export async function removeFileRef(deps: FileRefDeps, entry: OfEntry): Promise<void> {
  const output = await outputOf(deps, entry);
  if (output) await deps.sentFiles.deleteOne({ _id: idOf(entry.chatKey, output) });
}

/** The output that the entry's message shows; null = it shows no video, or the output is gone. */
export async function outputOf(
  { outputs }: Pick<FileRefDeps, 'outputs'>,
  { message: { media } }: Pick<OfEntry, 'message'>,
): Promise<OutputRecord | null> {
  if (media?.kind !== 'video') return null;
  return outputs.findOne({ videoId: media.videoId, revision: media.revision }).lean();
}

function idOf(chatKey: string, output: OutputRecord): string {
  return `${chatKey.slice(0, chatKey.indexOf(':'))} ${output.contentHash ?? output._id}`;
}
