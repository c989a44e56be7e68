import { z } from 'zod';
import { cutText } from '../../../infra/cut-text.ts';
import { splitText } from '../../../infra/split-text.ts';
import type { OutgoingMessage } from '../../chats/messenger.ts';
import type { Button } from '../../conversation/message.ts';
import {
  type ChatbotPlatform,
  type PlatformAddress,
  type PlatformContent,
  platformFields,
} from './chatbot-platform.ts';
import { buttonsInWords, fieldValues, inWords, type Piece, piecesOf, textLimits } from './pieces.ts';
import { type PlatformAnswer, type PostToPlatform, platformRefusal } from './platform-http.ts';
import type { PlatformLimits } from './platform-limits.ts';

export const chatfuelApiRoot = 'https://api.chatfuel.com';

interface ChatfuelDeps {
  post: PostToPlatform;
  token: string;
  /** The block that shows the attributes. */
  block: string;
  limits: PlatformLimits;
}

/** Chatfuel can only push a block with attributes: https://docs.chatfuel.com/en/articles/790461-broadcasting-api */
export function createChatfuel({ post, token, block, limits }: ChatfuelDeps): ChatbotPlatform {
  async function push({ chatbotId, messengerId }: PlatformAddress, { text, videoUrl, tag }: Push, signal: AbortSignal) {
    await limits.take({ kind: 'send', bot: chatbotId }, signal);
    const path = `/bots/${encodeURIComponent(chatbotId)}/users/${encodeURIComponent(messengerId)}/send`;
    // always all of them, since attributes keep their last value
    const attributes = { [platformFields.text]: text, [platformFields.videoUrl]: videoUrl, [platformFields.tag]: tag };
    const query = { chatfuel_token: token, chatfuel_block_name: block, ...attributes };
    assertSuccess(await post({ path, query, body: {}, signal }));
  }
  return {
    async send(address, { messages }, signal, parts) {
      const pushes = chatfuelPushes(messages);
      for (const [index, one] of pushes.entries()) {
        if (index < (parts?.count ?? 0)) continue;
        await push(address, one, signal);
        if (index + 1 < pushes.length) await parts?.note(index + 1);
      }
    },
    addTag: (address, tag, signal) => push(address, { text: '', videoUrl: '', tag }, signal),
    renderReply: chatfuelReply,
  };
}

const answerSchema = z.object({ success: z.boolean(), result: z.string().nullish() });

function assertSuccess(answer: PlatformAnswer): void {
  const { data } = answerSchema.safeParse(answer.body);
  if (answer.status < 300 && data?.success) return;
  throw platformRefusal(answer, data?.result ?? '');
}

/** What the block shows once. */
interface Push {
  text: string;
  videoUrl: string;
  tag: string;
}

/** Attributes are part of the URL, where one character may take twelve bytes; servers accept about 8 kB of URL. */
const maxText = 600;

/** Everything except videos becomes text: pictures as links, buttons as labels, which work when they are typed. */
function chatfuelPushes(messages: readonly OutgoingMessage[]): Push[] {
  const { pieces, quickReplies } = piecesOf(messages);
  const pushes: Push[] = [];
  let words: string[] = [];
  const say = (videoUrl: string) => {
    const text = words.join('\n\n');
    words = [];
    const parts = text === '' ? [] : splitText(text, { limit: maxText });
    for (const part of parts) pushes.push({ text: part, videoUrl: '', tag: '' });
    if (videoUrl !== '') pushes.push({ text: '', videoUrl, tag: '' });
  };
  for (const piece of pieces) {
    if (piece.kind === 'video') say(piece.url);
    else words.push(inWords(piece));
  }
  words.push(...buttonsInWords(quickReplies));
  say('');
  return pushes;
}

type TapUrl = PlatformContent['tapUrl'];

/** The reply to a JSON API card: https://docs.chatfuel.com/en/articles/735122-json-api */
export function chatfuelReply({ messages, tapUrl }: PlatformContent): object {
  const { pieces, quickReplies } = piecesOf(messages);
  const shown: Record<string, unknown>[] = pieces.map((piece) => messageOf(piece, tapUrl));
  const last = shown.at(-1);
  if (last && quickReplies.length > 0) last.quick_replies = quickReplies.map((button) => buttonOf(button, tapUrl));
  const attributes = fieldValues(pieces);
  return Object.keys(attributes).length > 0 ? { messages: shown, set_attributes: attributes } : { messages: shown };
}

function messageOf(piece: Piece, tapUrl: TapUrl): Record<string, unknown> {
  if (piece.kind === 'card') {
    const { title, subtitle, buttons } = piece;
    const element = { title, subtitle, buttons: buttons.map((button) => buttonOf(button, tapUrl)) };
    return template({ template_type: 'generic', elements: [element] });
  }
  if (piece.kind === 'text') {
    const { text, buttons } = piece;
    if (buttons.length === 0) return { text };
    return template({ template_type: 'button', text, buttons: buttons.map((button) => buttonOf(button, tapUrl)) });
  }
  return { attachment: { type: piece.kind === 'picture' ? 'image' : piece.kind, payload: { url: piece.url } } };
}

function template(payload: object) {
  return { attachment: { type: 'template', payload } };
}

function buttonOf(button: Button, tapUrl: TapUrl): object {
  const title = cutText(button.label, textLimits.label);
  if ('url' in button) return { type: 'web_url', url: button.url, title };
  return { type: 'json_plugin_url', url: tapUrl(button.action), title };
}
