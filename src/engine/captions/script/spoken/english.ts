import { listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = listOf('- - twenty thirty forty fifty sixty seventy eighty ninety');
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

export const english: SpokenLanguage = {
  cardinals: (value) => [cardinal(value, ' '), ...(value > 100 ? [cardinal(value, ' and ')] : [])],
  ordinals: (value) => [ordinal(cardinal(value, ' '))],
  years(value) {
    const [century, rest] = [Math.floor(value / 100), value % 100];
    if (rest === 0) return [`${below100(century)} hundred`];
    return [`${below100(century)} ${rest < 10 ? `oh ${below100(rest)}` : below100(rest)}`];
  },
  ordinalSuffixes: ['st', 'nd', 'rd', 'th'],
  decimalMarks: ['point'],
  minus: 'minus',
  symbols: tableOf(`
    &: and
    +: plus
    =: equals
    %: percent
    ‰: per mille
    @: at
    #: hashtag, number
    №: number
    °: degrees, degree
    €: euros, euro
    $: dollars, dollar
    £: pounds, pound
    ¥: yen
    ₽: roubles, rubles
    .: dot, point
    /: slash
    ×: times, by
    ½: one half, a half, half
    ¼: one quarter, a quarter
    ¾: three quarters
    §: section
  `),
  abbreviations: tableOf(`
    mr: mister
    mrs: missus
    ms: miss
    dr: doctor, drive
    prof: professor
    st: saint, street
    jr: junior
    sr: senior
    vs: versus
    etc: et cetera, etcetera
    eg: for example, for instance
    ie: that is
    approx: approximately
    no: number
    dept: department
    inc: incorporated
    ltd: limited
    co: company
    ave: avenue
    fig: figure
    min mins: minutes, minute
    sec secs s: seconds, second
    hr hrs h: hours, hour
    km: kilometers, kilometres, kilometer, k m
    m: meters, metres, million
    cm: centimeters, centimetres
    mm: millimeters, millimetres
    kg: kilograms, kilos, kilogram
    g: grams
    lb lbs: pounds, pound
    oz: ounces
    ft: feet, foot
    mph: miles per hour
    kmh: kilometers per hour, kilometres per hour
    k: thousand
    bn: billion
    mb: megabytes
    gb: gigabytes, gigs
    tb: terabytes
    c: degrees celsius, celsius
    f: degrees fahrenheit
    am: a m
    pm: p m
    asap: as soon as possible
    faq: frequently asked questions
  `),
};

function cardinal(value: number, joint: ' ' | ' and '): string {
  if (value === 0) return 'zero';
  const [ones, ...higher] = thousandGroups(value);
  const groups = higher
    .map((group, index) => (group ? `${below1000(group, joint)} ${['thousand', 'million', 'billion'][index]}` : ''))
    .reverse();
  const last = ones ? below1000(ones, joint) : '';
  return [...groups, value > 1000 && ones > 0 && ones < 100 ? joint.trim() + last : last].filter(Boolean).join(' ');
}

function below1000(value: number, joint: string): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0) return below100(rest);
  return rest === 0 ? `${small[hundreds]} hundred` : `${small[hundreds]} hundred${joint}${below100(rest)}`;
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} ${small[value % 10]}`;
}

function ordinal(spoken: string): string {
  const words = spoken.split(' ');
  const last = words.pop() ?? '';
  return [...words, irregularOrdinals[last] ?? last.replace(/y$/, 'ie').concat('th')].join(' ');
}
