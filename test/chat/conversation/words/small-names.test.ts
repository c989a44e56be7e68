import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const lines = [
  'hallo ich bin hebamme antje aus leipzig',
  'das ist heute die pottery aus sheffield',
  'la céramique de limoges',
  'el esmalte de oaxaca',
  'lo smalto di faenza',
  'o esmalte de olinda',
  'глазурь из казани',
];

function read(text: string, language: Language) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
}

describe('names in small letters that are to be big', () => {
  it.each<[Language, string, string[]]>([
    [
      'de',
      'ganz am Anfang ist Hebamme klein geschrieben, und Antje und Leipzig auch. Kannst du die groß machen?',
      ['Hebamme', 'Antje', 'Leipzig'],
    ],
    ['de', 'Das Wort Leipzig ist klein geschrieben, mach das bitte groß', ['Leipzig']],
    ['en', 'Sheffield is in small letters, can you make it big?', ['Sheffield']],
    ['es', 'Oaxaca está en minúscula, ¿la puedes poner grande?', ['Oaxaca']],
    ['fr', 'Limoges est en minuscule, tu peux la mettre en grand ?', ['Limoges']],
    ['it', 'Faenza è in minuscolo, puoi farlo grande?', ['Faenza']],
    ['pt', 'Olinda está em minúscula, pode pôr grande?', ['Olinda']],
    ['ru', 'Казани написано с маленькой, можешь сделать большой?', ['Казани']],
  ])('%s: get capitals, and no other size: «%s»', (language, text, names) => {
    const wishes = names.map((name) => ({ kind: 'replace_words', wrong: name.toLowerCase(), right: name }));
    expect(read(text, language)).toEqual({ wishes, notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'The captions are in small letters, Sheffield too, can you make them big?'],
    ['en', 'Sheffield is too small, can you make it big?'],
    ['de', 'Die Schrift ist klein geschrieben, kannst du die groß machen?'],
    ['es', 'el texto está en minúscula, ¿lo puedes poner grande?'],
  ])('%s: are not those where all captions are meant: «%s»', (language, text) => {
    expect(read(text, language).wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});
