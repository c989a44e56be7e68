import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const save = { kind: 'request', request: 'make_default' };
const read = (text: string, language: Language) => understandWords(text, language).wishes;

describe('“always”', () => {
  it.each<[Language, string]>([
    ['en', "it's always too small"],
    ['es', 'siempre salen pequeñas'],
    ['fr', 'c’est toujours trop petit'],
    ['de', 'die Schrift ist immer noch zu klein'],
    ['it', 'ah ok sempre 9, quindi no. le scritte sono un po’ piccole'],
    ['pt', 'sempre fica pequeno demais'],
    ['ru', 'всегда слишком мелко'],
  ])('%s: saves nothing where it tells of something: «%s»', (language, text) => {
    expect(read(text, language)).not.toContainEqual(save);
  });

  it.each<[Language, string]>([
    ['en', 'always'],
    ['en', 'always use this orange'],
    ['es', 'siempre en amarillo'],
    ['de', 'immer gelb bitte'],
    ['de', 'mach das immer'],
    ['it', 'sempre così'],
    ['pt', 'guarda assim pra sempre'],
    ['ru', 'запомни навсегда'],
    ['fr', 'garde ça pour toujours'],
  ])('%s: saves beside a wish, and alone: «%s»', (language, text) => {
    expect(read(text, language)).toContainEqual(save);
  });
});
