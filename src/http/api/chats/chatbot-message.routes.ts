import { z } from 'zod';
import type { PlatformPerson } from '../../../chat/chatbot-platform/contacts/chat-contact.ts';
import { required } from '../../../infra/validation/field.ts';
import { booleanField, fieldOf, textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema } from '../openapi/error-schemas.ts';
import { unauthenticated } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';

/** Longer than a messenger lets anybody write. */
const maxTextLength = 8000;

/** Of the platform's contact data: what is not text is as good as absent, for nobody can mend it in a flow. */
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
  name: contactField('whole name'),
  first_name: contactField('first name'),
  last_name: contactField('last name'),
  locale: contactField('such as `pt_BR`'),
  language: contactField('such as `Portuguese`'),
  last_interaction: contactField('when the contact wrote'),
};

const contentSchema = z.looseObject({}).describe('ManyChat’s dynamic content, or a reply for Chatfuel’s JSON API');
const replies = { 200: { description: 'What the platform shows', schema: contentSchema } };

const message: Route = {
  method: 'post',
  path: '/webhooks/chatbot/message',
  access: 'user_or_integration',
  body: 'fields',
  docs: {
    id: 'answerChatbotMessage',
    tag: 'Chatbot',
    summary: 'Answer what a contact wrote to a bot',
    description:
      'With an integration’s key. The answer is in the format of CHATBOT_PLATFORM and comes within 3 seconds; finished ' +
      'videos follow by the platform’s own API. The same `message_id` again, or the same text within 10 seconds (a ' +
      'minute, with `last_interaction`), gets the same answer again. `set_fields` fills the contact’s fields ' +
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
    replies,
  },
  async handle({ caller, fields: given }, { chatbotPlatform }) {
    if (caller.kind !== 'integration') throw unauthenticated('invalid_token');
    const { chatbot_id, messenger_id, text, message_id, set_fields, ...contact } = validate(fields, given);
    const body = await chatbotPlatform.answerMessage({
      ...{ chatbotId: chatbot_id, messengerId: messenger_id, text, inputId: message_id ?? null },
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

const tapFields = { action: contactField('as it stands in the button') };

/** ManyChat posts what Chatfuel gets. */
const tapped = (method: 'get' | 'post'): Route => ({
  method,
  path: '/webhooks/chatbot/taps/:token',
  access: 'open',
  body: 'fields',
  docs: {
    id: method === 'get' ? 'answerChatbotTap' : 'answerChatbotTapPosted',
    tag: 'Chatbot',
    summary: 'Answer a tapped button',
    description: 'The buttons of our answers call it: the address is the permission, and belongs to one contact.',
    query: tapFields,
    replies: { ...replies, 404: { description: 'A button that is too old', schema: messageSchema } },
  },
  async handle({ params, query }, { chatbotPlatform }) {
    const { action } = validate(tapFields, query);
    return {
      status: 200,
      body: await chatbotPlatform.answerTap({ token: params.token ?? '', action: action ?? '' }),
    };
  },
});

export const chatbotMessageRoutes = [message, tapped('post'), tapped('get')];
