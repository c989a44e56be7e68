import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Api } from 'grammy';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { cloudApiRoot, type TelegramAccess, telegramSignal } from '../telegram/telegram-api.ts';

/**
 * Opens a file that somebody sent: downloads it, or reads it from disk when a local Bot API server says where it is.
 * @throws MessengerError, or an error of the library
 */
export async function openTelegramFile(
  { api, access }: { api: Api; access: TelegramAccess },
  fileId: string,
  signal: AbortSignal,
): Promise<Readable> {
  // a local server answers after it has fetched the whole file
  const { file_path: path } = await api.getFile(fileId, telegramSignal(signal));
  if (!path) throw new MessengerError('unreachable', { message: 'Telegram does not say where the file is.' });
  if (isAbsolute(path) && access.apiRoot !== cloudApiRoot) return openLocalFile(path);
  return download(`${access.apiRoot}/file/bot${access.token}/${path}`, signal);
}

/**
 * Opens the file before it returns, so that a missing file is an error here and not later in the stream.
 * @throws MessengerError without the path, since the bot's token is one of its folders
 */
async function openLocalFile(path: string): Promise<Readable> {
  try {
    const file = await open(path);
    return file.createReadStream();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no code';
    const message = `This process cannot read the files of the Bot API server (${code}).`;
    throw new MessengerError('unreachable', { message });
  }
}

async function download(url: string, signal: AbortSignal): Promise<Readable> {
  const reply = await fetch(url, { signal });
  if (!reply.ok || !reply.body) {
    await reply.body?.cancel();
    const failure = reply.status === 404 ? 'refused' : 'unreachable';
    throw new MessengerError(failure, {
      message: `Telegram answered ${reply.status} for the file.`,
      statusCode: reply.status,
    });
  }
  return Readable.fromWeb(reply.body as ReadableStream);
}
