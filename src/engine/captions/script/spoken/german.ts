import { countOf, listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const tens = listOf('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const irregularOrdinals: Record<number, string> = { 1: 'erste', 3: 'dritte', 7: 'siebte', 8: 'achte' };

export const german: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals(value) {
    const rest = value % 100;
    const before = value > 100 ? cardinal(value - rest) : '';
    const ending = irregularOrdinals[rest] ?? cardinal(rest) + (rest > 0 && rest < 20 ? 'te' : 'ste');
    return [`${before}${ending}`, `${before}${ending}n`];
  },
  years(value) {
    if (value >= 2000 || value < 1100) return [];
    const rest = value % 100;
    return [`${small[Math.floor(value / 100)]}hundert${rest ? below100(rest) : ''}`];
  },
  ordinalSuffixes: ['te', 'ten', 'ter', 'tes', 'ste', 'sten'],
  decimalMarks: ['komma', 'punkt'],
  minus: 'minus',
  symbols: tableOf(`
    &: und
    +: plus
    =: gleich, ist gleich
    %: prozent
    ‰: promille
    @: at, ät
    #: hashtag, nummer
    №: nummer
    °: grad
    €: euro
    $: dollar
    £: pfund
    ¥: yen
    ₽: rubel
    .: punkt
    /: schrägstrich
    ×: mal
    ½: ein halb, einhalb, ein halber
    ¼: ein viertel
    ¾: drei viertel
    §: paragraph
  `),
  abbreviations: tableOf(`
    zb: zum beispiel
    dh: das heißt
    usw: und so weiter
    ua: unter anderem, unter anderen
    uä: und ähnliches
    bzw: beziehungsweise
    ca: circa, zirka
    etc: et cetera
    evtl: eventuell
    ggf: gegebenenfalls
    inkl: inklusive
    zt: zum teil
    va: vor allem
    sog: sogenannte, sogenannten
    vgl: vergleiche
    dr: doktor
    prof: professor
    hr: herr
    fr: frau
    st: sankt
    nr: nummer
    str: straße
    tel: telefon
    mio: millionen, million
    mrd: milliarden, milliarde
    std h: stunden, stunde
    min: minuten, minute
    sek s: sekunden, sekunde
    km: kilometer
    m: meter
    cm: zentimeter
    mm: millimeter
    kg: kilogramm, kilo
    g: gramm
    l: liter
    kmh: kilometer pro stunde, stundenkilometer
    mb: megabyte
    gb: gigabyte
    c: grad celsius
    uhr: uhr
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'null';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  const large = [
    countOf(billions, 'eine milliarde', (value) => `${below1000(value)} milliarden`),
    countOf(millions, 'eine million', (value) => `${below1000(value)} millionen`),
    countOf(thousands, 'eintausend', (value) => `${below1000(value)}tausend`),
  ];
  return [...large, ones ? below1000(ones) : ''].filter(Boolean).join('');
}

function below1000(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const before = countOf(hundreds, 'einhundert', (count) => `${small[count]}hundert`);
  return before + (rest ? below100(rest) : '');
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  const [ten, one] = [Math.floor(value / 10), value % 10];
  return one === 0 ? (tens[ten] ?? '') : `${one === 1 ? 'ein' : small[one]}und${tens[ten]}`;
}
