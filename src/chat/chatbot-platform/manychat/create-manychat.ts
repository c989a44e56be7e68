import { z } from 'zod';
import type { ChatbotPlatform, PlatformAddress } from '../platform/chatbot-platform.ts';
import type { PlatformAnswer, PostToPlatform } from '../platform/platform-http.ts';
import type { PlatformLimits } from '../platform/platform-limits.ts';
import { platformRefusal } from '../platform/platform-refusal.ts';
import { manychatContent } from './manychat-content.ts';

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
