import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const lines = ['there are twenty two leavers', 'we work for crumbles here', 'cheers from the west summer set crew'];

function understand(text: string, language: Language, captions: readonly string[] = lines) {
  return understandWords(text, language, { words: readCaptionWords(captions), isShown: false });
}

describe('what stands beside corrections', () => {
  it.each([
    ['leavers is levers and how much does it cost?', 'price'],
    ['leavers is levers, how long does it take?', 'work'],
    ['it says crumbles, it’s crumpets. can you cut out the silences?', 'silences'],
  ])('a question is answered, too: “%s”', (text, topic) => {
    const { wishes } = understand(text, 'en');
    expect(wishes).toContainEqual({ kind: 'topic', topic });
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'replace_words' }));
  });

  it('settings are done, too', () => {
    const { wishes } = understand('“leavers” is levers. and then make the letters bigger', 'en');
    expect(wishes).toContainEqual({ kind: 'step', setting: 'fontSize', direction: 1, much: false });
  });

  it.each([
    'lever guard not leather, n put the captions lower they all on dude face',
    'lever guard not leather, and move them down, they’re all over the guys face',
  ])('a step is done, too, with what the captions cover behind it: “%s”', (text) => {
    const { wishes } = understand(text, 'en', ['then i open up the leather guard']);
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'replace_words', wrong: 'leather' }));
    expect(wishes).toContainEqual({ kind: 'step', setting: 'position', direction: -1, much: false });
  });

  it('remarks about the mistakes are no questions', () => {
    const text = 'Вы написали «из Кострома мы»! А надо «из Костромы». И мезинец так и висит с ошибкой';
    const { wishes } = understand(text, 'ru', ['Из Кострома мы родом', 'мизинец согнуть']);
    expect(wishes.filter(({ kind }) => kind === 'topic')).toEqual([]);
  });

  it('words of settings are no words of the captions that are only a little like them', () => {
    const { wishes } = understand('letters like the great western signs', 'en', ['in the old great western cream']);
    expect(wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('parts that the rest of a message hides', () => {
  const bigger = { kind: 'step', setting: 'fontSize', direction: 1, much: false };
  it.each<[Language, string, object[]]>([
    [
      'en',
      'I sent it from my phone, big letters please cos of my gran and make them green like the grass',
      [{ kind: 'set', settings: { fontColor: '#2BE36B' } }],
    ],
    ['it', 'il giallo non mi piace ci vuole un verde come la menta e le scritte più grosse', [bigger]],
    [
      'de',
      'da sieht man nix von meinem gesicht und das gelb beißt sich mit dem schrank mach das mal grün',
      [{ kind: 'recolor', from: '#FFE500', to: '#2BE36B' }],
    ],
    [
      'fr',
      'quelle taille font les lettres ? ma mère voit mal, et sur fond noir.',
      [{ kind: 'set', settings: { style: 'boxed', outlineColor: '#000000' } }],
    ],
  ])('are done, too: %s “%s”', (language, text, wishes) => {
    expect(understand(text, language).wishes).toEqual(expect.arrayContaining(wishes));
  });

  it.each<[Language, string, string]>([
    ['es', 'cuánto tarda porque ya voy a poner el coral en el horno', 'set'],
    ['it', 'Avevo chiesto elegante e mi ritrovo queste lettere. Che font avete?', 'set'],
    ['fr', 'super le texte par contre le jaune est bizarre, plutôt au milieu', 'color'],
  ])('are left where they tell of something else: %s “%s”', (language, text, kind) => {
    const { wishes } = understand(text, language);
    const isColor = (wish: (typeof wishes)[number]) => wish.kind === 'set' && 'fontColor' in wish.settings;
    expect(wishes.filter((wish) => (kind === 'color' ? isColor(wish) : wish.kind === kind))).toEqual([]);
  });
});

describe('what a colour is compared with', () => {
  it.each<[Language, string]>([
    ['en', 'I want letters green like grass'],
    ['es', 'letras verdes como la hierba'],
    ['fr', 'des lettres vertes comme l’herbe'],
    ['de', 'die Buchstaben grün wie Gras'],
    ['it', 'le lettere verdi come l’erba'],
    ['pt', 'letras verdes como a grama'],
    ['ru', 'буквы зелёные как трава'],
  ])('adds nothing to the colour: %s “%s”', (language, text) => {
    expect(understand(text, language)).toEqual({
      wishes: [{ kind: 'set', settings: { fontColor: '#2BE36B' } }],
      notUnderstood: [],
    });
  });
});

describe('a strip behind the words', () => {
  it.each<[Language, string]>([
    ['en', 'put a black strip behind'],
    ['es', 'pon una franja negra detrás'],
    ['fr', 'mets un bandeau noir derrière'],
    ['de', 'mach einen schwarzen Streifen dahinter'],
    ['it', 'metti una fascia nera dietro'],
    ['pt', 'põe uma faixa preta atrás'],
    ['ru', 'сделайте чёрную полосу сзади'],
  ])('is the box: %s “%s”', (language, text) => {
    const settings = { style: 'boxed', outlineColor: '#000000' };
    expect(understand(text, language)).toEqual({ wishes: [{ kind: 'set', settings }], notUnderstood: [] });
  });
});

it('the colour of words that stand out is wished for once', () => {
  const { wishes } = understand('the words that stand out in red, and make the letters bigger', 'en');
  expect(wishes.filter((wish) => wish.kind === 'set')).toEqual([
    { kind: 'set', settings: { emphasisColor: '#FF2D2D' } },
  ]);
});
