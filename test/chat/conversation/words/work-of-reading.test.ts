import { describe, expect, it } from 'vitest';
import { withoutManners } from '../../../../src/chat/conversation/features/title/without-manners.ts';
import { dictionaryOf } from '../../../../src/chat/conversation/words/dictionary-of.ts';
import { type Item, readItems } from '../../../../src/chat/conversation/words/read-items.ts';
import { withoutComplaints } from '../../../../src/chat/conversation/words/settings/complaints.ts';
import { withoutNamedCodes } from '../../../../src/chat/conversation/words/settings/said-of-colors.ts';
import { withoutWarmth } from '../../../../src/chat/conversation/words/settings/warm-colors.ts';
import { lettersOf } from '../../../../src/chat/conversation/words/text/letters.ts';
import { tokenize } from '../../../../src/chat/conversation/words/text/tokenize.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import { findLetterOther } from '../../../../src/chat/conversation/words/with-captions/find-letter-other.ts';
import { formsOfName } from '../../../../src/chat/conversation/words/with-captions/forms-of-name.ts';
import { judgeWords } from '../../../../src/chat/conversation/words/with-captions/mentions.ts';
import { readArrows } from '../../../../src/chat/conversation/words/with-captions/read-arrows.ts';
import { countedReads } from '../../../support/counted-reads.ts';
import { expectLinear } from '../../../support/expect-linear.ts';

const dictionaries = [dictionaryOf('en')];

/** How much more is read in a message of twice the length. */
function growth(reads: (times: number) => number): number {
  return reads(400) / reads(200);
}

const itemsOf = (text: string) => readItems(tokenize(text), dictionaries);

function readsOfItems(text: string, read: (items: readonly Item[]) => unknown): number {
  const { list, reads } = countedReads(itemsOf(text));
  read(list);
  return reads();
}

describe('what is read for a message twice as long is about twice as much', () => {
  it('for opposite steps', async () => {
    const items = itemsOf('still tiny, make them bigger. smaller '.repeat(8000));
    await expectLinear('withoutComplaints', ({ length }) => withoutComplaints(items.slice(0, length)));
  });

  it('for arrows', async () => {
    const captions = { words: readCaptionWords(['fifty pounds in leads']), isShown: true };
    await expectLinear('readArrows', (text) => readArrows(text, { captions, dictionaries }), {
      words: [' ', '  ', '-', '->', 'leads', ', '],
    });
  });

  it('for colours that explain one another', () => {
    const reads = (times: number) => {
      const text = 'a honey tone, yellow, so a warm orange '.repeat(times);
      return readsOfItems(text, (items) => withoutWarmth(items, text, dictionaries));
    };
    expect(growth(reads)).toBeLessThan(2.2);
  });

  it('for names of colours that may stand for a code', () => {
    const reads = (times: number) => readsOfItems('yellow, blue and '.repeat(times), withoutNamedCodes);
    expect(growth(reads)).toBeLessThan(2.2);
  });

  it('for letters in the place of others', () => {
    const captions = readCaptionWords(['my name is Nilz']);
    const reads = (times: number) => {
      const text = 'Nils with an s '.repeat(times);
      const { list, reads: counted } = countedReads(
        judgeWords(text, tokenize(text), { dictionaries, isQuoted: () => false }),
      );
      findLetterOther(list, { captions, dictionaries });
      return counted();
    };
    expect(growth(reads)).toBeLessThan(2.2);
  });

  it('for the sentences of a title', async () => {
    await expectLinear('withoutManners', (text) => withoutManners(text, 'can you add a title:', 'en'), {
      words: ['. ', '! ?', ' ', 'thanks', '?'],
    });
  });
});

describe('other forms of names', () => {
  it('are found without another reading of the captions', () => {
    const lines = ['всем привет это илья из казани', 'мы в Казани!'].map((text) => ({ split: text.split.bind(text) }));
    const { list, reads } = countedReads(lines);
    const captions = readCaptionWords(list as unknown as string[]);
    const before = reads();
    expect(formsOfName(lettersOf('казань'), { captions, language: 'ru' })).toEqual(['казани', 'Казани']);
    expect(formsOfName(lettersOf('рига'), { captions, language: 'ru' })).toEqual([]);
    expect(reads()).toBe(before);
  });
});
