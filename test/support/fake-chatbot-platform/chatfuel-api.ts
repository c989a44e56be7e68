import type { ApiAnswer, ApiCall } from './manychat-api.ts';
import type { Platform } from './platform.ts';
import { fetchMedia, Refused, type Shown, show } from './shown.ts';

export const chatfuelBlock = 'Captioneer';

/** https://api.chatfuel.com: its one call sets attributes and then sends a block. */
export async function answerAsChatfuel(platform: Platform, { path, query }: ApiCall): Promise<ApiAnswer> {
  const [, bot, user] = /^\/bots\/([^/]+)\/users\/([^/]+)\/send$/.exec(path) ?? [];
  if (bot === undefined || user === undefined) return { status: 404, body: 'Not found' };
  if (query.get('chatfuel_token') !== platform.token) return fail('Invalid token', 401);
  try {
    await sendBlock(platform, decodeURIComponent(user), query);
    return { status: 200, body: { success: true, result: 'ok' } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return fail(error.message, 200);
  }
}

function fail(result: string, status: number): ApiAnswer {
  return { status, body: { success: false, result } };
}

/** The block of docs/chatbot-platforms.md: a text, a video, each if it is set, and a rule that adds the tag. */
async function sendBlock(platform: Platform, user: string, query: URLSearchParams): Promise<void> {
  const contact = platform.contacts.get(user);
  if (!contact || contact.hasBlocked) throw new Refused('User not found');
  if (query.get('chatfuel_block_name') !== chatfuelBlock) throw new Refused('Block not found');
  if (!contact.isWindowOpen) throw new Refused('(#10) This message is sent outside of allowed window.');
  const own = [...query].filter(([name]) => !name.startsWith('chatfuel_'));
  if (own.some(([name]) => !name.startsWith('captioneer_'))) throw new Refused('Unknown attribute');
  const fields = { ...contact.fields, ...Object.fromEntries(own) };
  const shown: Shown[] = [];
  const { captioneer_text: text = '', captioneer_video_url: video = '', captioneer_tag: tag = '' } = fields;
  if (text.length > 2000) throw new Refused('The text is too long.');
  if (text !== '') shown.push({ kind: 'text', content: text, buttons: [] });
  if (video !== '') shown.push({ kind: 'video', content: video, buttons: [] });
  await fetchMedia(shown);
  if (tag !== '') contact.tags.add(tag);
  show(contact, { shown, quickReplies: [], fields });
}
