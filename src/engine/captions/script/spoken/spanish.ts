import { countOf, listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve ' +
    'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const tens = listOf('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const hundreds = listOf(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);
const firstOrdinals = listOf('- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo');

export const spanish: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals: (value) => [firstOrdinals[value] ?? cardinal(value)],
  years: () => [],
  ordinalSuffixes: ['o', 'a', 'er', 'ero', 'era', 'º', 'ª'],
  decimalMarks: ['coma', 'punto', 'con'],
  minus: 'menos',
  symbols: tableOf(`
    &: y
    +: más
    =: igual a, es igual a
    %: por ciento
    ‰: por mil
    @: arroba
    #: hashtag, número
    №: número
    °: grados, grado
    €: euros, euro
    $: dólares, dólar, pesos
    £: libras
    ¥: yenes
    ₽: rublos
    .: punto
    /: barra
    ×: por
    ½: medio, un medio
    ¼: un cuarto
    ¾: tres cuartos
    §: sección
  `),
  abbreviations: tableOf(`
    sr: señor
    sra: señora
    srta: señorita
    sres: señores
    d: don
    dª dña: doña
    dr: doctor
    dra: doctora
    prof: profesor
    ud vd: usted
    uds vds: ustedes
    sto: santo
    sta: santa
    etc: etcétera
    pej: por ejemplo
    ej: ejemplo
    aprox: aproximadamente
    núm nº no: número
    pág: página
    tel: teléfono
    av avda: avenida
    eeuu: estados unidos
    ss: siguientes
    h: horas, hora
    min: minutos, minuto
    s seg: segundos, segundo
    km: kilómetros, kilómetro
    m: metros, metro
    cm: centímetros
    mm: milímetros
    kg: kilogramos, kilos
    g: gramos
    l: litros
    kmh: kilómetros por hora
    mb: megabytes
    gb: gigabytes, gigas
    c: grados centígrados, grados celsius
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'cero';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  const large = billions * 1000 + millions;
  const ofMillions = countOf(large, 'un millón', (count) => `${belowMillion(count)} millones`);
  return [ofMillions, belowMillion(thousands * 1000 + ones)].filter(Boolean).join(' ');
}

function belowMillion(value: number): string {
  const [ones, thousands] = thousandGroups(value);
  const before = countOf(thousands, 'mil', (count) => `${below1000(count)} mil`);
  return [before, ones ? below1000(ones) : ''].filter(Boolean).join(' ');
}

function below1000(value: number): string {
  if (value === 100) return 'cien';
  const rest = value % 100;
  return [hundreds[Math.floor(value / 100)], rest ? below100(rest) : '']
    .filter((part) => part && part !== '-')
    .join(' ');
}

function below100(value: number): string {
  if (value < 30) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} y ${small[value % 10]}`;
}
