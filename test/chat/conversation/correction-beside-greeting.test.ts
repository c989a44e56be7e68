import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('a correction beside a greeting and thanks', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'we drove to leads',
      'Good evening, could you write Leeds instead of leads? Thank you. Bernard',
      'we drove to Leeds',
    ],
    ['es', 'vamos a oaxaka', 'Buenas tardes, ¿podrías poner Oaxaca en vez de oaxaka? Gracias.', 'vamos a Oaxaca'],
    [
      'fr',
      'kiné à nante',
      'Bonsoir, serait-il possible d’écrire Nantes au lieu de nante ? Merci. Bernard',
      'kiné à Nantes',
    ],
    [
      'de',
      'wir fahren nach filzhofen',
      'Guten Tag Frau Huber, schreiben Sie bitte Vilshofen statt filzhofen. Danke!',
      'wir fahren nach Vilshofen',
    ],
    ['it', 'sono a borneo', 'Buonasera, si può scrivere Bormio invece di borneo? Grazie mille.', 'sono a Bormio'],
    ['pt', 'moro em boa viajem', 'Boa tarde, escreva Boa Viagem em vez de boa viajem. Obrigado', 'moro em Boa Viagem'],
    ['ru', 'едем в козань', 'Добрый день, напишите Казань вместо козань. Спасибо.', 'едем в Казань'],
  ])('is made in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it('may be about the greeting itself', () => {
    expect(captionsAfter('en', 'hallo and welcome', 'Hello, not hallo, at the start')).toEqual(['Hello and welcome']);
  });
});
