import { describe, expect, it } from 'vitest';
import { type CorrectionWish, isCorrection, type Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { line } from './phrases/phrase.ts';

/** Other videos than those of the benchmark. */
const talks: Record<Language, string[]> = {
  en: [
    'welcome to the barn with me Sewell',
    'we sheer sixty cheap every spring',
    'very very slowly so nobody is hurt',
    'at fifteen degrees in the morning',
    'they sleep on a bed of straw in a barn yard',
  ],
  de: [
    'hallo ich bin die Katrin aus Moeln',
    'wir backen heute Appfelstrudel mit Zimmt',
    'er braucht vierzehn Minuten im Ofen',
    'dazu gibt es Vanille soße',
  ],
  es: [
    'hola soy Nerea y vivo en Jijón',
    'hoy vamos al mercado por besugos',
    'compro compro tres kilos de anchovas',
    'y siete tomates para la enzalada',
  ],
  fr: [
    'bonjour ici Gwenn du phare de Brehot',
    'on allume la lempe à sept heures',
    'elle tourne très très lentement',
    'les bato passent au large',
  ],
  it: [
    'ciao sono Ornela e faccio la pastaia',
    'impasto dieci uova con la fanina',
    'tiro la sfolia con il matterello',
    'poi poi cuoce due minuti',
  ],
  pt: [
    'oi sou a Jacira e faço rendas de biro',
    'uso cinquenta bilroz de madeira',
    'a linha vem de Florianopoles',
    'é é um trabalho de paciência',
  ],
  ru: [
    'привет я Римма из Каломны',
    'сегодня печём пастилу из антонофки',
    'ну ну сушим её шесть часов',
    'получается тонкий лавашь',
  ],
};

function understand(language: Language, text: string, isShown = true): Wish[] {
  return understandWords(text, language, { words: readCaptionWords(talks[language]), isShown }).wishes;
}

function replace(wrong: string, right: string): CorrectionWish & { kind: 'replace_words' } {
  return { kind: 'replace_words', wrong, right };
}

const unchanged: Wish[] = [{ kind: 'topic', topic: 'refusal' }];

describe('the number of a line with words behind it', () => {
  it.each<[Language, string, CorrectionWish[]]>([
    ['en', '2 shear', [replace('sheer', 'shear')]],
    ['en', '1 Sewall 4 fifty', [replace('Sewell', 'Sewall'), replace('fifteen', 'fifty')]],
    ['en', 'in the fourth one its fifty', [replace('fifteen', 'fifty')]],
    ['en', '2: sheep, not cheap', [replace('cheap', 'sheep')]],
    ['de', '2 Apfelstrudel', [replace('Appfelstrudel', 'Apfelstrudel')]],
    ['de', '1 Mölln 2 Zimt', [replace('Moeln', 'Mölln'), replace('Zimmt', 'Zimt')]],
    ['de', 'vorletzte: vierzig', [replace('vierzehn', 'vierzig')]],
    ['es', 'la 1 es Gijón y la 4 ensalada', [replace('Jijón', 'Gijón'), replace('enzalada', 'ensalada')]],
    [
      'es',
      '1 3 4 mal: Gijón, anchoas, ensalada',
      [replace('Jijón', 'Gijón'), replace('anchovas', 'anchoas'), replace('enzalada', 'ensalada')],
    ],
    ['fr', '2 lampe et 4 bateaux', [replace('lempe', 'lampe'), replace('bato', 'bateaux')]],
    [
      'fr',
      '1,2,4 : Bréhat, lampe, bateaux',
      [replace('Brehot', 'Bréhat'), replace('lempe', 'lampe'), replace('bato', 'bateaux')],
    ],
    ['it', 'farina nella 2, sfoglia nella 3', [replace('fanina', 'farina'), replace('sfolia', 'sfoglia')]],
    ['it', '1 ornella', [replace('Ornela', 'Ornella')]],
    [
      'pt',
      'a 2 é bilros e a 3 Florianópolis',
      [replace('bilroz', 'bilros'), replace('Florianopoles', 'Florianópolis')],
    ],
    [
      'ru',
      '1 Коломны 2 антоновки 4 лаваш',
      [replace('Каломны', 'Коломны'), replace('антонофки', 'антоновки'), replace('лавашь', 'лаваш')],
    ],
    ['ru', 'в четвёртой лаваш', [replace('лавашь', 'лаваш')]],
  ])('in %s, «%s» corrects words of those lines', (language, text, wishes) => {
    expect(understand(language, text)).toEqual(wishes);
  });

  it('replaces a number by its value, in its line alone where it stands elsewhere, too', () => {
    expect(understand('es', 'en la 4 son nueve')).toEqual([replace('siete', 'nueve')]);
    const twice = { words: readCaptionWords(['tres casas', 'y tres perros grandes']), isShown: true };
    expect(understandWords('2: cinco', 'es', twice).wishes).toEqual([{ ...replace('tres', 'cinco'), lines: [2] }]);
  });

  it.each<[Language, string, number]>([
    ['en', 'take number 3 out completely, it sounds silly', 3],
    ['de', 'zeile 2 raus, das war ein Versprecher', 2],
    ['es', 'la 3 quítala, ya no me gusta', 3],
    ['fr', 'supprime la 2, elle est trop longue', 2],
    ['it', 'la 4 levala, non serve a nessuno', 4],
    ['pt', 'tira a 3 porque ninguém gosta', 3],
    ['ru', 'вторую убери, она лишняя', 2],
  ])('in %s, «%s» removes the line, whatever the reason is', (language, text, number) => {
    expect(understand(language, text)).toEqual([{ kind: 'remove_line', line: number }]);
  });

  it.each<[Language, string, Wish[]]>([
    ['en', '3: very very slowly so that nobody gets hurt', [line(3, 'very very slowly so that nobody gets hurt')]],
    ['en', 'line 4 at fifty degrees in the morning', [line(4, 'at fifty degrees in the morning')]],
    ['de', '3 er braucht vierzig Minuten im Backofen', [line(3, 'er braucht vierzig Minuten im Backofen')]],
  ])('in %s, a whole sentence is still the new text of the line: «%s»', (language, text, wishes) => {
    expect(understand(language, text)).toEqual(wishes);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['en', '3 only one very', replace('very very', 'very')],
    ['es', 'en la tres un solo compro', replace('compro compro', 'compro')],
    ['fr', '3. un seul très suffira', replace('très très', 'très')],
    ['it', "nella 4 c'è un poi di troppo", replace('poi poi', 'poi')],
    ['ru', 'второе ну убери', replace('ну ну', 'ну')],
  ])('in %s, «%s» leaves one of two equal words', (language, text, wish) => {
    expect(understand(language, text)).toEqual([wish]);
  });

  it('does nothing where no word of the line is like those behind its number', () => {
    expect(understand('en', '4 hello')).toEqual([]);
    expect(understand('en', '2 mistakes: Sewall')).toEqual([replace('Sewell', 'Sewall')]);
    expect(understand('es', '2 pon otra cosa')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'remove 2 seconds of silence'],
    ['en', 'lose the box on line 2'],
    ['en', 'take the second one out of the queue'],
    ['en', 'remove everything after line 3'],
    ['en', "I'd cut it in 2 parts"],
    ['en', "in the second one I'm wearing blue"],
    ['en', 'make 2 versions'],
    ['en', 'can you do it in 2 hours'],
    ['en', 'line 5 is great'],
    ['de', 'entferne 2 Sekunden'],
    ['es', 'quita 2 segundos'],
    ['fr', 'enlève 2 secondes'],
    ['it', 'togli 2 secondi'],
    ['pt', 'tira 2 segundos'],
    ['ru', 'убери 2 секунды'],
    ['ru', 'через 2 часа'],
  ])('in %s, «%s» changes no text', (language, text) => {
    expect(understand(language, text).filter(isCorrection)).toEqual([]);
  });

  it('takes a name for the only name of the line', () => {
    expect(understand('en', '1 Ludo')).toEqual([replace('Sewell', 'Ludo')]);
  });

  it('is no line before the text was shown', () => {
    expect(understand('en', '2 shear', false)).not.toEqual([replace('sheer', 'shear')]);
  });
});

describe('a word that is spelled out', () => {
  it.each<[Language, string, CorrectionWish]>([
    ['en', 'my name is S-E-W-A-L-L', replace('Sewell', 'Sewall')],
    ['en', 'its Sewall, s e w a l l', replace('Sewell', 'Sewall')],
    ['de', 'Moeln schreibt sich M wie Martha, Ö, L, L, N', replace('Moeln', 'Mölln')],
    ['es', 'Es Gijón: ge, i, jota, o, ene.', replace('Jijón', 'Gijón')],
    ['fr', 'le phare de Bréhat, B R E H A T', replace('Brehot', 'Bréhat')],
    ['it', 'Ornella: o erre enne e doppia elle a', replace('Ornela', 'Ornella')],
    ['pt', 'na 2 é bilros, b i l r o s', replace('bilroz', 'bilros')],
    ['ru', 'Коломны: ка, о, эль, о, эм, эн, ы', replace('Каломны', 'Коломны')],
  ])('in %s, «%s» is that word', (language, text, wish) => {
    expect(understand(language, text)).toEqual([wish]);
  });

  it.each<[Language, string]>([
    ['es', 'y a o'],
    ['ru', 'и я с вами'],
    ['pt', 'e a o'],
  ])('in %s, words of one letter stay words: «%s»', (language, text) => {
    expect(understand(language, text).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('signs, capitals and hyphens at a word', () => {
  it.each<[Language, string, CorrectionWish]>([
    ['en', 'comma after slowly pls', replace('slowly', 'slowly,')],
    ['en', 'barn yard is one word', replace('barn yard', 'barnyard')],
    ['en', 'spring needs a capital letter, it is a name and it hurts', replace('spring', 'Spring')],
    ['de', 'komma hinter Strudel bitte', replace('Strudel', 'Strudel,')],
    ['de', 'Vanillesoße schreibt man zusammen.', replace('Vanille soße', 'Vanillesoße')],
    ['es', 'una coma después de hola', replace('hola', 'hola,')],
    ['fr', 'virgule après bonjour svp', replace('bonjour', 'bonjour,')],
    ['it', 'metti una virgola dopo ciao', replace('ciao', 'ciao,')],
    ['pt', 'vírgula depois de oi', replace('oi', 'oi,')],
    ['ru', 'запятую после привет поставь', replace('привет', 'привет,')],
  ])('in %s, «%s» changes that word alone', (language, text, wish) => {
    const own = language === 'de' ? ['heute Strudel mit Zimt', 'dazu gibt es Vanille soße'] : talks[language];
    expect(understandWords(text, language, { words: readCaptionWords(own), isShown: false }).wishes).toEqual([wish]);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['en', 'Exclamation mark at the end of 4 please!', { ...replace('morning', 'morning!'), lines: [4] }],
    ['de', 'die letzte mit ausrufezeichen bitte', { ...replace('soße', 'soße!'), lines: [4] }],
    ['es', 'la 2 con signos de exclamación', { ...replace(talks.es[1] ?? '', `¡${talks.es[1]}!`), lines: [2] }],
    ['pt', 'a ultima com exclamação', { ...replace('paciência', 'paciência!'), lines: [4] }],
    ['ru', 'последнюю с восклицательным', { ...replace('лавашь', 'лавашь!'), lines: [4] }],
  ])('in %s, «%s» is about the end of the line', (language, text, wish) => {
    expect(understand(language, text)).toEqual([wish]);
  });

  it('asks no sign off', () => {
    expect(understand('en', 'no comma after slowly').filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});

describe('numbers', () => {
  it.each<[Language, string, CorrectionWish]>([
    ['de', '40 Minuten nicht 14', replace('vierzehn', '40')],
    ['es', 'dije nueve tomates, no siete', replace('siete tomates', 'nueve tomates')],
    ['fr', "t'as mis sept heures j'ai dit dix-sept heures", replace('sept', 'dix-sept')],
    ['it', '10 in cifre per favore', replace('dieci', '10')],
    ['pt', 'bota 50 em número', replace('cinquenta', '50')],
  ])('in %s, «%s» is about their value', (language, text, wish) => {
    expect(understand(language, text, false)).toEqual([wish]);
  });
});

describe('what a message leaves as it is', () => {
  it.each<[Language, string]>([
    ['en', 'straw is right btw, dont let anybody tell you hay'],
    ['en', 'put a dash, barn-yard. no wait don’t. keep it'],
    ['en', 'Line 2. It is spring. No errors. I just wanted you to know.'],
    ['de', 'bei 2 Zimmt groß? nee, lass so'],
    ['es', '2 - hoy vamos al mercado esta perfecto, no toques'],
    ['es', 'nerea con h? no no, esta bien'],
    ['fr', 'la 3 elle est bien hein touche pas'],
    ['fr', "un point d'interrogation à la 3 ? non laissez"],
    ['pt', 'troca paciência por calma... não, deixa paciência'],
    ['ru', 'может привет с большой? а нет, не надо'],
  ])('in %s, «%s» changes nothing', (language, text) => {
    expect(understand(language, text)).toEqual(unchanged);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['en', 'Sewall, the rest is grand', replace('Sewell', 'Sewall')],
    ['en', 'straw is fine but sheer should be shear', replace('sheer', 'shear')],
    ['de', '2 Zimt, der Rest passt', replace('Zimmt', 'Zimt')],
    ['es', '4 ensalada, lo demás está bien', replace('enzalada', 'ensalada')],
    ['it', 'sfoglia, il resto è giusto', replace('sfolia', 'sfoglia')],
  ])('in %s, only the rest is left by «%s»', (language, text, wish) => {
    expect(understand(language, text).filter(({ kind }) => kind !== 'topic')).toEqual([wish]);
  });

  it.each<[Language, string]>([
    ['en', 'Sewell is not right'],
    ['de', 'Zimmt passt nicht'],
  ])('in %s, «%s» says the opposite', (language, text) => {
    expect(understand(language, text)).not.toEqual(unchanged);
  });
});

describe('what is to stand instead', () => {
  it.each<[Language, string, CorrectionWish]>([
    ['en', 'folks instead of nobody', replace('nobody', 'folks')],
    ['de', 'vorletzte: statt Ofen lieber Herd', replace('Ofen', 'Herd')],
    ['fr', 'la 1 salut au lieu de bonjour', replace('bonjour', 'salut')],
    ['pt', 'no lugar de paciência escreve carinho q é mais bonito', replace('paciência', 'carinho')],
  ])('in %s, «%s» ends where the reason begins', (language, text, wish) => {
    expect(understand(language, text)).toEqual([wish]);
  });
});
