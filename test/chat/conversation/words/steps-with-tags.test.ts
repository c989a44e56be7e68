import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const read = (text: string, language: Language) => understandWords(text, language);
const step = (setting: 'fontSize' | 'position', direction: 1 | -1) => ({
  wishes: [{ kind: 'step', setting, direction, much: false }],
  notUnderstood: [],
});
const [bigger, smaller, higher, lower] = [
  step('fontSize', 1),
  step('fontSize', -1),
  step('position', 1),
  step('position', -1),
];

describe('a step', () => {
  it.each<[Language, string, ReturnType<typeof step>]>([
    ['en', 'bigger innit', bigger],
    ['en', 'move em down tho', lower],
    ['en', 'shift em up a bit though', higher],
    ['es', 'y un poquito más grandes no?', bigger],
    ['es', 'las letras chiquitas no?', smaller],
    ['it', 'un po’ più su no?', higher],
    ['fr', 'un p’tit peu plus bas, non ?', lower],
    ['de', 'n Stückchen runter, nicht?', lower],
    ['pt', 'menorzinhas, não?', smaller],
    ['ru', 'чуточку поменьше, нет?', smaller],
  ])('%s: is one with a word behind it that asks for a yes: «%s»', (language, text, wished) => {
    expect(read(text, language)).toEqual(wished);
  });

  it.each<[Language, string, ReturnType<typeof step>]>([
    ['es', '¿se pueden ir más abajito?', lower],
    ['es', 'más altitas', higher],
    ['it', 'possono andare più giù?', lower],
    ['it', 'un pochino più grandine', bigger],
    ['it', 'più bassine', lower],
    ['pt', 'mais baixinho', lower],
    ['pt', 'podem ir mais pra baixo?', lower],
    ['fr', 'elles peuvent aller plus bas ?', lower],
    ['ru', 'могут быть пониже?', lower],
    ['ru', 'маленечко побольше', bigger],
  ])('%s: is one with a small ending, and of what can go there: «%s»', (language, text, wished) => {
    expect(read(text, language)).toEqual(wished);
  });

  it.each<[Language, string, ReturnType<typeof step>]>([
    ['en', 'not so far down please', higher],
    ['es', 'los subtítulos no tan abajo', higher],
    ['es', 'no tan arriba', lower],
    ['de', 'die Untertitel nicht so weit unten', higher],
    ['fr', 'les sous-titres pas si bas', higher],
    ['it', 'i sottotitoli non così in basso', higher],
    ['pt', 'as legendas não tão embaixo', higher],
    ['ru', 'субтитры не так низко', higher],
  ])('%s: goes the other way behind “not so”: «%s»', (language, text, wished) => {
    expect(read(text, language)).toEqual(wished);
  });

  it.each<[Language, string, 1 | -1]>([
    ['fr', 'et mets les sous-titres plus bas ils sont sur la tête du mec', -1],
    ['es', 'pon los subtítulos más abajo que están todos en la cara del chavo', -1],
    ['it', 'metti i sottotitoli più giù che stanno in faccia al tipo', -1],
    ['pt', 'bota as legendas mais pra cima que tão na cara do cara', 1],
    ['ru', 'опусти субтитры пониже они у чувака на лице', -1],
    ['en', 'put the captions lower they all on dude face', -1],
  ])('%s: is done, too, before what the captions cover: «%s»', (language, text, direction) => {
    expect(read(text, language).wishes).toContainEqual({ kind: 'step', setting: 'position', direction, much: false });
  });

  it('is none where it only says where the captions are', () => {
    const { wishes } = read('les sous-titres en bas couvrent ma tête', 'fr');
    expect(wishes).toEqual([{ kind: 'request', request: 'clear_faces' }]);
  });

  it('is none where a “no” turns something off, or the step itself down', () => {
    expect(read('emojis no?', 'es').wishes).toEqual([{ kind: 'set', settings: { addEmojis: false } }]);
    expect(read('größer nicht', 'de').wishes).toEqual([]);
  });

  it.each<[Language, string]>([
    ['es', 'las palabras de dos en dos, no tan seguido'],
    ['es', 'los subtítulos no tan abajo'],
    ['pt', 'as palavras de duas em duas, não tão rápido'],
    ['ru', 'Нас двое в подкасте, можно мои слова одним цветом, а гостя другим?'],
    ['de', 'meine Wörter in einer Farbe, ihre in einer anderen'],
    ['en', 'my words in one colour, hers in another'],
  ])('%s: takes no colour from the highlight: «%s»', (language, text) => {
    const isOfHighlight = read(text, language).wishes.some(
      (wish) =>
        wish.kind === 'leave_out' ||
        wish.kind === 'recolor' ||
        (wish.kind === 'set' && 'highlightColor' in wish.settings),
    );
    expect(isOfHighlight).toBe(false);
  });
});
