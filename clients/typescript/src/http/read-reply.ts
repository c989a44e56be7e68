import { CaptioneerError } from '../errors.ts';

/** @throws CaptioneerError if it is no JSON: then something else than the service has answered */
export async function readJson<T>(reply: Response): Promise<T> {
  const text = await reply.text();
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new CaptioneerError('unexpected_reply', `${reply.url} is not the service: its answer is no JSON.`, { cause });
  }
}

export const readText = (reply: Response): Promise<string> => reply.text();

export const readBytes = (reply: Response): Promise<ArrayBuffer> => reply.arrayBuffer();

/** Reads the body, which is empty, so that the connection is free for the next call. */
export async function readNothing(reply: Response): Promise<void> {
  await reply.arrayBuffer();
}
