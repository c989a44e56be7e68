import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const lines = ['hi there from the bakery', 'any bother just gie us a call'];

function correctionsIn(text: string, language: Language) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.filter(({ kind }) => kind === 'replace_line' || kind === 'replace_words');
}

describe('a text that is to stand in a line', () => {
  it.each<[Language, string]>([
    ['en', 'Put it in the last line then. any bother just gie us a call on 0141 496 0123'],
    ['en', 'write it in line 2. any bother just gie us a call on 0141 496 0123'],
    ['de', 'Dann schreib es in die letzte Zeile. any bother just gie us a call on 0141 496 0123'],
    ['it', "allora mettilo nell'ultima riga. any bother just gie us a call on 0141 496 0123"],
  ])('replaces one that is like it: in %s, «%s»', (language, text) => {
    expect(correctionsIn(text, language)).toEqual([
      { kind: 'replace_line', line: 2, text: 'any bother just gie us a call on 0141 496 0123' },
    ]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Put that in the last line. Ring 0141 496 0123', 'Ring 0141 496 0123'],
    ['en', 'ok put it in the last line. 0141 496 0123', '0141 496 0123'],
    ['de', 'Dann schreib es in die letzte Zeile. Ruft uns an unter 0341 123', 'Ruft uns an unter 0341 123'],
    ['es', 'entonces ponlo en la última línea. llámanos al 555 0100', 'llámanos al 555 0100'],
    ['fr', 'alors mets-le dans la dernière ligne. appelez-nous au 01 02 03', 'appelez-nous au 01 02 03'],
    ['it', "allora mettilo nell'ultima riga. chiamateci allo 055 123", 'chiamateci allo 055 123'],
    ['pt', 'então põe na última linha. liga pra gente no 9999', 'liga pra gente no 9999'],
    ['ru', 'тогда поставь в последнюю строку. звоните 555 0100', 'звоните 555 0100'],
  ])('is added to one that has other words: in %s, «%s»', (language, text, added) => {
    expect(correctionsIn(text, language)).toEqual([
      { kind: 'replace_line', line: 2, text: `any bother just gie us a call ${added}` },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'Put it in the last line then. make it bigger'],
    ['en', 'Put it in the last line then. Hope that works'],
    ['en', 'Put it in the last line then. did you get 0141 496 0123?'],
    ['de', 'Dann schreib es in die letzte Zeile. Danke dir'],
    ['es', 'entonces ponlo en la última línea. más grande'],
  ])('is none in %s, «%s»', (language, text) => expect(correctionsIn(text, language)).toEqual([]));
});
