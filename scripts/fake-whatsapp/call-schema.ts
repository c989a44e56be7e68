import { z } from 'zod';

/** What the Cloud API takes at /messages: unknown fields are refused, as everywhere in this stand-in. */

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '', 'must not be empty');
const mediaId = z.string().min(1);
const caption = words(1024).optional();

const picture = z.strictObject({ id: mediaId });
const file = z.strictObject({ id: mediaId, filename: words(240).optional() });
const header = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: words(60) }),
  z.strictObject({ type: z.literal('image'), image: picture }),
  z.strictObject({ type: z.literal('video'), video: picture }),
  z.strictObject({ type: z.literal('document'), document: file }),
]);
const footer = z.strictObject({ text: words(60) });
const body = z.strictObject({ text: words(1024) });

const isUnique = (values: string[]) => new Set(values).size === values.length;

const replyButtons = z
  .array(z.strictObject({ type: z.literal('reply'), reply: z.strictObject({ id: words(256), title: words(20) }) }))
  .min(1)
  .max(3)
  .refine((buttons) => isUnique(buttons.map(({ reply }) => reply.id)), 'ids must differ')
  .refine((buttons) => isUnique(buttons.map(({ reply }) => reply.title)), 'titles must differ');

const rows = z.array(z.strictObject({ id: words(200), title: words(24), description: words(72).optional() }));
const sections = z
  .array(z.strictObject({ title: words(24).optional(), rows: rows.min(1) }))
  .min(1)
  .max(10)
  .refine((all) => all.length === 1 || all.every(({ title }) => title), 'sections must have titles')
  .refine((all) => all.flatMap((one) => one.rows).length <= 10, 'at most 10 rows')
  .refine((all) => isUnique(all.flatMap((one) => one.rows.map(({ id }) => id))), 'ids must differ');

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    header: header.optional(),
    body,
    footer: footer.optional(),
    action: z.strictObject({ buttons: replyButtons }),
  }),
  z.strictObject({
    type: z.literal('list'),
    header: z.strictObject({ type: z.literal('text'), text: words(60) }).optional(),
    body,
    footer: footer.optional(),
    action: z.strictObject({ button: words(20), sections }),
  }),
  z.strictObject({
    type: z.literal('cta_url'),
    header: header.optional(),
    body,
    footer: footer.optional(),
    action: z.strictObject({
      name: z.literal('cta_url'),
      parameters: z.strictObject({ display_text: words(20), url: z.url() }),
    }),
  }),
]);

/** No line end, no tab, no four blanks in a row. */
const variable = words(1024).refine((text) => !/[\n\t]| {4}/.test(text), 'must be one line');

const template = z.strictObject({
  name: z.string(),
  language: z.strictObject({ code: z.string() }),
  components: z
    .array(
      z.strictObject({
        type: z.literal('body'),
        parameters: z.array(z.strictObject({ type: z.literal('text'), text: variable })),
      }),
    )
    .max(1)
    .optional(),
});

const envelope = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  recipient: z
    .string()
    .regex(/^[A-Z]{2}\.[A-Za-z0-9]{5,128}$/)
    .optional(),
  context: z.strictObject({ message_id: z.string() }).optional(),
};

export const messageCall = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...envelope,
      type: z.literal('text'),
      text: z.strictObject({ body: words(4096), preview_url: z.boolean().optional() }),
    }),
    z.strictObject({ ...envelope, type: z.literal('image'), image: z.strictObject({ id: mediaId, caption }) }),
    z.strictObject({ ...envelope, type: z.literal('video'), video: z.strictObject({ id: mediaId, caption }) }),
    z.strictObject({
      ...envelope,
      type: z.literal('document'),
      document: z.strictObject({ id: mediaId, caption, filename: words(240).optional() }),
    }),
    z.strictObject({ ...envelope, type: z.literal('interactive'), interactive }),
    z.strictObject({ ...envelope, type: z.literal('template'), template }),
  ])
  .refine(({ to, recipient }) => to !== undefined || recipient !== undefined, 'to or recipient is required');

export type MessageCall = z.infer<typeof messageCall>;

export const readCall = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string(),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
});
