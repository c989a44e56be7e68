import { cutText } from '../../infra/cut-text.ts';
import type { Reply } from './message.ts';

/** Limits of the strictest messenger, in UTF-16 units. */
export const messageLimits = { text: 4096, textUnderMedia: 1024, toast: 200, label: 40 };

/** Cuts texts that are too long, which happens only to texts that quote the person. */
export function fitReply(reply: Reply): Reply {
  if (reply.kind === 'toast') return { ...reply, text: cutText(reply.text, messageLimits.toast) };
  const { message } = reply;
  const limit = message.media ? messageLimits.textUnderMedia : messageLimits.text;
  const buttons = message.buttons
    ?.filter((row) => row.length > 0)
    .map((row) => row.map((button) => ({ ...button, label: cutText(button.label, messageLimits.label) })));
  return { ...reply, message: { ...message, text: cutText(message.text, limit), ...(buttons ? { buttons } : {}) } };
}
