import { z } from 'zod';
import { platformUrl } from './platform-url.ts';
import { Refused, type Screen, type Shown, type ShownButton } from './shown.ts';

const title = z.string().min(1).max(20);
const button = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('web_url'), title, url: z.url() }),
  z.strictObject({ type: z.literal('json_plugin_url'), title, url: platformUrl }),
]);
const buttons = z.array(button).min(1).max(3);
const quick_replies = z.array(button).min(1).max(11).optional();
const payload = z.discriminatedUnion('template_type', [
  z.strictObject({ template_type: z.literal('button'), text: z.string().min(1).max(640), buttons }),
  z.strictObject({
    template_type: z.literal('generic'),
    elements: z
      .array(z.strictObject({ title: z.string().min(1).max(80), subtitle: z.string().max(80).optional(), buttons }))
      .min(1),
  }),
]);
const template = z.strictObject({ type: z.literal('template'), payload });
const media = z.strictObject({
  type: z.enum(['image', 'video', 'file']),
  payload: z.strictObject({ url: platformUrl }),
});
const message = z.union([
  z.strictObject({ text: z.string().min(1).max(2000), quick_replies }),
  z.strictObject({ attachment: z.union([template, media]), quick_replies }),
]);

/** Exactly the fields of https://docs.chatfuel.com/en/articles/735122-json-api */
const reply = z.strictObject({
  messages: z.array(message).max(10),
  set_attributes: z.record(z.string(), z.string()).optional(),
});

/** @throws Refused if Chatfuel would not accept it */
export function readChatfuelReply(json: unknown): Screen {
  const read = reply.safeParse(json);
  if (!read.success) throw new Refused(z.prettifyError(read.error));
  const { messages, set_attributes: fields = {} } = read.data;
  const replies = messages.slice(0, -1).some((one) => one.quick_replies);
  if (replies) throw new Refused('Quick replies belong to the last message.');
  return {
    shown: messages.map(shownOf),
    quickReplies: (messages.at(-1)?.quick_replies ?? []).map(buttonOf),
    fields,
  };
}

function shownOf(one: z.infer<typeof message>): Shown {
  if ('text' in one) return { kind: 'text', content: one.text, buttons: [] };
  const { attachment } = one;
  if (attachment.type !== 'template') {
    const kind = attachment.type === 'image' ? 'picture' : attachment.type;
    return { kind, content: attachment.payload.url, buttons: [] };
  }
  const { payload: inside } = attachment;
  if (inside.template_type === 'button') {
    return { kind: 'text', content: inside.text, buttons: inside.buttons.map(buttonOf) };
  }
  const [first] = inside.elements;
  return { kind: 'card', content: first?.title ?? '', buttons: (first?.buttons ?? []).map(buttonOf) };
}

function buttonOf(one: z.infer<typeof button>): ShownButton {
  if (one.type === 'web_url') return { label: one.title, link: one.url, callback: null };
  return { label: one.title, link: null, callback: { url: one.url, method: 'GET' } };
}
