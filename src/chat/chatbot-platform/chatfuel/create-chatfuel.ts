import { z } from 'zod';
import { type ChatbotPlatform, type PlatformAddress, platformFields } from '../platform/chatbot-platform.ts';
import type { PlatformAnswer, PostToPlatform } from '../platform/platform-http.ts';
import type { PlatformLimits } from '../platform/platform-limits.ts';
import { platformRefusal } from '../platform/platform-refusal.ts';
import { chatfuelPushes, type Push } from './chatfuel-pushes.ts';
import { chatfuelReply } from './chatfuel-reply.ts';

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
