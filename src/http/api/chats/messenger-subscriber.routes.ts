import { z } from 'zod';
import { required } from '../../../infra/validation/field.ts';
import { textField } from '../../../infra/validation/field-kinds.ts';
import { validate } from '../../../infra/validation/validate.ts';
import { messageSchema, unauthenticated } from '../routing/http-error.ts';
import type { Route } from '../routing/route.ts';

const fields = { chatbot_id: required(textField()), messenger_id: required(textField()) };

const linkedSchema = messageSchema.extend({
  subscriber: z.strictObject({ chatbot_id: z.string(), messenger_id: z.string(), user_id: z.int() }),
});
const offeredSchema = messageSchema.extend({
  link_url: z.url().describe('a single-use page where a signed-in user claims the contact'),
});

const messengerSubscriber: Route = {
  method: 'post',
  path: '/webhooks/chatbot/messenger-subscriber',
  access: 'user_or_integration',
  id: 'linkMessengerSubscriber',
  tag: 'Chatbot',
  summary: 'Link a messenger contact to a user',
  description:
    'With a user’s token the contact is linked to this user. With an integration’s key the reply has the address of a ' +
    'page where the contact can be claimed; a contact belongs to the first integration that uses it.',
  fields,
  examples: { 'a contact': { chatbot_id: '112233', messenger_id: '445566' } },
  replies: {
    200: { description: 'Linked, or the page to claim it', schema: z.union([linkedSchema, offeredSchema]) },
    404: { description: 'The contact is another integration’s', schema: messageSchema },
    409: { description: 'The contact is already linked to another user', schema: messageSchema },
  },
  async handle({ caller, fields: given }, { subscribers }) {
    const { chatbot_id, messenger_id } = validate(fields, given);
    const contact = { chatbotId: chatbot_id, messengerId: messenger_id };
    if (caller.kind === 'nobody') throw unauthenticated('missing_token');
    if (caller.kind === 'integration') {
      const offer = { integrationId: caller.integrationId, ...contact };
      const { linkUrl } = await subscribers.offerSubscriber(offer);
      return { status: 200, body: { message: 'Open the link to claim this contact.', link_url: linkUrl } };
    }
    await subscribers.linkSubscriber({ userId: caller.userId, ...contact });
    const subscriber = { chatbot_id, messenger_id, user_id: caller.userId };
    return { status: 200, body: { message: 'The contact is linked to your account.', subscriber } };
  },
};

export const subscriberRoutes = [messengerSubscriber];
