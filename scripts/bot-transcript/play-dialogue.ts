import { once } from 'node:events';
import type { FakePerson } from '../fake-telegram/person.ts';
import type { ShownMessage } from '../fake-telegram/shown-message.ts';

const makingMs = 900_000;
/** Nothing more comes when the bot has been silent for so long. */
const silenceMs = 5_000;

/** What the person of the transcript does, one thing after the other, each after the bot has ended what it says. */
export async function playDialogue(person: FakePerson, link: string): Promise<void> {
  const says = (text: string, what: Awaited = 'message') => then(person, what, () => person.says(text));
  const taps = (label: string, what: Awaited = 'message') => then(person, what, () => void person.taps(label));
  await then(person, 'message', () => person.starts());
  await says(`Can you caption this? ${link} green highlight please`, 'video');
  await says('bigger, yellow, at the top, no emojis', 'photo');
  await taps('Change the look', 'photo');
  await taps('Outline');
  await taps('Thicker', 'photo');
  await then(person, 'video', () => void person.tapsOn(newestPicture(person), 'Render this'));
  await taps('Edit text');
  await says('beauty’s not beauties', 'video');
  await says('like a podcast, but in the middle', 'photo');
  await says('undo', 'photo');
  await says('the captions cover the rose', 'photo');
  await taps('Captions .srt', 'document');
  await says('what is the weather like?');
  await says('/usage');
}

/** Every page of the settings has the button, so older ones stand in the chat, too. */
function newestPicture({ messages }: FakePerson): ShownMessage {
  const picture = messages.findLast(({ media }) => media?.kind === 'photo');
  if (!picture) throw new Error('No picture was shown');
  return picture;
}

type Awaited = 'message' | 'photo' | 'video' | 'document';

async function then(person: FakePerson, what: Awaited, act: () => unknown): Promise<void> {
  const before = person.messages.length;
  const sent = () =>
    person.messages
      .slice(before)
      .some(({ from, media }) => from === 'bot' && (what === 'message' || media?.kind === what));
  const changes = person.chat.history.length;
  act();
  await person.waitFor(() => sent() || (what === 'message' && hasChanged(person, changes)), makingMs);
  await silence(person);
}

function hasChanged(person: FakePerson, from: number): boolean {
  return person.chat.history.slice(from).some(({ kind }) => kind === 'edited');
}

async function silence(person: FakePerson): Promise<void> {
  for (let seen = -1; seen !== person.chat.history.length; ) {
    seen = person.chat.history.length;
    await once(AbortSignal.timeout(silenceMs), 'abort');
  }
}
