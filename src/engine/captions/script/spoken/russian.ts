import { listOf, type SpokenLanguage, tableOf, thousandGroups } from './spoken-language.ts';

const small = listOf(
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать ' +
    'шестнадцать семнадцать восемнадцать девятнадцать',
);
const tens = listOf('- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто');
const hundreds = listOf('- сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот');
const smallOrdinals = listOf('нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый');
const tenOrdinals = listOf(
  '- - двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый',
);

export const russian: SpokenLanguage = {
  cardinals: (value) => [cardinal(value)],
  ordinals: (value) => [ordinal(value)],
  // years are ordinals, and mostly in the prepositional case: «в 1995 году»
  years: (value) => [ordinal(value), ordinal(value).replace(/(ый|ой|ий)$/, 'ом')],
  ordinalSuffixes: ['й', 'я', 'е', 'го', 'му', 'м', 'х', 'ая', 'ый', 'ой', 'ое'],
  decimalMarks: ['запятая', 'точка', 'и', 'целых'],
  minus: 'минус',
  symbols: tableOf(`
    &: и
    +: плюс
    =: равно
    %: процентов, процента, процент
    ‰: промилле
    @: собака, эт
    #: хештег, номер
    №: номер
    °: градусов, градуса, градус
    €: евро
    $: долларов, доллара, доллар
    £: фунтов, фунта, фунт
    ¥: иен
    ₽: рублей, рубля, рубль
    .: точка
    /: слеш, дробь
    ×: на
    ½: половина, одна вторая
    ¼: четверть
    ¾: три четверти
    §: параграф
  `),
  abbreviations: tableOf(`
    г: год, году, года, город
    гг: годы, годах, годов
    в: век, веке, века
    вв: века, веков
    др: другие, другое, доктор
    тд: так далее
    тп: тому подобное
    те: то есть
    тк: так как
    тн: так называемый, так называемая
    напр: например
    см: смотри, смотрите, сантиметров, сантиметра
    ул: улица
    стр: страница
    рис: рисунок
    тел: телефон
    руб р: рублей, рубля, рубль
    коп: копеек
    тыс: тысяч, тысячи, тысяча
    млн: миллионов, миллиона, миллион
    млрд: миллиардов, миллиарда, миллиард
    ч: часов, часа, час
    мин: минут, минуты, минута
    сек с: секунд, секунды, секунда
    км: километров, километра, километр
    м: метров, метра, метр
    мм: миллиметров
    кг: килограммов, килограмма, килограмм
    л: литров, литра
    кмч: километров в час
    мб: мегабайт
    гб: гигабайт
    чел: человек
    сша: соединённые штаты америки
    рф: российская федерация
    проф: профессор
  `),
};

function cardinal(value: number): string {
  if (value === 0) return 'ноль';
  const [ones, thousands, millions, billions] = thousandGroups(value);
  return [
    counted(billions, ['миллиард', 'миллиарда', 'миллиардов']),
    counted(millions, ['миллион', 'миллиона', 'миллионов']),
    counted(thousands, ['тысяча', 'тысячи', 'тысяч'])
      .replace(/^один /, 'одна ')
      .replace(/два т/, 'две т'),
    ones ? below1000(ones) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function counted(count: number, [one, few, many]: [string, string, string]): string {
  if (count === 0) return '';
  const isTeen = count % 100 > 10 && count % 100 < 20;
  const last = count % 10;
  if (count === 1) return one;
  if (!isTeen && last === 1) return `${below1000(count)} ${one}`;
  return `${below1000(count)} ${!isTeen && last > 1 && last < 5 ? few : many}`;
}

function below1000(value: number): string {
  const rest = value % 100;
  const before = hundreds[Math.floor(value / 100)] ?? '';
  return [before === '-' ? '' : before, rest ? below100(rest) : ''].filter(Boolean).join(' ');
}

function below100(value: number): string {
  if (value < 20) return small[value] ?? '';
  return value % 10 === 0 ? (tens[value / 10] ?? '') : `${tens[Math.floor(value / 10)]} ${small[value % 10]}`;
}

/** Only the last word is an ordinal. */
function ordinal(value: number): string {
  if (value % 1000 === 0) return value === 2000 ? 'двухтысячный' : cardinal(value);
  const rest = value % 100;
  if (rest === 0) return `${cardinal(value)}ый`;
  const last = rest > 20 && rest % 10 > 0 ? rest % 10 : rest;
  const before = value - last > 0 ? cardinal(value - last) : '';
  return [before, ordinalWord(last)].filter(Boolean).join(' ');
}

function ordinalWord(value: number): string {
  if (value <= 10) return smallOrdinals[value] ?? '';
  return value < 20 ? (small[value] ?? '').replace(/ь$/, 'ый') : (tenOrdinals[value / 10] ?? '');
}
