import { describe, expect, it } from 'vitest';
import { examplesOf } from '../../../../../src/chat/conversation/words/likeness/examples/examples-of.ts';
import { isSafe, type Meaning, wishOf } from '../../../../../src/chat/conversation/words/likeness/meanings.ts';
import {
  likelyMeant,
  maxCompared,
  readLikeness,
  surelyMeant,
} from '../../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import type { Language } from '../../../../../src/texts/languages.ts';
import { languages } from '../../../../../src/texts/languages.ts';

/** None of them is among the examples. */
const unseen: [Language, string, Meaning][] = [
  ['en', 'who on earth can see my videos then', 'privacy'],
  ['es', 'y esto cuesta algo o qué', 'price'],
  ['fr', 'ben combien ça coûte au fait', 'price'],
  ['de', 'sag mal wer kann eigentlich meine videos sehen', 'privacy'],
  ['it', 'ma quanto costa tutto questo', 'price'],
  ['pt', 'então quem pode ver os meus vídeos', 'privacy'],
  ['ru', 'а сколько это стоит вообще', 'price'],
];

describe('a message that is like known sentences', () => {
  it.each(unseen)('has in %s its meaning among the likely ones: %s', (language, text, meaning) => {
    expect(likelyMeant(readLikeness(text, language)).slice(0, 3)).toContainEqual(wishOf(meaning));
  });

  it.each(languages)('is surely meant in %s when it is one of them and changes nothing', (language) => {
    for (const meaning of ['price', 'privacy', 'silences'] as const) {
      const sentences = examplesOf[language][meaning].split(' | ');
      const understood = sentences.filter((text) => surelyMeant(readLikeness(text, language)) !== null);
      expect(understood.length).toBeGreaterThan(sentences.length / 2);
    }
  });

  it.each(languages)('is never surely meant in %s when it changes something', (language) => {
    const changing = (Object.entries(examplesOf[language]) as [Meaning, string][]).filter(
      ([meaning]) => !isSafe(meaning),
    );
    const sure = changing.flatMap(([, list]) =>
      list.split(' | ').map((text) => surelyMeant(readLikeness(text, language))),
    );
    const topics = sure.flatMap((wish) => (wish?.kind === 'topic' ? [wish.topic] : []));
    expect(sure.filter((wish) => wish !== null && wish.kind !== 'topic')).toEqual([]);
    expect(topics).not.toContain('deleteData');
    expect(topics).not.toContain('deleteVideo');
  });

  it('is not sure where it says a number or quotes something', () => {
    const text = 'what do you charge';
    expect(surelyMeant(readLikeness(text, 'en'))).toEqual(wishOf('price'));
    expect(surelyMeant(readLikeness(`${text} 60`, 'en'))).toBeNull();
    expect(surelyMeant(readLikeness(`“${text}”`, 'en'))).toBeNull();
  });

  it('means nothing when it is gibberish, or a story', () => {
    expect(likelyMeant(readLikeness('xyzzy plugh', 'en'))).toEqual([]);
    expect(likelyMeant(readLikeness('is it free? '.repeat(maxCompared), 'en'))).toEqual([]);
    expect(likelyMeant(readLikeness('', 'en'))).toEqual([]);
  });
});
