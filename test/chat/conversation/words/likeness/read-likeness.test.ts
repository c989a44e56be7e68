import { describe, expect, it } from 'vitest';
import { hashOf, knownSentences } from '../../../../../scripts/train-meanings/sentences.ts';
import { readClassifier } from '../../../../../src/chat/conversation/words/likeness/classify.ts';
import { isSafe, type Meaning, wishOf } from '../../../../../src/chat/conversation/words/likeness/meanings.ts';
import {
  likelyMeant,
  maxCompared,
  readLikeness,
  surelyMeant,
} from '../../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import type { Language } from '../../../../../src/texts/languages.ts';

/** None of them is among the sentences that the classifier was trained with. */
const unseen: [Language, string, Meaning][] = [
  ['en', 'will anybody apart from my wife get to look at this', 'privacy'],
  ['es', 'y esto a mí me va a costar algo o qué, que soy autónomo', 'price'],
  ['fr', 'et si je me trompe je peux revenir en arrière demain ?', 'changedLater'],
  ['de', 'wer kriegt mein video denn alles zu sehen', 'privacy'],
  ['it', 'ma alla fine della fiera quanto mi viene a costare', 'price'],
  ['pt', 'e dá pra botar isso no status depois?', 'passOn'],
  ['ru', 'а долго мне ещё тут ждать-то', 'work'],
];

describe('a message that is like known sentences', () => {
  it.each(unseen)('has in %s its meaning among the likely ones: %s', (language, text, meaning) => {
    expect(likelyMeant(readLikeness(text, language)).slice(0, 3)).toContainEqual(wishOf(meaning));
  });

  it('is told apart by a classifier that was trained with the sentences as they are', () => {
    expect(readClassifier().sentences).toBe(hashOf(knownSentences()));
  });

  it('is never surely meant when it changes something', () => {
    const changing = knownSentences().filter(({ meaning }, index) => !isSafe(meaning) && index % 61 === 0);
    const sure = changing.flatMap(({ text }) => surelyMeant(readLikeness(text, 'en')) ?? []);
    const topics = sure.flatMap((wish) => (wish.kind === 'topic' ? [wish.topic] : []));
    expect(sure.filter(({ kind }) => kind === 'set' || kind === 'step')).toEqual([]);
    expect(topics).not.toContain('deleteData');
    expect(topics).not.toContain('deleteVideo');
  });

  it('is not sure where it says a number or quotes something', () => {
    const text = 'what do you charge for this';
    expect(surelyMeant(readLikeness(text, 'en'))).toEqual(wishOf('price'));
    expect(surelyMeant(readLikeness(`${text} 60`, 'en'))).toBeNull();
    expect(surelyMeant(readLikeness(`“${text}”`, 'en'))).toBeNull();
  });

  it('means nothing when it is a story', () => {
    expect(likelyMeant(readLikeness('is it free? '.repeat(maxCompared), 'en'))).toEqual([]);
  });
});
