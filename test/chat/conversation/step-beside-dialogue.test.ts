import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** What is answered by a video that is ready, with the captions if they are asked for. */
function answered(language: Language, text: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language }))).says(text);
  const waits = play.effects.some((effect) => effect.kind === 'load_captions' && effect.purpose.kind === 'read');
  return waits ? play.reads('Hello there') : play;
}

describe('a step in one sentence of several', () => {
  it.each<[Language, string]>([
    ['es', 'asi si! y un poquito mas grandes no? mi mamá no ve bien'],
    ['en', 'a little bigger no? my mum can’t see well'],
    ['de', 'Schon besser! Etwas größer, oder? Meine Oma sieht schlecht'],
    ['fr', 'Voilà ! un peu plus gros non ? ma mère voit mal'],
    ['it', 'ecco! un po’ più grandi no? mia mamma ci vede poco'],
    ['ru', 'вот так лучше! чуть покрупнее, да? мама плохо видит'],
  ])('is shown in a picture, in %s: %s', (language, text) => {
    const { state } = answered(language, text);
    expect(state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(0);
  });

  it.each<[Language, string]>([
    ['en', 'my son is bigger now. he likes trains'],
    ['en', 'how was your day? bigger is better they say. what do you think?'],
  ])('is none in a story, in %s: %s', (language, text) => {
    expect(answered(language, text).state.videos[0]?.draft).toBeUndefined();
  });
});
