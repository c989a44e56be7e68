import { z } from 'zod';
import type { PlatformPerson } from '../../../chat/chatbot-platform/contacts/answer-contact.ts';
import { required } from '../../../infra/validation/field.ts';
import { booleanField, fieldOf, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema, unauthenticated } from '../routing/http-error.ts';
import { openRoute, type Route } from '../routing/route.ts';

/** More than messengers allow. */
const maxTextLength = 8000;

/** Contact data of the platform. A value that is not text is ignored, because nobody can correct it in a flow. */
function contactField(about: string) {
  return fieldOf({
    schema: z.string().describe(about),
    rules: [],
    convert: (value) => (typeof value === 'string' ? value.slice(0, 255) : null),
  });
}

const fields = {
  chatbot_id: required(textField()),
  messenger_id: required(textField()),
  text: required(textField({ maxLength: maxTextLength })),
  message_id: textField(),
  set_fields: booleanField(),
  name: contactField('full name'),
  first_name: contactField('first name'),
  last_name: contactField('last name'),
  locale: contactField('e.g. `pt_BR`'),
  language: contactField('e.g. `Portuguese`'),
  last_interaction: contactField('the time of the contact’s message'),
};

const contentSchema = z.looseObject({}).describe('ManyChat’s dynamic content, or a reply for Chatfuel’s JSON API');
const replies = { 200: { description: 'The answer that the platform shows', schema: contentSchema } };

const message: Route = {
  method: 'post',
  path: '/webhooks/chatbot/message',
  access: 'user_or_integration',
  id: 'answerChatbotMessage',
  tag: 'Chatbot',
  summary: 'Answer a contact’s message to a bot',
  description:
    'Needs an integration’s key. A contact belongs to the first integration that uses it. The answer has the format of CHATBOT_PLATFORM and comes within 3 seconds; finished ' +
    'videos are sent later by the platform’s API. The same `message_id`, or the same text within 10 seconds (one ' +
    'minute with `last_interaction`), gets the same answer. `set_fields` fills the contact’s fields ' +
    '`captioneer_text` and `captioneer_video_url`, which the bot must have.',
  fields,
  examples: {
    'a link': {
      chatbot_id: '112233',
      messenger_id: '445566',
      text: 'https://example.com/talk.mp4',
      first_name: 'Ada',
      locale: 'en_US',
      last_interaction: '2026-03-10T12:00:00+00:00',
    },
  },
  replies: { ...replies, 404: { description: 'The contact is another integration’s', schema: messageSchema } },
  async handle({ caller, fields: given }, { chatbotPlatform }) {
    if (caller.kind !== 'integration') throw unauthenticated('invalid_token');
    const { chatbot_id, messenger_id, text, message_id, set_fields, ...contact } = validate(fields, given);
    const body = await chatbotPlatform.answerMessage({
      integrationId: caller.integrationId,
      chatbotId: chatbot_id,
      messengerId: messenger_id,
      text,
      inputId: message_id ?? null,
      setsFields: set_fields ?? false,
      person: personOf(contact),
    });
    return { status: 200, body };
  },
};

type ContactName = 'name' | 'first_name' | 'last_name' | 'locale' | 'language' | 'last_interaction';

function personOf(given: Partial<Record<ContactName, string | null>>): PlatformPerson {
  return {
    name: given.name ?? null,
    firstName: given.first_name ?? null,
    lastName: given.last_name ?? null,
    locale: given.locale ?? null,
    language: given.language ?? null,
    lastInteraction: given.last_interaction ?? null,
  };
}

const tapFields = { action: contactField('the button’s action') };

/** ManyChat sends taps as POST, Chatfuel as GET. */
const tapRoute = (method: 'get' | 'post') =>
  openRoute(method, '/webhooks/chatbot/taps/:token', {
    id: method === 'get' ? 'answerChatbotTap' : 'answerChatbotTapPosted',
    tag: 'Chatbot',
    summary: 'Answer a tap on a button',
    description: 'The buttons of our answers call this address, which is secret and belongs to one contact.',
    query: tapFields,
    replies: { ...replies, 404: { description: 'The button is too old', schema: messageSchema } },
    async handle({ params, query }, { chatbotPlatform }) {
      const { action } = validate(tapFields, query);
      return {
        status: 200,
        body: await chatbotPlatform.answerTap({ token: params.token ?? '', action: action ?? '' }),
      };
    },
  });

export const chatbotMessageRoutes = [message, tapRoute('post'), tapRoute('get')];
