import { z } from 'zod';
import { dictionaryEntriesSchema, dictionaryField } from '../../../engine/captions/settings/dictionary-field.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import { invalidFields } from '../../../infra/validation/invalid-fields.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { userRoute } from '../routing/route.ts';

const dictionarySchema = z.strictObject({ data: dictionaryEntriesSchema });

const replies = { 200: { description: 'Your dictionary', schema: dictionarySchema } };

const showDictionary = userRoute({
  method: 'get',
  path: '/me/dictionary',
  docs: {
    id: 'showDictionary',
    tag: 'Account',
    summary: 'Your dictionary: how words are spelled in your videos',
    replies,
  },
  async handle(call, { accounts }) {
    return { status: 200, body: present(await accounts.getDictionary(call.userId)) };
  },
});

const fields = { dictionary: dictionaryField(), data: dictionaryField() };

const replaceDictionary = userRoute({
  method: 'put',
  path: '/me/dictionary',
  docs: {
    id: 'replaceDictionary',
    tag: 'Account',
    summary: 'Replace your dictionary',
    description:
      'It applies to videos created from now on; entries in a request take precedence. You may send `data`, as GET returns ' +
      'it, instead of `dictionary`. An empty one removes all entries.',
    fields,
    examples: { 'a name': { dictionary: { 'zap-ear': 'Zapier' } } },
    replies,
  },
  async handle(call, { accounts }) {
    const { dictionary, data } = validate(fields, call.fields);
    const entries = dictionary ?? data;
    if (!entries) throw invalidFields([{ field: 'dictionary', rule: 'required' }]);
    await accounts.setDictionary(call.userId, entries);
    return { status: 200, body: present(entries) };
  },
});

export const dictionaryRoutes = [showDictionary, replaceDictionary];

function present(entries: DictionaryEntry[]): z.infer<typeof dictionarySchema> {
  return { data: entries.map(({ from, to }) => ({ from, to })) };
}
