import { describe, expect, it } from 'vitest';
import { createSpelledWords } from '../../../../src/chat/conversation/words/with-captions/spelled-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string) =>
  correctionsIn(language, lines, text, false);

describe('what a “not” stands before', () => {
  it.each<[Language, string[], string, string[]]>([
    ['en', ['we sell flower and bred'], "it's bread not bred and flour not flower", ['bred → bread', 'flower → flour']],
    [
      'en',
      ['the kiln reaches ten thousand decrease'],
      'lol ten thousand DEGREES man, not decrease',
      ['decrease → DEGREES'],
    ],
    [
      'de',
      ['wir backen mit Hefe und Saltz'],
      'hier fehlt was, Salz nicht Saltz, die anderen lachen schon',
      ['Saltz → Salz'],
    ],
    [
      'fr',
      ['je vis à Tarbe depuis dix ans'],
      'Et pour la barbe, il faudrait inscrire Tarbes au lieu de Tarbe',
      ['Tarbe → Tarbes'],
    ],
    ['es', ['una vaya en el campo', 'que vaya bien'], 'una valla no una vaya', ['una vaya → una valla']],
    ['it', ['a san to fiora in autunno'], 'il mio paese è Santafiora non san to fiora', ['san to fiora → Santafiora']],
    ['pt', ['a massa de pão sem fermento', 'o senso de humor'], 'é censo não senso', ['senso → censo']],
    [
      'ru',
      ['берём гвозди железа', 'пилим доску'],
      'вместо берём гвозди железа сделайте берём гвозди из железа',
      ['берём гвозди железа → берём гвозди из железа'],
    ],
  ])('in %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it('leaves what is right already, and reads on behind a reason', () => {
    expect(read('it', ['sono Mimmo Ladù'], 'al posto di la dù ci va Ladù')).toEqual([]);
    const lines = ['soy uvía de una aldea', 'vivo en mon doñedo'];
    expect(read('es', lines, 'es Uxía no uvía que parece un apellido y el pueblo es Mondoñedo todo junto')).toEqual([
      'uvía → Uxía',
      'mon doñedo → Mondoñedo',
    ]);
  });

  it('is not turned round where the right word stands already', () => {
    expect(read('en', ['ten thousand degrees'], 'degrees not decrease')).not.toContain('degrees → decrease');
    expect(read('en', ['the pottery wheel'], "'potter he' = pottery")).toEqual([]);
  });
});

describe('words that only sound alike', () => {
  it.each<[Language, string[], string]>([
    ['fr', ['depuis quatre mois', 'il fait froid'], "si ce n'est pas trop : trois mots à la fois, merci"],
    ['fr', ['Alors venez nous voir'], 'Allons bon, « Marie » reste comme ça'],
    ['pt', ['o isso é bom', 'com sal o'], 'issooo, ficou lindo'],
    ['en', ['down the street we go'], 'sweet. its all good'],
    ['de', ['am ersten Tag'], 'ah ja sag ich doch'],
    ['it', ["l'essenza del limone"], 'va bene così poi senta mi mette il nome in alto'],
  ])('in %s, are no corrections in “%s” %s', (language, lines, text) => {
    expect(read(language, lines, text)).toEqual([]);
  });

  it('are not made over the end of a sentence', () => {
    expect(read('fr', ['un acteur a un trou.', 'Le pire était hier'], "C'est Toul, T, O, U, L.")).not.toContain(
      'trou Le → Toul',
    );
  });
});

describe('words that are to be joined', () => {
  it('are those of the same clause', () => {
    expect(
      read(
        'en',
        ['fifteen hundred degrees', 'on the wood burn her'],
        "fifteen hundred degrees man. n burner's one word",
      ),
    ).toEqual(['burn her → burner']);
    expect(read('it', ['la scossa due mila volte'], 'alla 6 la scossa va bene, duemila attaccato')).toEqual([
      'due mila → duemila',
    ]);
  });
});

describe('quotes', () => {
  it('are never written into the captions', () => {
    const lines = ['dans mon troue, sous la scène', "sang vers oubliés d'un coup !"];
    const text = 'Il reste « troue » qui doit devenir « trou », « sang vers » qui sont cent vers.';
    for (const found of read('fr', lines, text)) expect(found).not.toMatch(/[«»]/u);
  });

  it('name what is wrong beside another one', () => {
    expect(
      read('fr', ['souffleuse au théâtre de Tulle'], 'remplacez « théâtre de ville » par « théâtre de Toul »'),
    ).not.toContain('théâtre de Tulle → théâtre de ville');
  });
});

describe('a word without one of its letters', () => {
  it.each<[Language, string[], string, string[]]>([
    ['en', ['meet Sarahh at noon'], 'Sarah is spelled without the h at the end, well one of them', ['Sarahh → Sarah']],
    ['de', ['ich bin die Ruth aus Thannau'], 'und mein Dorf Tannau schreibt man ohne h', ['Thannau → Tannau']],
    ['fr', ['un gros choue vert', 'un chou'], 'mon chou s’écrit sans e', ['choue → chou']],
    ['es', ['el vaho sube', 'un cahoba'], 'cahoba va sin hache', ['cahoba → caoba']],
    ['ru', ['приехал Филлипп'], 'а Филипп пишется без л', ['Филлипп → Филипп']],
  ])('in %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

it('finds the words of captions that have a letter too many', () => {
  const spelled = createSpelledWords(['troue', 'trou', 'Troue', 'choue']);
  expect([spelled.without('e', 'trou'), spelled.without('e', 'chou'), spelled.without('e', 'x')]).toEqual([
    'troue',
    'choue',
    undefined,
  ]);
  expect([spelled.written('troue'), spelled.written('x')]).toEqual(['troue', undefined]);
});

it('keeps the sign of a name', () => {
  expect(read('en', ['follow us at green kiln'], 'the bit that says green kiln, change that to @greenkiln')).toEqual([
    'green kiln → @greenkiln',
  ]);
});

it('does not remove a word of one letter everywhere', () => {
  expect(read('pt', ['o gato e o rato', 'o pão'], 'tira o daí')).toEqual([]);
});

it.each<[Language, string[], string, string[]]>([
  ['en', ['meet the crane at dork'], 'one typo: dork/dock', ['dork → dock']],
  ['pt', ['vamos pescrar cedo'], 'um erro: pescrar (pescar)', ['pescrar → pescar']],
  ['es', ['mira los riles'], 'es rieles, no riles', ['riles → rieles']],
  ['en', ['it took thirty days'], 'thirty one days not thirty', ['thirty → thirty one']],
  ['en', ['it took three words'], 'never mind the three words. 12: and then we left', []],
  [
    'it',
    ['i fratelli marinella', 'fanno campane'],
    'la fonderia è dei fratelli Marinelli, con la «i» finale',
    ['marinella → Marinelli'],
  ],
  ['en', ['ask Otto', 'we bought her'], 'who is Otto. its OTTER', ['Otto → OTTER']],
  ['de', ['Lampen von Oßram', 'zwei Lampen'], 'Die Lampe heißt Osram, nicht Oßram', ['Oßram → Osram']],
])('in %s, takes no more than what is said: %s', (language, lines, text, wishes) => {
  expect(read(language, lines, text)).toEqual(wishes);
});
