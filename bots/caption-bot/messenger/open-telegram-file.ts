import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Api } from 'grammy';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { cloudApiRoot, type TelegramAccess } from '../telegram/telegram-api.ts';
import { telegramSignal } from '../telegram/telegram-signal.ts';

/**
 * A file that somebody sent, by its id: fetched, or read from this machine's disk where a local server says it is.
 * @throws MessengerError, or whatever the library throws
 */
export async function openTelegramFile(
  { api, access }: { api: Api; access: TelegramAccess },
  fileId: string,
  signal: AbortSignal,
): Promise<Readable> {
  // a local server answers when it has the whole file
  const { file_path: path } = await api.getFile(fileId, telegramSignal(signal));
  if (!path) throw new MessengerError('unreachable', { message: 'Telegram does not say where the file is.' });
  if (isAbsolute(path) && access.apiRoot !== cloudApiRoot) return openLocalFile(path);
  return download(`${access.apiRoot}/file/bot${access.token}/${path}`, signal);
}

/**
 * @throws MessengerError rather than a stream that fails later: the server may keep its files elsewhere. The path is
 * not told: the bot’s token is one of its folders.
 */
async function openLocalFile(path: string): Promise<Readable> {
  try {
    const file = await open(path);
    return file.createReadStream();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no code';
    const message = `The Bot API server keeps its files where this process cannot read them (${code}).`;
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
