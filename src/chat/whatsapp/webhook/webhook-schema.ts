import { z } from 'zod';
import { graphErrorSchema } from '../graph/graph-error.ts';

/**
 * What Meta posts, as far as it is read. Unknown fields are ignored, and a message that has another shape is left out alone:
 * Meta adds kinds of messages without notice.
 */

const id = z.string().min(1).max(512);
const text = z.string().max(100_000);
/** Seconds since 1970. */
const timestamp = z.coerce.number().int().positive().max(1e11);

const mediaSchema = z.object({
  id,
  mime_type: z.string().max(255).optional(),
  sha256: z.string().max(255).optional(),
  caption: text.optional(),
  filename: z.string().max(4096).optional(),
  voice: z.boolean().optional(),
});

const replySchema = z.object({ id: z.string().max(256) });

export const messageSchema = z.object({
  id,
  /** The person's number; absent when they hide it. */
  from: z.string().min(1).max(64).optional(),
  /** WhatsApp's own id of the person. */
  from_user_id: z.string().min(1).max(128).optional(),
  timestamp,
  type: z.string().max(64),
  text: z.object({ body: text }).optional(),
  video: mediaSchema.optional(),
  document: mediaSchema.optional(),
  image: mediaSchema.optional(),
  audio: mediaSchema.optional(),
  interactive: z
    .object({ type: z.string(), button_reply: replySchema.optional(), list_reply: replySchema.optional() })
    .optional(),
  /** What WhatsApp itself says of the person, such as another number. */
  system: z
    .object({ type: z.string().optional(), wa_id: z.string().optional(), new_wa_id: z.string().optional() })
    .optional()
    .catch(undefined),
  /** A tap on a button of a template. */
  button: z.object({ text: text.optional() }).optional(),
  context: z.object({ id: id.optional() }).optional().catch(undefined),
  errors: z.array(graphErrorSchema).optional().catch(undefined),
});

export type WhatsAppMessage = z.infer<typeof messageSchema>;

export const statusSchema = z.object({
  id,
  status: z.string(),
  recipient_id: z.string().min(1).max(64).optional(),
  recipient_user_id: z.string().min(1).max(128).optional(),
  timestamp: timestamp.optional().catch(undefined),
  errors: z.array(graphErrorSchema).optional().catch(undefined),
});

const contactSchema = z.object({
  wa_id: z.string().optional(),
  user_id: z.string().optional(),
  profile: z
    .object({ name: z.string().max(1000).optional() })
    .optional()
    .catch(undefined),
});

export type WhatsAppContact = z.infer<typeof contactSchema>;

/** Meta puts up to 1,000 updates into one call. */
const maxItems = 2_000;
const items = z.array(z.unknown()).max(maxItems).default([]);

const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(contactSchema).max(maxItems).default([]).catch([]),
  messages: items,
  statuses: items,
});

export type WebhookValue = z.infer<typeof valueSchema>;

const webhookSchema = z.object({
  entry: z
    .array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })).max(maxItems) }))
    .max(maxItems),
});

/**
 * The changes that are about messages, and how many of them have an unknown shape; null = the body is no webhook call of
 * Meta.
 */
export function readWebhook(body: Buffer): { values: WebhookValue[]; unknown: number } | null {
  const read = webhookSchema.safeParse(parse(body));
  if (!read.success) return null;
  const changes = read.data.entry.flatMap((entry) => entry.changes).filter(({ field }) => field === 'messages');
  const values = changes.flatMap(({ value }) => {
    const known = valueSchema.safeParse(value);
    return known.success ? [known.data] : [];
  });
  return { values, unknown: changes.length - values.length };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
