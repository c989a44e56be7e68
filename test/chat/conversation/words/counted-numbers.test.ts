import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

const captions: Readonly<Record<Language, readonly string[]>> = {
  en: ['use a line of ten meters', 'it costs fifteen euro', 'open until nine'],
  es: ['se quema a mil doscientos grados', 'empieza el ocho de marzo', 'son cuatro clases'],
  fr: ['on cuit à cent quatre vingt degrés', 'pendant vingt cinq minutes', 'deux cent personnes'],
  de: ['der Käse reift acht Wochen', 'das Kilo kostet zwanzig Euro'],
  it: ['ogni cinque centimetri', 'ci vogliono venti minuti', 'costa dodici euro'],
  pt: ['a partir de trinta reais', 'tamanho quarenta e dois'],
  ru: ['печём сорок минут', 'стоит пятьсот рублей'],
};
const read = (language: Language, text: string) => correctionsIn(language, captions[language], text, true);

describe('a number before the word that it counts', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'and 10 meters too', ['ten → 10']],
    ['en', '15 euro', ['fifteen → 15']],
    ['es', '8 de marzo también', ['ocho → 8']],
    ['es', '1200 grados por favor', ['mil doscientos → 1200']],
    ['fr', '180 degrés en chiffres stp', ['cent quatre vingt → 180']],
    ['fr', 'pareil pour 25 minutes', ['vingt cinq → 25']],
    ['fr', 'mets 200 personnes', ['deux cent → 200']],
    ['de', 'und 20 Euro auch', ['zwanzig → 20']],
    ['it', 'e anche 20 minuti e 12 euro', ['venti → 20', 'dodici → 12']],
    ['it', '5 centimetri scrivilo col numero', ['cinque → 5']],
    ['pt', 'e 30 reais também', ['trinta → 30']],
    ['ru', 'и 40 минут тоже', ['сорок → 40']],
  ])('is written so: in %s, «%s»', (language, text, corrections) => {
    expect(read(language, text)).toEqual(corrections);
  });

  it.each<[Language, string]>([
    ['en', 'is it 15 euro?'],
    ['en', 'i want 15 euro back'],
    ['en', 'i have 10 minutes'],
    ['fr', 'c’est combien 25 minutes ?'],
    ['de', 'kostet das 20 Euro?'],
    ['it', 'dura 30 minuti'],
    ['ru', 'осталось 40 минут видео'],
  ])('is none in a message about something else: in %s, «%s»', (language, text) => {
    expect(read(language, text)).toEqual([]);
  });
});
