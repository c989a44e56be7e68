import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const read = (language: Language, lines: readonly string[], text: string, isShown = true) =>
  correctionsIn(language, lines, text, isShown);

type Row = [Language, string, string[]];

const captions: Readonly<Record<string, readonly string[]>> = {
  en: ['today we talk about reals and shots', 'I use nasa tools every day', 'my cat is called Otto'],
  es: ['hoy hablamos de rils y olas', 'mi gato es Oto'],
  de: ['heute geht es um Rils und Schorts', 'mein Kater ist Oto'],
  fr: ['on parle de rils', 'mon chat est Oto'],
  it: ['parliamo di rils', 'il gatto è Oto'],
  pt: ['falamos de rils', 'o gato é Oto'],
  ru: ['говорим про рилз', 'мой кот Отто'],
};

describe('a message in capitals', () => {
  it.each<Row>([
    ['en', 'CHANGE REALS TO REELS', ['reals → reels']],
    ['en', 'CHANGE SHOTS TO SHORTS PLEASE', ['shots → shorts']],
    ['en', 'REELS NOT REALS', ['reals → reels']],
    ['en', 'OTTO SHOULD BE OTTER', ['Otto → Otter']],
    ['en', 'change nasa to NASA', ['nasa → NASA']],
    ['en', "it's NASA not nasa", ['nasa → NASA']],
    ['en', 'CHANGE OTTO TO OTTER', ['Otto → Otter']],
    ['en', 'change "reals" to "REELS"', ['reals → REELS']],
    ['en', 'change reals to REELS', ['reals → REELS']],
    ['es', 'CAMBIA RILS POR REELS', ['rils → reels']],
    ['es', 'ES OTTO NO OTO', ['Oto → Otto']],
    ['de', 'ÄNDERE RILS IN REELS', ['Rils → Reels']],
    ['de', 'ES HEISST OTTO NICHT OTO', ['Oto → Otto']],
    ['fr', 'CHANGE RILS EN REELS', ['rils → reels']],
    ['fr', "C'EST OTTO PAS OTO", ['Oto → Otto']],
    ['it', 'CAMBIA RILS IN REELS', ['rils → reels']],
    ['pt', 'TROCA RILS POR REELS', ['rils → reels']],
    ['ru', 'ЗАМЕНИ РИЛЗ НА РИЛС', ['рилз → рилс']],
    ['ru', 'НЕ ОТТО А ОТТЕР', ['Отто → Оттер']],
  ])('in %s: %s', (language, text, wishes) => {
    expect(read(language, captions[language] ?? [], text)).toEqual(wishes);
  });
});
