import { countOf, listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const tens = listOf('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const firstOrdinals = listOf('- primo secondo terzo quarto quinto sesto settimo ottavo nono decimo');

export const italian: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals: (value) => [firstOrdinals[value] ?? `${cardinal(value).replace(/[aeio]$/, '')}esimo`],
  years: () => [],
  ordinalSuffixes: ['o', 'a', 'º', 'ª', '°'],
  decimalMarks: ['virgola', 'punto'],
  minus: 'meno',
  symbols: tableOf(`
    &: e
    +: più
    =: uguale, è uguale a
    %: per cento
    ‰: per mille
    @: chiocciola, at
    #: hashtag, numero
    №: numero
    °: gradi, grado
    €: euro
    $: dollari, dollaro
    £: sterline
    ¥: yen
    ₽: rubli
    .: punto
    /: barra
    ×: per
    ½: mezzo, un mezzo
    ¼: un quarto
    ¾: tre quarti
    §: paragrafo
  `),
  abbreviations: tableOf(`
    sig: signor
    sigra: signora
    signa: signorina
    dott dr: dottor, dottore
    dottssa: dottoressa
    prof: professore, professor
    profssa: professoressa
    avv: avvocato
    ing: ingegner, ingegnere
    ecc: eccetera
    etc: eccetera
    pes ades: per esempio, ad esempio
    es: esempio
    ca: circa
    cd: cosiddetto
    n nr: numero
    tel: telefono
    pag: pagina
    ss: santi
    mln: milioni
    mld: miliardi
    h: ore, ora
    min: minuti, minuto
    s sec: secondi, secondo
    km: chilometri, chilometro
    m: metri, metro
    cm: centimetri
    mm: millimetri
    kg: chilogrammi, chili
    g: grammi
    l: litri
    kmh: chilometri all'ora, chilometri orari
    mb: megabyte
    gb: gigabyte, giga
    c: gradi centigradi, gradi celsius
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'zero';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  return [
    countOf(billions, 'un miliardo', (count) => `${below1000(count)} miliardi`),
    countOf(millions, 'un milione', (count) => `${below1000(count)} milioni`),
    countOf(thousands, 'mille', (count) => `${below1000(count)}mila`),
    ones ? below1000(ones) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function below1000(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const before = countOf(hundreds, 'cento', (count) => `${small[count]}cento`);
  return before + (rest ? below100(rest) : '');
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  const [ten = '', one] = [tens[Math.floor(value / 10)], value % 10];
  if (one === 0) return ten;
  return (one === 1 || one === 8 ? ten.slice(0, -1) : ten) + small[one];
}
