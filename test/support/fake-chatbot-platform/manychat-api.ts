import { z } from 'zod';
import { readManychatContent } from './manychat-format.ts';
import type { Platform } from './platform.ts';
import { type FakeContact, fetchMedia, Refused, show } from './shown.ts';

export interface ApiCall {
  path: string;
  query: URLSearchParams;
  authorization: string;
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** The calls of https://api.manychat.com that the service uses. */
export async function answerAsManychat(platform: Platform, { path, authorization, body }: ApiCall): Promise<ApiAnswer> {
  if (authorization !== `Bearer ${platform.token}`)
    return { status: 401, body: { status: 'error', message: 'Wrong token' } };
  try {
    if (path === '/fb/sending/sendContent') await sendContent(platform, body);
    else if (path === '/fb/subscriber/addTagByName') addTag(platform, body);
    else return { status: 404, body: 'Not found' };
    return { status: 200, body: { status: 'success', data: {} } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusal(error);
  }
}

/** Errors with a code have status 200, the others have the second shape. */
function refusal({ message, code }: Refused): ApiAnswer {
  if (code !== null) return { status: 200, body: { status: 'error', message, code } };
  return { status: 400, body: { status: 'error', message: 'Validation error', details: { messages: [{ message }] } } };
}

const sending = z.strictObject({ subscriber_id: z.int().positive(), data: z.unknown() });

async function sendContent(platform: Platform, body: unknown): Promise<void> {
  const { subscriber_id, data } = read(sending, body);
  const contact = contactOf(platform, subscriber_id);
  if (!contact.isWindowOpen) throw new Refused('This message is outside of the allowed window.', 3011);
  const screen = readManychatContent(data, platform);
  await fetchMedia(screen.shown);
  show(contact, screen);
}

const tagging = z.strictObject({ subscriber_id: z.int().positive(), tag_name: z.string().min(1) });

function addTag(platform: Platform, body: unknown): void {
  const { subscriber_id, tag_name } = read(tagging, body);
  const contact = contactOf(platform, subscriber_id);
  if (!platform.tags.has(tag_name)) throw new Refused('Tag with this name does not exist');
  contact.tags.add(tag_name);
}

function contactOf(platform: Platform, id: number): FakeContact {
  const contact = platform.contacts.get(String(id));
  if (!contact || contact.hasBlocked) throw new Refused('Subscriber does not exist');
  return contact;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new Refused(z.prettifyError(error));
  return data;
}
