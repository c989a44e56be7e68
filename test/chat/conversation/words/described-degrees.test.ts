import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const size = (direction: 1 | -1, much = false) => ({ kind: 'step', setting: 'fontSize', direction, much });
const readable = { kind: 'set', settings: { accessible: true } };

describe('sizes and letters that are described', () => {
  it.each<[Language, string, object]>([
    ['en', 'it doesn’t need to be that big', size(-1)],
    ['es', 'no hace falta que sea tan grande', size(-1)],
    ['fr', 'pas besoin que ce soit si gros', size(-1)],
    ['de', 'so groß muss das nicht sein', size(-1)],
    ['it', 'non c’è bisogno che sia così grande', size(-1)],
    ['pt', 'não precisa ser tão grande assim não', size(-1)],
    ['ru', 'не надо так крупно', size(-1)],
    ['en', 'it doesn’t have to be so small', size(1)],
    ['de', 'das muss nicht so klein sein', size(1)],
    ['ru', 'такие мелкие ни к чему', size(1)],
    ['en', '2x the size', size(1, true)],
    ['es', 'x2 el tamaño', size(1, true)],
    ['fr', '2x plus gros', size(1, true)],
    ['de', '2x so groß', size(1, true)],
    ['en', 'I honestly can’t read that on my phone', readable],
    ['es', 'en mi móvil no se lee nada', readable],
    ['fr', 'sur mon téléphone on lit rien', readable],
    ['de', 'Auf meinem Handy kann ich das beim besten Willen nicht lesen.', readable],
    ['it', 'sul mio telefono non si legge niente', readable],
    ['pt', 'no meu celular não dá pra ler nada', readable],
    ['ru', 'на телефоне вообще не прочитать', readable],
  ])('%s: are understood: «%s»', (language, text, wish) => {
    expect(understandWords(text, language)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'can I read it on my phone later'],
    ['en', 'does it have to be that big?'],
    ['en', 'it doesn’t have to be yellow'],
    ['en', '2x speed please'],
    ['de', 'ich kann das Video auf dem Handy nicht öffnen'],
    ['ru', 'на телефоне не открывается'],
  ])('%s: are not found elsewhere: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    for (const wish of [size(1), size(-1), size(1, true), readable]) expect(wishes).not.toContainEqual(wish);
  });

  it.each<[Language, string]>([
    ['en', 'my mum cant read it on her phone, bigger pls'],
    ['it', 'non si legge niente dal telefono, più grosso'],
    ['de', 'am Handy kann man das kaum lesen, größer bitte'],
  ])('%s: say why where a size is wished: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([size(1)]);
  });
});
