import { once } from 'node:events';
import type { ShownMessage } from '../fake-telegram/chat.ts';
import type { FakePerson } from '../fake-telegram/person.ts';

/** Making the whole video takes longest, on a busy machine. */
const answerWithinMs = 200_000;
/** The bot has finished its answer when nothing has changed for this long. */
const silenceMs = 5_000;

/** The person's side of the dialogue. Each action waits until the bot has finished its answer to the one before. */
export async function playDialogue(person: FakePerson, link: string): Promise<void> {
  const says = (text: string, expected: Awaited = 'message') => then(person, expected, () => person.says(text));
  const taps = (label: string, expected: Awaited = 'message') => then(person, expected, () => void person.taps(label));
  await then(person, 'message', () => person.starts());
  await says(`Can you caption this? ${link} green highlight please`, 'video');
  await says('bigger, yellow, at the top, no emojis', 'photo');
  await taps('Change the look', 'photo');
  await taps('Outline');
  await taps('Thicker', 'photo');
  await then(person, 'video', () => void person.tapsOn(newestPicture(person), 'Render this'));
  await taps('Edit text');
  await says('beauty’s not beauties', 'video');
  await says('with a disco ball, but in the middle');
  await taps('position: middle', 'photo');
  await says('undo', 'photo');
  await says('the captions cover the rose', 'photo');
  await taps('Captions .srt', 'document');
  await says('what is the weather like?');
  await says('/usage');
}

/** Older pages of the settings have the same button, so the newest picture is chosen. */
function newestPicture({ messages }: FakePerson): ShownMessage {
  const picture = messages.findLast(({ media }) => media?.kind === 'photo');
  if (!picture) throw new Error('The bot has sent no picture');
  return picture;
}

type Awaited = 'message' | 'photo' | 'video' | 'document';

async function then(person: FakePerson, expected: Awaited, act: () => unknown): Promise<void> {
  const before = person.messages.length;
  const sent = () =>
    person.messages
      .slice(before)
      .some(({ from, media }) => from === 'bot' && (expected === 'message' || media?.kind === expected));
  const changes = person.chat.history.length;
  act();
  await person.waitFor(() => sent() || (expected === 'message' && hasChanged(person, changes)), answerWithinMs);
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
