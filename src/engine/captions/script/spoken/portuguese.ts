import { countOf, listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
);
const tens = listOf('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const hundreds = listOf(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);
const firstOrdinals = listOf('- primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo');

export const portuguese: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals: (value) => [firstOrdinals[value] ?? cardinal(value)],
  years: () => [],
  ordinalSuffixes: ['o', 'a', 'º', 'ª', '°'],
  decimalMarks: ['vírgula', 'ponto'],
  minus: 'menos',
  symbols: tableOf(`
    &: e
    +: mais
    =: igual a, é igual a
    %: por cento
    ‰: por mil
    @: arroba
    #: hashtag, número
    №: número
    °: graus, grau
    €: euros, euro
    $: dólares, dólar
    £: libras
    ¥: ienes
    ₽: rublos
    .: ponto
    /: barra
    ×: vezes, por
    ½: meio, meia
    ¼: um quarto
    ¾: três quartos
    §: parágrafo
  `),
  abbreviations: tableOf(`
    sr: senhor
    sra: senhora
    srta: senhorita
    d: dona, dom
    dr: doutor
    dra: doutora
    prof: professor
    profa: professora
    vc: você
    vcs: vocês
    sto: santo
    sta: santa
    etc: et cetera, etcétera
    pex: por exemplo
    ex: exemplo
    aprox: aproximadamente
    nº no: número
    pág: página
    tel: telefone
    av: avenida
    r: reais, rua
    eua: estados unidos
    mi: milhões
    bi: bilhões
    h: horas, hora
    min: minutos, minuto
    s seg: segundos, segundo
    km: quilômetros, quilómetros
    m: metros, metro
    cm: centímetros
    mm: milímetros
    kg: quilogramas, quilos
    g: gramas
    l: litros
    kmh: quilômetros por hora, quilómetros por hora
    mb: megabytes
    gb: gigabytes, gigas
    c: graus celsius
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'zero';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  const large = [
    countOf(billions, 'um bilhão', (count) => `${below1000(count)} bilhões`),
    countOf(millions, 'um milhão', (count) => `${below1000(count)} milhões`),
    countOf(thousands, 'mil', (count) => `${below1000(count)} mil`),
  ].filter(Boolean);
  const isJoined = large.length > 0 && (ones < 100 || ones % 100 === 0);
  const last = ones ? below1000(ones) : '';
  return [...large, last && isJoined ? `e ${last}` : last].filter(Boolean).join(' ');
}

function below1000(value: number): string {
  if (value === 100) return 'cem';
  const rest = value % 100;
  const before = hundreds[Math.floor(value / 100)] ?? '';
  return [before === '-' ? '' : before, rest ? below100(rest) : ''].filter(Boolean).join(' e ');
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} e ${small[value % 10]}`;
}
