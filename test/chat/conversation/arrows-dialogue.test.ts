import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('corrections with arrows', () => {
  it.each<[Language, string[], string, string[]]>([
    [
      'en',
      ['I am shove on', 'twenty pounds in leads'],
      'shove on -> Siobhan, line 2: leads → Leeds please',
      ['I am Siobhan', 'twenty pounds in Leeds'],
    ],
    [
      'fr',
      ['c’est ma elle de nante', 'rue raisé'],
      'ligne 1 : ma elle → Maëlle, nante → Nantes ; ligne 2 : raisé => Rezé',
      ['c’est Maëlle de Nantes', 'rue Rezé'],
    ],
    [
      'de',
      ['achtzig Prozent', 'wie man schleuder', 'die Schleuder'],
      '1. achtzig -> achtzehn und Zeile 2: „schleuder“ → „schleudert“',
      ['achtzehn Prozent', 'wie man schleudert', 'die Schleuder'],
    ],
    [
      'it',
      ['lo sci eterno perche scappa'],
      'Alla riga 1 correggere: eterno -> esterno; perche -> perché.',
      ['lo sci esterno perché scappa'],
    ],
    [
      'ru',
      ['меня зовут гуль наз', 'мак фа'],
      '1) гуль наз → Гульназ, мак фа → «Макфа»',
      ['меня зовут Гульназ', 'Макфа'],
    ],
  ])('are made where they are named in %s', (language, lines, text, right) => {
    expect(captionsAfter(language, lines, text)).toEqual(right);
  });

  it('are read with the wishes beside them', () => {
    expect(captionsAfter('en', 'my name is Raymond', 'Raymond -> Raymonde, and no emojis')).toEqual([
      'my name is Raymonde',
    ]);
  });

  it('are asked about where the captions have other words', () => {
    expect(captionsAfter('en', 'my name is Raymond', 'Ramon -> Raymonde')).toEqual([]);
    expect(captionsAfter('en', 'straight through zap ear', '“zup ear” → “Zapier”')).toEqual([]);
  });
});
