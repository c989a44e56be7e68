import { describe, expect, it } from 'vitest';
import { titleEndIn } from '../../../src/chat/conversation/features/title/title-time.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import { languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';

const quotedIn = (text: string) => [...text.matchAll(/[“„«]\s?([^”“»]+?)\s?[”“»]/gu)].map(([, words = '']) => words);

describe.each(languages)('what answers tell people to write (%s)', (language) => {
  const { topics, title } = textsOf(language).chat;

  it('sets which part of the picture is shown', () => {
    const wishes = quotedIn(topics.questions.cropped).map((words) => understandWords(words, language).wishes);
    expect(wishes).toEqual([
      [{ kind: 'set', settings: { framing: 'fit' } }],
      [{ kind: 'set', settings: { framing: 'centre' } }],
    ]);
  });

  it('sets how long a title stays', () => {
    expect(quotedIn(title.howToTime).map(titleEndIn)).toEqual([6000, 'end']);
  });

  it('keeps a look for the next videos', () => {
    const [words = ''] = quotedIn(topics.questions.nextVideosFirst);
    const asked = understandWords(words, language).wishes;
    expect([
      { kind: 'request', request: 'make_default' },
      { kind: 'topic', topic: 'keepStyle' },
    ]).toContainEqual(asked[0]);
  });
});
