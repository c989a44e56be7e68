import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (language: Language, line: string, text: string) =>
  understandWords(text, language, { words: readCaptionWords([line]), isShown: true }).wishes.map(({ kind }) => kind);

describe('the name of a colour', () => {
  it.each<[Language, string, string]>([
    ['fr', "trempez dans l'eau de saule", "le jaune c'est pas trop ma couleur... un vert sauge ça existe ?"],
    ['en', 'you save a lot of time', "the yellow isn't me, a sage green maybe?"],
    ['de', 'wir lieben den Salbe', 'Gelb passt nicht, lieber ein Salbeigrün'],
  ])('corrects no word that sounds like it: in %s, “%s”, «%s»', (language, line, text) => {
    expect(read(language, line, text)).not.toContain('replace_words');
  });

  it('corrects a word where no colour is wished for', () => {
    expect(read('fr', "trempez dans l'eau de saule", 'sauge et pas saule')).toEqual(['replace_words']);
  });
});
