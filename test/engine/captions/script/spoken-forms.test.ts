import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../../src/engine/captions/script/letters.ts';
import { spokenForms } from '../../../../src/engine/captions/script/spoken/spoken-forms.ts';
import { spokenLanguage } from '../../../../src/engine/captions/script/spoken/spoken-languages.ts';

/** How words are written, and one way to say them. */
const said: Record<string, [written: string, spoken: string][]> = {
  en: [
    ['25', 'twenty five'],
    ['1,250', 'one thousand two hundred and fifty'],
    ['1995', 'nineteen ninety five'],
    ['1905', 'nineteen oh five'],
    ['3.14', 'three point one four'],
    ['20th', 'twentieth'],
    ['21st', 'twenty first'],
    ['$5', 'five dollars'],
    ['20%', 'twenty percent'],
    ['-5', 'minus five'],
    ['10:30', 'ten thirty'],
    ['007', 'zero zero seven'],
    ['R&D', 'R and D'],
    ['C++', 'C plus plus'],
    ['Dr.', 'doctor'],
    ['e.g.', 'for example'],
    ['5km', 'five kilometers'],
    ['john@example.com', 'john at example dot com'],
    ['#1', 'number one'],
  ],
  de: [
    ['25', 'fünfundzwanzig'],
    ['1.234.567', 'eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig'],
    ['1995', 'neunzehnhundertfünfundneunzig'],
    ['3.', 'dritten'],
    ['z.B.', 'zum Beispiel'],
    ['2,5', 'zwei Komma fünf'],
    ['25%', 'fünfundzwanzig Prozent'],
  ],
  es: [
    ['21', 'veintiuno'],
    ['1881', 'mil ochocientos ochenta y uno'],
    ['1.000.000', 'un millón'],
    ['D.', 'don'],
    ['EE.UU.', 'Estados Unidos'],
    ['3.º', 'tercero'],
  ],
  fr: [
    ['71', 'soixante et onze'],
    ['80', 'quatre-vingts'],
    ['95', 'quatre-vingt-quinze'],
    ['1er', 'premier'],
    ['5e', 'cinquième'],
    ['M.', 'monsieur'],
    ['3,5%', 'trois virgule cinq pour cent'],
  ],
  it: [
    ['28', 'ventotto'],
    ['2024', 'duemila ventiquattro'],
    ['dott.ssa', 'dottoressa'],
    ['100€', 'cento euro'],
  ],
  pt: [
    ['16', 'dezesseis'],
    ['1500', 'mil e quinhentos'],
    ['121', 'cento e vinte e um'],
    ['Sra.', 'senhora'],
  ],
  ru: [
    ['25', 'двадцать пять'],
    ['2000', 'две тысячи'],
    ['1995', 'тысяча девятьсот девяносто пятом'],
    ['5₽', 'пять рублей'],
    ['т.е.', 'то есть'],
    ['3-й', 'третий'],
  ],
};

describe('spokenForms', () => {
  for (const [language, cases] of Object.entries(said)) {
    it.each(cases)(`says %s in ${language} as «%s»`, (written, spoken) => {
      expect(spokenForms(written, spokenLanguage(language))).toContain(lettersOf(spoken));
    });
  }

  it('has the word itself first, and nothing else for a usual word', () => {
    expect(spokenForms('Élan,', spokenLanguage('fr'))).toEqual(['elan']);
    expect(spokenForms('25', null)).toEqual(['25']);
  });

  it('has few forms of whatever is written', () => {
    for (const text of ['1.2.3.4.5.6.7.8.9', '&&&&&&&&', '1/2/3/4%€$', '9'.repeat(60), '€'.repeat(59)]) {
      expect(spokenForms(text, spokenLanguage('en')).length).toBeLessThan(30);
    }
  });
});
