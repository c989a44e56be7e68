import { countOf, listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const tens = listOf('- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');

export const french: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals: (value) => (value === 1 ? ['premier', 'première'] : [`${stem(cardinal(value))}ième`]),
  years(value) {
    if (value >= 2000 || value < 1100) return [];
    const rest = value % 100;
    return [`${small[Math.floor(value / 100)]} cent ${rest ? below100(rest) : ''}`];
  },
  ordinalSuffixes: ['er', 're', 'ère', 'e', 'ème', 'eme', 'nd', 'nde'],
  decimalMarks: ['virgule', 'point'],
  minus: 'moins',
  symbols: tableOf(`
    &: et
    +: plus
    =: égale, égal
    %: pour cent
    ‰: pour mille
    @: arobase, at
    #: hashtag, numéro
    №: numéro
    °: degrés, degré
    €: euros, euro
    $: dollars, dollar
    £: livres
    ¥: yens
    ₽: roubles
    .: point
    /: slash, sur
    ×: fois
    ½: un demi, demi
    ¼: un quart
    ¾: trois quarts
    §: paragraphe
  `),
  abbreviations: tableOf(`
    m: monsieur, mètres, mètre
    mm: messieurs, millimètres
    mme: madame
    mmes: mesdames
    mlle: mademoiselle
    dr: docteur
    pr: professeur
    me: maître
    st: saint
    ste: sainte
    etc: et cetera, etcétéra
    cad: c'est-à-dire
    pex: par exemple
    ex: exemple
    env: environ
    no n: numéro
    tél: téléphone
    av: avenue
    bd: boulevard
    vs: versus
    svp: s'il vous plaît
    rdv: rendez-vous
    h: heures, heure
    min mn: minutes, minute
    s sec: secondes, seconde
    km: kilomètres, kilomètre
    cm: centimètres
    kg: kilogrammes, kilos
    g: grammes
    l: litres
    kmh: kilomètres heure, kilomètres à l'heure
    mo: mégaoctets
    go: gigaoctets
    c: degrés celsius
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'zéro';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  return [
    billions ? `${below1000(billions)} milliard${billions > 1 ? 's' : ''}` : '',
    millions ? `${below1000(millions)} million${millions > 1 ? 's' : ''}` : '',
    countOf(thousands, 'mille', (count) => `${below1000(count)} mille`),
    ones ? below1000(ones) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function below1000(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const before = countOf(hundreds, 'cent', (count) => `${small[count]} cent${rest === 0 ? 's' : ''}`);
  return [before, rest ? below100(rest) : ''].filter(Boolean).join(' ');
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  const ten = Math.floor(value / 10);
  // seventy and ninety go on from sixty and eighty
  const rest = value - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10;
  if (rest === 0) return value === 80 ? 'quatre-vingts' : (tens[ten] ?? '');
  const isJoined = (rest === 1 || rest === 11) && ten < 8;
  return `${tens[ten]}${isJoined ? ' et ' : '-'}${small[rest]}`;
}

function stem(spoken: string): string {
  return spoken
    .replace(/(quatre-vingt|cent|million|milliard)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '');
}
