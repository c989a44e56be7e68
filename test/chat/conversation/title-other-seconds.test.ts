import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { edited, finished } from '../../support/play-conversation.ts';
import { newTitle, titled, titleNoun, untitled } from '../../support/titled-video.ts';

/** Right behind the answer that the title stands 4 seconds. */
const told = (language: Language) => edited(untitled(language).says(`${titleNoun[language]}: Three things`));

describe('another time for the title than the present one', () => {
  it.each<[Language, string, number]>([
    ['en', '4 secs is short, make it 8', 8000],
    ['en', '4 seconds? I said 6', 6000],
    ['en', 'not 4, 8', 8000],
    ['de', '4 Sekunden sind zu kurz, lieber 8', 8000],
    ['de', '4 sek is zu schnell weg, mach mal 10 draus', 10_000],
    ['de', 'nicht 4, sondern 8', 8000],
    ['fr', '4 secondes c’est court, laisse le plutôt 8', 8000],
    ['fr', '4 secondes ça fait court, mets plutôt 10', 10_000],
    ['it', '4 secondi so pochi, la gente manco lo legge.. almeno 8', 8000],
    ['it', 'quattro secondi sono pochi, facciamo nove', 9000],
    ['es', '4 segundos no alcanza para leerlo, pon 7', 7000],
    ['pt', '4 segundos passa rápido demais, bota 10', 10_000],
    ['ru', 'за 4 секунды никто не прочитает, давай 7', 7000],
    ['ru', 'не 4, а 8', 8000],
  ])('is the other one of two numbers: in %s, «%s»', (language, text, endMs) => {
    expect(newTitle(told(language).says(text))?.endMs).toBe(endMs);
  });

  it('is read later, too, where the present one is called short', () => {
    expect(newTitle(titled('de').says('4 Sekunden sind zu kurz, lieber 8'))?.endMs).toBe(8000);
  });

  it('may be shorter', () => {
    const long = finished(edited(titled('en').says('the title for 10 seconds')));
    expect(newTitle(long.says('10 seconds is too long, rather 6'))?.endMs).toBe(6000);
  });

  it.each<[Language, string]>([
    ['en', 'line 4 is wrong, its 8'],
    ['en', '4 seconds is fine. in line 8 it says cat'],
    ['de', '4 Sekunden passt, aber Zeile 8 ist falsch'],
    ['de', 'in Zeile 4 steht 12, richtig ist 8'],
    ['fr', 'la ligne 4 doit être rouge, la 8 aussi'],
    ['it', 'togli la riga 4 e la 8'],
    ['ru', 'в строке 4 должно быть 8'],
  ])('is none where the numbers are of something else: in %s, «%s»', (language, text) => {
    expect(newTitle(told(language).says(text))).toBeUndefined();
  });
});
