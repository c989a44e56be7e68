import { z } from 'zod';
import { platformUrl } from './platform-url.ts';
import { Refused, type Screen, type Shown, type ShownButton } from './shown.ts';

const caption = z.string().min(1).max(20);
const button = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('url'), caption, url: z.url() }),
  z.strictObject({
    type: z.literal('dynamic_block_callback'),
    caption,
    url: platformUrl,
    method: z.enum(['get', 'post']),
    headers: z.record(z.string(), z.string()).optional(),
    payload: z.record(z.string(), z.unknown()).optional(),
  }),
]);
const buttons = z.array(button).max(3).optional();
const text = z
  .strictObject({ type: z.literal('text'), text: z.string().min(1).max(2000), buttons })
  .refine((one) => !one.buttons?.length || one.text.length <= 640, 'A text with buttons has 640 characters at most.');
const element = z.strictObject({ title: z.string().min(1).max(80), subtitle: z.string().max(80).optional(), buttons });
const message = z.union([
  text,
  z.strictObject({ type: z.enum(['image', 'video', 'file']), url: platformUrl, buttons }),
  z.strictObject({ type: z.literal('cards'), elements: z.array(element).min(1).max(10) }),
]);
const action = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add_tag'), tag_name: z.string() }),
  z.strictObject({ action: z.literal('set_field_value'), field_name: z.string(), value: z.string() }),
]);

/** Exactly the fields of https://manychat.github.io/dynamic_block_docs */
const content = z.strictObject({
  version: z.literal('v2'),
  content: z.strictObject({
    messages: z.array(message).max(10),
    actions: z.array(action).max(5).optional(),
    quick_replies: z.array(button).max(11).optional(),
  }),
});

/** @throws Refused if ManyChat would not accept it */
export function readManychatContent(json: unknown, known: { tags: Set<string>; fields: Set<string> }): Screen {
  const read = content.safeParse(json);
  if (!read.success) throw new Refused(z.prettifyError(read.error));
  const { messages, actions = [], quick_replies: replies = [] } = read.data.content;
  const fields: Record<string, string> = {};
  for (const one of actions) {
    if (one.action === 'add_tag') {
      if (!known.tags.has(one.tag_name)) throw new Refused('Tag with this name does not exist');
    } else {
      if (!known.fields.has(one.field_name)) throw new Refused('Field with this name does not exist');
      fields[one.field_name] = one.value;
    }
  }
  return { shown: messages.map(shownOf), quickReplies: replies.map(buttonOf), fields };
}

function shownOf(one: z.infer<typeof message>): Shown {
  if (one.type === 'cards') {
    const [first] = one.elements;
    return { kind: 'card', content: first?.title ?? '', buttons: (first?.buttons ?? []).map(buttonOf) };
  }
  const below = (one.buttons ?? []).map(buttonOf);
  if (one.type === 'text') return { kind: 'text', content: one.text, buttons: below };
  return { kind: one.type === 'image' ? 'picture' : one.type, content: one.url, buttons: below };
}

function buttonOf(one: z.infer<typeof button>): ShownButton {
  if (one.type === 'url') return { label: one.caption, link: one.url, callback: null };
  const method = one.method === 'get' ? ('GET' as const) : ('POST' as const);
  return { label: one.caption, link: null, callback: { url: one.url, method } };
}
