import { expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const topics = (text: string, language: Language) =>
  understandWords(text, language).wishes.map((wish) => (wish.kind === 'topic' ? wish.topic : wish.kind));

it.each<[Language, string]>([
  ['de', 'Nächste Woche kommt eins über Fenster, soll genauso aussehen.'],
  ['es', 'la semana que viene te mando otro, que salga igual'],
  ['pt', 'semana que vem mando outro, quero igual'],
])('%s: asks for the same look of a later video: «%s»', (language, text) => {
  expect(topics(text, language)).toEqual(['nextVideos']);
});

it.each<[Language, string]>([
  ['de', 'nächste Woche kommt meine Mutter'],
  ['es', 'la semana que viene me voy de viaje'],
])('%s: does not ask for it where only the week is told: «%s»', (language, text) => {
  expect(topics(text, language)).not.toContain('nextVideos');
});
