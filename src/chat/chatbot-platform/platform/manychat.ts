import { z } from 'zod';
import { cutText } from '../../../infra/cut-text.ts';
import type { Button } from '../../conversation/message.ts';
import type { ChatbotPlatform, PlatformAddress, PlatformContent } from './chatbot-platform.ts';
import { fieldValues, type Piece, piecesOf, textLimits } from './pieces.ts';
import { type PlatformAnswer, type PostToPlatform, platformRefusal } from './platform-http.ts';
import type { PlatformLimits } from './platform-limits.ts';

export const manychatApiRoot = 'https://api.manychat.com';

interface ManychatDeps {
  post: PostToPlatform;
  /** Of the ManyChat account that all contacts belong to. */
  token: string;
  limits: PlatformLimits;
}

export function createManychat({ post, token, limits }: ManychatDeps): ChatbotPlatform {
  const headers = { Authorization: `Bearer ${token}` };
  const call = async (path: string, body: object, signal: AbortSignal) =>
    assertSuccess(await post({ path, body, headers, signal }));
  return {
    async send(address, content, signal) {
      await limits.take({ kind: 'send', bot: 'all' }, signal);
      const body = { subscriber_id: subscriberIdOf(address), data: manychatContent(content) };
      await call('/fb/sending/sendContent', body, signal);
    },
    async addTag(address, tag, signal) {
      await limits.take({ kind: 'tag', bot: 'all' }, signal);
      const body = { subscriber_id: subscriberIdOf(address), tag_name: tag };
      await call('/fb/subscriber/addTagByName', body, signal);
    },
    renderReply: manychatContent,
  };
}

/** The API expects a number; a number that JavaScript would round is sent as a string. */
function subscriberIdOf({ messengerId }: PlatformAddress): number | string {
  const number = Number(messengerId);
  return /^[1-9]\d*$/.test(messengerId) && Number.isSafeInteger(number) ? number : messengerId;
}

const answerSchema = z.object({
  status: z.string(),
  message: z.string().nullish(),
  code: z.coerce.number().nullish(),
  details: z.object({ messages: z.array(z.object({ message: z.string() })) }).nullish(),
});

/** More than 24 hours after the contact's last message. */
const windowClosedCode = 3011;

/** An error can also have status 200, and has one of two shapes. */
function assertSuccess(answer: PlatformAnswer): void {
  const { data } = answerSchema.safeParse(answer.body);
  if (answer.status < 300 && data?.status === 'success') return;
  const words = [data?.message, ...(data?.details?.messages ?? []).map(({ message }) => message)]
    .filter((one) => one)
    .join(' ');
  throw platformRefusal(answer, words, data?.code === windowClosedCode ? 'window_closed' : undefined);
}

type TapUrl = PlatformContent['tapUrl'];

/** The dynamic-content format, version 2: https://manychat.github.io/dynamic_block_docs */
export function manychatContent(content: PlatformContent): object {
  const { pieces, quickReplies } = piecesOf(content.messages);
  const { tapUrl } = content;
  return {
    version: 'v2',
    content: {
      messages: pieces.map((piece) => messageOf(piece, tapUrl)),
      actions: content.setsFields ? fieldActions(pieces) : [],
      quick_replies: quickReplies.map((button) => buttonOf(button, tapUrl)),
    },
  };
}

function messageOf(piece: Piece, tapUrl: TapUrl): object {
  switch (piece.kind) {
    case 'text':
      return { type: 'text', text: piece.text, ...buttonsOf(piece.buttons, tapUrl) };
    case 'picture':
      return { type: 'image', url: piece.url };
    case 'card': {
      const { title, subtitle, buttons } = piece;
      return { type: 'cards', elements: [{ title, subtitle, ...buttonsOf(buttons, tapUrl) }] };
    }
    default:
      return { type: piece.kind, url: piece.url };
  }
}

function buttonsOf(buttons: Button[], tapUrl: TapUrl): object {
  return buttons.length > 0 ? { buttons: buttons.map((button) => buttonOf(button, tapUrl)) } : {};
}

function buttonOf(button: Button, tapUrl: TapUrl): object {
  const caption = cutText(button.label, textLimits.label);
  if ('url' in button) return { type: 'url', caption, url: button.url };
  return { type: 'dynamic_block_callback', caption, url: tapUrl(button.action), method: 'post' };
}

function fieldActions(pieces: Piece[]): object[] {
  const values = Object.entries(fieldValues(pieces));
  return values.map(([field_name, value]) => ({ action: 'set_field_value', field_name, value }));
}
