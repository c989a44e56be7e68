import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Each wish as "wrong → right". */
function read(language: Language, lines: readonly string[], text: string): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: true });
  return wishes.map((wish) => (wish.kind === 'replace_words' ? `${wish.wrong} → ${wish.right}` : wish.kind));
}

const lines: Readonly<Record<Language, readonly string[]>> = {
  en: ['meet us at the cafe on friday', 'order the creme brulee from Zoe'],
  es: ['remad tres brazadas mas de las que pensais', 'esta es la cancion del camion rojo'],
  fr: ['on vous fait gouter le fromage a la fin', 'jusqu a la croute avec gaspard'],
  de: ['wir kochen heute koln und fur alle', 'bis spater in koln'],
  it: ['la fiera di citta alta apre piu tardi', 'chiusi il lunedi da noi'],
  pt: ['eu uso linha ancora numero cinco', 'o cafe da avo fica pronto'],
  ru: ['наш котенок пошел гулять', 'елка стоит в углу'],
};

type Row = [Language, string, string[]];

describe('accents that are missing', () => {
  it.each<Row>([
    ['es', 'falta la tilde en más y en pensáis', ['mas → más', 'pensais → pensáis']],
    ['es', 'canción y camión llevan tilde', ['cancion → canción', 'camion → camión']],
    ['es', 'está mal, falta la tilde en canción', ['cancion → canción']],
    [
      'es',
      'le falta acento a más, canción, camión y pensáis',
      ['mas → más', 'cancion → canción', 'camion → camión', 'pensais → pensáis'],
    ],
    ['it', 'più, lunedì e città vogliono l’accento', ['piu → più', 'lunedi → lunedì', 'citta → città']],
    ['fr', "il manque l'accent sur goûter à la fin et croûte", ['gouter → goûter', 'croute → croûte']],
    ['fr', 'goûter avec un accent circonflexe svp', ['gouter → goûter']],
    ['it', "più e lunedì vogliono l'accento", ['piu → più', 'lunedi → lunedì']],
    ['it', 'lunedì ci vuole l’accento', ['lunedi → lunedì']],
    ['pt', 'o certo é Âncora com acento', ['ancora → Âncora']],
    ['pt', 'café e avó têm acento', ['cafe → café', 'avo → avó']],
    ['de', 'bitte Köln mit Umlaut', ['koln → Köln']],
    ['de', 'für und später haben einen Umlaut', ['fur → für', 'spater → später']],
    ['en', 'café needs an accent and so does crème', ['cafe → café', 'creme → crème']],
    ['ru', 'котёнок и ёлка через ё', ['котенок → котёнок', 'елка → ёлка']],
  ])('in %s, «%s»', (language, text, wishes) => {
    expect(read(language, lines[language], text)).toEqual(wishes);
  });

  it.each<Row>([
    ['it', 'Città Alta con la maiuscola', ['citta → Città', 'alta → Alta']],
    ['pt', 'Âncora e Café com letra maiúscula', ['ancora → Âncora', 'cafe → Café']],
    ['en', 'the Café needs a capital', ['cafe → Café']],
  ])('in %s, are put where capitals are asked for: «%s»', (language, text, wishes) => {
    expect(read(language, lines[language], text)).toEqual(wishes);
  });

  it.each<[Language, string]>([
    ['en', 'does it understand my accent?'],
    ['es', 'tengo un acento muy fuerte, ¿está bien?'],
    ['fr', "j'ai un accent, ça va ?"],
    ['it', "capisce l'accento più forte?"],
  ])('in %s, are no matter of «%s»', (language, text) => {
    expect(read(language, lines[language], text).filter((one) => one.includes('→'))).toEqual([]);
  });
});
