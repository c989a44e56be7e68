import { z } from 'zod';
import { dictionaryEntriesSchema } from '../../../engine/captions/settings/dictionary-field.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import { invalidFields } from '../../../infra/validation/violation.ts';
import type { LinkedProfile } from '../../../product/subscribers/get-linked-profile.ts';
import { readFields } from '../routing/large-fields.ts';
import { userRoute } from '../routing/route.ts';
import { dictionaryFields } from './dictionary-fields.ts';
import { readUsagePeriod, usageFields } from './usage-period.ts';

const profileSchema = z.strictObject({
  id: z.int(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  plan: z.string(),
  balance_seconds: z.int().nullable().describe('remaining seconds of video; null while payments are off'),
  subscribers: z.array(z.strictObject({ chatbot_id: z.string(), messenger_id: z.string() })),
  telegram: z
    .strictObject({ username: z.string().nullable() })
    .nullable()
    .describe('null = no Telegram account is linked'),
});

const day = z.iso.date();

const usageSchema = z.strictObject({
  period: z.strictObject({ from: day, to: day }),
  videos: z.strictObject({ created: z.int(), edited: z.int(), processed: z.int(), failed: z.int() }),
  seconds: z.strictObject({
    rendered: z.number(),
    included: z.int().nullable().describe('this month’s allowance, used or not; null while payments are off'),
    purchased: z.int().nullable().describe('everything purchased or credited so far, minus refunds'),
    remaining: z.int().nullable().describe('what is left of both: the balance'),
  }),
  daily: z.array(z.strictObject({ date: day, videos: z.int(), seconds: z.number() })),
});

const showProfile = userRoute('get', '/me', {
  id: 'showProfile',
  tag: 'Account',
  summary: 'Your profile',
  replies: { 200: { description: 'Your profile', schema: profileSchema } },
  async handle(call, { subscribers }) {
    return { status: 200, body: presentProfile(await subscribers.getLinkedProfile(call.userId)) };
  },
});

const showCallbackSecret = userRoute('get', '/me/callback-secret', {
  id: 'showCallbackSecret',
  tag: 'Account',
  summary: 'The secret that signs your callbacks (Standard Webhooks)',
  replies: { 200: { description: '`whsec_` and base64', schema: z.strictObject({ callback_secret: z.string() }) } },
  async handle(call, { accounts }) {
    return { status: 200, body: { callback_secret: await accounts.getCallbackSecret(call.userId) } };
  },
});

const showUsage = userRoute('get', '/usage', {
  id: 'showUsage',
  tag: 'Account',
  summary: 'Your usage in a period',
  description:
    'Days are UTC. The default period is this calendar month. `included`, `purchased` and `remaining` are the current ' +
    'values, whatever the period. Seconds count for the first rendering of a video, rounded up.',
  query: usageFields,
  replies: { 200: { description: '`daily` lists only days with activity', schema: usageSchema } },
  async handle(call, { accounts, clock }) {
    const period = readUsagePeriod(call.query, clock());
    const [from, to] = [new Date(period.from), new Date(period.to)];
    const { videos, seconds, daily } = await accounts.getUsage(call.userId, { from, to });
    return { status: 200, body: { period, videos, seconds, daily } satisfies z.infer<typeof usageSchema> };
  },
});

const dictionarySchema = z.strictObject({ data: dictionaryEntriesSchema });

const replies = { 200: { description: 'Your dictionary', schema: dictionarySchema } };

const showDictionary = userRoute('get', '/me/dictionary', {
  id: 'showDictionary',
  tag: 'Account',
  summary: 'Your dictionary: how words are spelled in your videos',
  replies,
  async handle(call, { accounts }) {
    return { status: 200, body: presentDictionary(await accounts.getDictionary(call.userId)) };
  },
});

const replaceDictionary = userRoute('put', '/me/dictionary', {
  id: 'replaceDictionary',
  tag: 'Account',
  summary: 'Replace your dictionary',
  description:
    'It applies to videos created from now on; entries in a request take precedence. You may send `data`, as GET returns ' +
    'it, instead of `dictionary`. An empty one removes all entries.',
  fields: dictionaryFields,
  largeFields: 'dictionaryFields',
  examples: { 'a name': { dictionary: { 'zap-ear': 'Zapier' } } },
  replies,
  async handle(call, { accounts }) {
    const { dictionary, data } = readFields(call, 'dictionaryFields');
    const entries = dictionary ?? data;
    if (!entries) throw invalidFields([{ field: 'dictionary', rule: 'required' }]);
    await accounts.setDictionary(call.userId, entries);
    return { status: 200, body: presentDictionary(entries) };
  },
});

export const accountRoutes = [showProfile, showCallbackSecret, showUsage, showDictionary, replaceDictionary];

function presentDictionary(entries: DictionaryEntry[]): z.infer<typeof dictionarySchema> {
  return { data: entries.map(({ from, to }) => ({ from, to })) };
}

function presentProfile(profile: LinkedProfile): z.infer<typeof profileSchema> {
  return {
    id: profile.userId,
    email: profile.email,
    first_name: profile.firstName,
    last_name: profile.lastName,
    created_at: profile.createdAt.toISOString(),
    // everybody has the same plan: what people buy are seconds
    plan: 'free',
    balance_seconds: profile.balanceSeconds,
    subscribers: profile.contacts.map(({ chatbotId, messengerId }) => ({
      chatbot_id: chatbotId,
      messenger_id: messengerId,
    })),
    telegram: profile.telegram,
  };
}
