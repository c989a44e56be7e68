import { waitFor } from '../wait-for.ts';
import { readChatfuelReply } from './chatfuel-format.ts';
import { readManychatContent } from './manychat-format.ts';
import { type FakeContact, fetchMedia, type Screen, type Shown, type ShownButton, show } from './shown.ts';
import type { FakePlatform } from './start-fake-platform.ts';

export interface PersonOptions {
  platform: FakePlatform;
  id: string;
  chatbotId: string;
  firstName: string;
  locale?: string;
  service: { baseUrl: string };
  /** As in the flow's headers. */
  apiKey: string;
}

/** A person on a chatbot platform whose default reply calls the service, as set up in docs/chatbot-platforms.md. */
export interface Person {
  contact: FakeContact;
  /** How long each answer took, in milliseconds. */
  waits: number[];
  /** @returns what the platform shows as the answer */
  says(text: string, more?: Record<string, unknown>): Promise<Screen>;
  /** Taps a button or a quick reply on the screen, found by a part of its label. */
  taps(label: string): Promise<Screen>;
  /** The next matching thing that is shown from now on. */
  sees(fits: (shown: Shown) => boolean): Promise<Shown>;
}

/** The platforms allow 10 s; we promise less. */
const answeredWithinMs = 10_000;

export function createPerson({ platform, id, service, apiKey, ...person }: PersonOptions): Person {
  const contact = platform.addContact(id);
  const waits: number[] = [];
  const ask = async (request: () => Promise<Response>) => {
    contact.isWindowOpen = true;
    const since = performance.now();
    const reply = await request();
    waits.push(performance.now() - since);
    if (reply.status !== 200) throw new Error(`the flow was answered ${reply.status}: ${await reply.text()}`);
    const json = await reply.json();
    const screen = platform.flavour === 'manychat' ? readManychatContent(json, platform) : readChatfuelReply(json);
    await fetchMedia(screen.shown);
    show(contact, screen);
    return screen;
  };
  let seen = 0;
  return {
    contact,
    waits,
    says: (text, more = {}) =>
      ask(() =>
        fetch(`${service.baseUrl}/api/webhooks/chatbot/message`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...contactData(id, person), text, ...more }),
          signal: AbortSignal.timeout(answeredWithinMs),
        }),
      ),
    taps(label) {
      const callback = findButton(contact, label).callback;
      if (!callback) throw new Error(`«${label}» opens a link`);
      const { url, method } = callback;
      return ask(() => fetch(url, { method, signal: AbortSignal.timeout(answeredWithinMs) }));
    },
    sees: (fits) =>
      waitFor(
        () => {
          const at = contact.shown.findIndex((shown, index) => index >= seen && fits(shown));
          const found = contact.shown[at];
          if (!found) throw new Error(`not shown yet; all there is: ${JSON.stringify(contact.shown.slice(seen))}`);
          seen = at + 1;
          return found;
        },
        { timeoutMs: 90_000 },
      ),
  };
}

function contactData(
  id: string,
  { chatbotId, firstName, locale = 'en_US' }: Omit<PersonOptions, 'platform' | 'id' | 'service' | 'apiKey'>,
) {
  return {
    chatbot_id: chatbotId,
    messenger_id: id,
    first_name: firstName,
    locale,
    last_interaction: new Date().toISOString(),
  };
}

function findButton({ shown, quickReplies }: FakeContact, label: string): ShownButton {
  const all = [...quickReplies, ...shown.toReversed().flatMap(({ buttons }) => buttons)];
  const found = all.find((button) => button.label.includes(label));
  if (!found) throw new Error(`there is no «${label}», only ${all.map((button) => button.label).join(', ')}`);
  return found;
}
