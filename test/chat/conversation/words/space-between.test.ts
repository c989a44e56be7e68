import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

describe('a space that is missing', () => {
  it.each<[Language, string, string, string[]]>([
    ['en', 'wipe off theexcess', 'there should be a space between the and excess in 12', ['theexcess → the excess']],
    ['en', 'put them incold water', 'theres no gap between in and cold', ['incold → in cold']],
    ['de', 'kannst maleben schauen', 'in der letzten Zeile fehlt noch n Leerzeichen, mal eben', ['maleben → mal eben']],
    ['es', 'me cuentas comoles va', 'falta un espacio entre como y les', ['comoles → como les']],
    ['es', 'Comoles va', 'falta un espacio, cómo les', ['Comoles → Cómo les']],
    ['fr', 'je suis ducoup partie', 'il manque un espace entre du et coup', ['ducoup → du coup']],
    ['it', 'ci vediamo almercato', 'manca lo spazio tra al e mercato', ['almercato → al mercato']],
    ['ru', 'дают в сухомкорме', 'нужен пробел между сухом и корме', ['сухомкорме → сухом корме']],
  ])('parts two words, in %s: «%s», «%s»', (language, line, text, corrections) => {
    expect(correctionsIn(language, [line], text, true)).toEqual(corrections);
  });

  it.each<[Language, string, string]>([
    ['en', 'wipe off theexcess', 'more space between the lines please'],
    ['de', 'kannst maleben schauen', 'mehr Abstand zwischen den Zeilen'],
  ])('is another one, in %s: «%s», «%s»', (language, line, text) => {
    expect(correctionsIn(language, [line], text, true)).toEqual([]);
  });
});

describe('who tells where a video goes', () => {
  it.each<[Language, string]>([
    ['it', 'grazie mille sei un mito, lo metto su instagram stasera 💕'],
    ['en', 'thanks a million, i’ll post it on instagram tonight'],
    ['es', 'mil gracias, ya lo subo a instagram'],
  ])('changes no shape, in %s: «%s»', (language, text) => {
    expect(understandWords(text, language).wishes.filter(({ kind }) => kind === 'set')).toEqual([]);
  });

  it('asks for one where that is said', () => {
    expect(understandWords('thanks! now make it vertical for instagram', 'en').wishes).toContainEqual({
      kind: 'set',
      settings: { resizeForSocialMedia: true },
    });
  });
});
