import { describe, expect, it } from 'vitest';
import { textsOf } from '../../src/texts/texts-of.ts';

const { chat, failures, notices } = textsOf('pt');

/** Every text of some texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Words that only Brazil uses, where both countries have another. */
const brazilian: [string, RegExp][] = [
  ['celular (telefone)', /celular/iu],
  ['salvar (guardar)', /\bsalv(?:e|o|ar|amos)\b/iu],
  ['baixar (obter, guardar)', /\bbaix(?:e|ar|ei|ando|ado)\b/iu],
  ['compartilhar (enviar)', /compartilh/iu],
  ['aplicativo', /aplicativo/iu],
  ['todo mundo (todos)', /todo mundo/iu],
  ['estou fazendo (faço)', /\b(?:estou|está|estão|estamos|sendo|continuar) \p{L}+[aei]ndo\b|\bsendo\b/iu],
  ['me diga (diga)', /(?:^|[^\p{L}])me (?:diga|mande|escreva|dizer|mandou)\b/iu],
];

describe('Portuguese texts', () => {
  it.each(brazilian)('have words that Brazil and Portugal share, not %s', (_, word) => {
    // what people may say to the bot is quoted
    const said = textsIn([chat, failures, notices]).map((text) => text.replace(/“[^”]*”/gu, ''));
    expect(said.filter((text) => word.test(text))).toEqual([]);
  });
});
