import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

describe('words that are to begin with a capital', () => {
  it.each<[Language, string[], string, [string, string][]]>([
    [
      'de',
      ['heute geht es um die kette', 'das schaltwerk ist verstellt', 'ein tropfen öl', 'sonst klebt der dreck'],
      'Was mich noch stört, die Hauptwörter sind alle klein, kette, schaltwerk, öl, dreck. Kannst du das groß machen?',
      [
        ['kette', 'Kette'],
        ['schaltwerk', 'Schaltwerk'],
        ['öl', 'Öl'],
        ['dreck', 'Dreck'],
      ],
    ],
    [
      'de',
      ['in die locker schleuder', 'mit der gabel'],
      'schleuder, gabel usw groß schreiben',
      [
        ['schleuder', 'Schleuder'],
        ['gabel', 'Gabel'],
      ],
    ],
    ['ru', ['берём муку мак фа', 'и яйца'], 'МАКФА капсом', [['мак фа', 'МАКФА']]],
    ['en', ['so this is cap cut', 'and more'], 'CAPCUT in capitals', [['cap cut', 'CAPCUT']]],
    [
      'en',
      ['right this is sam mcgarvie', 'plumbing and heating in glasgow'],
      'put capital letters where they should be, Sam and Glasgow',
      [
        ['sam', 'Sam'],
        ['glasgow', 'Glasgow'],
      ],
    ],
    [
      'es',
      ['hola soy rosa y vivo en valencia'],
      'Rosa y Valencia van con mayúscula, que soy profe y me da vergüenza jaja',
      [
        ['rosa', 'Rosa'],
        ['valencia', 'Valencia'],
      ],
    ],
    [
      'fr',
      ['bonjour ici rose et paul', 'à lyon'],
      'rose, paul et lyon prennent une majuscule',
      [
        ['rose', 'Rose'],
        ['paul', 'Paul'],
        ['lyon', 'Lyon'],
      ],
    ],
    [
      'it',
      ['sono gina', 'vivo a bari'],
      'i nomi vanno con la maiuscola, gina e bari',
      [
        ['gina', 'Gina'],
        ['bari', 'Bari'],
      ],
    ],
    [
      'pt',
      ['aqui é a dora', 'lá do recife'],
      'coloca letra maiúscula nos nomes, dora e recife',
      [
        ['dora', 'Dora'],
        ['recife', 'Recife'],
      ],
    ],
    [
      'ru',
      ['всем привет это илья из казани', 'сегодня на столе ригонда'],
      'илья и казань с большой буквы сделай, и Ригонда',
      [
        ['илья', 'Илья'],
        ['казани', 'Казани'],
        ['ригонда', 'Ригонда'],
      ],
    ],
    [
      'ru',
      ['мы из самары', 'это марина'],
      'Самара и Марина с заглавной',
      [
        ['самары', 'Самары'],
        ['марина', 'Марина'],
      ],
    ],
  ])('get one in %s', (language, lines, text, pairs) => {
    const wishes = read(language, lines, text);
    expect(wishes).toEqual(pairs.map(([wrong, right]) => ({ kind: 'replace_words', wrong, right })));
  });

  it.each<[Language, string[], string]>([
    ['de', ['heute backen wir brot'], 'mach die Schrift groß, gelb und fett'],
    ['en', ['we bake big bread'], 'make the letters big, bold and yellow'],
    ['en', ['we bake bread in leeds'], 'all capitals, bread and butter style'],
    ['es', ['vivo en valencia'], 'pon todo en mayúsculas'],
    ['ru', ['мы из казани'], 'сделай буквы большие и жёлтые'],
  ])('are none in %s where the look is meant: %s', (language, lines, text) => {
    expect(read(language, lines, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });

  it('are those that are named, and no others beside new words', () => {
    const wishes = read(
      'en',
      ['this is a dutch of in here'],
      'It says "dutch of in". Should be Dutch oven, capital D.',
    );
    expect(wishes).toEqual([{ kind: 'replace_words', wrong: 'dutch of in', right: 'Dutch oven' }]);
  });

  it.each<[Language, string[], string, [string, string][]]>([
    [
      'pt',
      ['o mar tava calmo sem vento sul', 'meu compadre valdir que puxou arrede'],
      'nao mandei mudar o tamanho nao, deixa como tava. é só o nome valdir com V maiúsculo',
      [['valdir', 'Valdir']],
    ],
    [
      'it',
      ['il nebiolo ha preso tanto sole', 'qui riposa per almeno due anni'],
      'ha scritto "nebiolo", con una b sola... È Nebbiolo, con due b e la maiuscola',
      [['nebiolo', 'Nebbiolo']],
    ],
    [
      'de',
      ['das ist anna und die kette', 'sie hat zwei kinder'],
      'lass es so wie die kette. nur der name anna mit großem A',
      [['anna', 'Anna']],
    ],
    [
      'es',
      ['aquí estaba valeria con dos gatos'],
      'no toques nada, estaba bien. solo valeria con V mayúscula',
      [['valeria', 'Valeria']],
    ],
    [
      'en',
      ['this is sam', 'with two dogs in glasgow'],
      'sam and glasgow with capitals, the two of them',
      [
        ['sam', 'Sam'],
        ['glasgow', 'Glasgow'],
      ],
    ],
    [
      'en',
      ['we sell bread and butter', 'this is sam'],
      'bread, butter, all good. just sam with a capital S',
      [['sam', 'Sam']],
    ],
    ['it', ['pane e burro', 'ecco gina'], 'pane, burro, va bene così. solo gina con la maiuscola', [['gina', 'Gina']]],
    ['it', ['ecco i due gatti'], '"due" con la maiuscola', [['due', 'Due']]],
  ])('are in %s only those that it is asked for', (language, lines, text, pairs) => {
    const corrected = read(language, lines, text).filter(({ kind }) => kind === 'replace_words');
    expect(corrected).toEqual(pairs.map(([wrong, right]) => ({ kind: 'replace_words', wrong, right })));
  });

  it('begin with the letter that is named', () => {
    const lines = ['the king and anna sat', 'in leeds'];
    const words = read('en', lines, 'the king, anna and leeds, anna with a capital A').map(
      (wish) => wish.kind === 'replace_words' && wish.right,
    );
    expect(new Set(words)).toEqual(new Set(['Anna']));
  });
});
