import { beforeEach, describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';

const { ask, services, world } = await startApiUnderTest();
const { apiKey: token } = await services.integrations.createIntegration({ name: 'flows' });
const call = 'POST /api/webhooks/chatbot/message';
const contact = { chatbot_id: 'bot', messenger_id: '445566' };

beforeEach(() => {
  world.platformMessages.length = 0;
});

describe('POST /api/webhooks/chatbot/message', () => {
  it('passes on the message, and what the platform knows about the person', async () => {
    const known = { name: 'Ada L', first_name: 'Ada', last_name: 'L', locale: 'pt_BR', language: 'Portuguese' };
    const json = { ...contact, text: ' Hi ', ...known, last_interaction: '2026-03-10T12:00:00+00:00', id: 445566 };
    const answer = await ask(call, { token, json });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ version: 'v2', content: { messages: [{ type: 'text', text: 'You said: Hi' }] } });
    expect(world.platformMessages).toEqual([
      {
        integrationId: 'int2',
        chatbotId: 'bot',
        messengerId: '445566',
        text: 'Hi',
        inputId: null,
        setsFields: false,
        person: {
          name: 'Ada L',
          firstName: 'Ada',
          lastName: 'L',
          locale: 'pt_BR',
          language: 'Portuguese',
          lastInteraction: '2026-03-10T12:00:00+00:00',
        },
      },
    ]);
  });

  it('reads values that flows send as text or as a form', async () => {
    const form = { ...contact, text: '24', message_id: 'm1', set_fields: '1', first_name: '' };
    await ask(call, { token, body: new URLSearchParams(form).toString(), headers: formType });
    expect(world.platformMessages[0]).toMatchObject({ text: '24', inputId: 'm1', setsFields: true });
    expect(world.platformMessages[0]?.person).toMatchObject({ firstName: null });
  });

  it('leaves out contact data that is not text, which nobody could correct in a flow', async () => {
    const answer = await ask(call, {
      token,
      json: { ...contact, text: 'Hi', name: { a: 1 }, language: 7, locale: null },
    });
    expect(answer.status).toBe(200);
    expect(world.platformMessages[0]?.person).toMatchObject({ name: null, language: null, locale: null });
  });

  it('needs the contact and the text, with the usual messages', async () => {
    const answer = await ask(call, { token, json: { chatbot_id: 5, text: ' ', set_fields: 'maybe' } });
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        message: 'The chatbot id field must be a string. (and 3 more errors)',
        errors: {
          chatbot_id: ['The chatbot id field must be a string.'],
          messenger_id: ['The messenger id field is required.'],
          text: ['The text field is required.'],
          set_fields: ['The set fields field must be true or false.'],
        },
      },
    ]);
  });
});

describe('a tap on a button', () => {
  it.each(['GET', 'POST'])('is answered by %s, with its address only', async (method) => {
    const answer = await ask(`${method} /api/webhooks/chatbot/taps/good?action=x%3Ahelp`);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('You tapped: x:help')]);
  });

  it('is unknown at an address that was never given', async () => {
    expect((await ask('POST /api/webhooks/chatbot/taps/other?action=x')).status).toBe(404);
  });
});

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
