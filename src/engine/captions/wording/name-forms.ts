/**
 * The forms in which a name may be said and written: itself, and in Russian its cases. Those of first names and surnames of both
 * genders, and of places, by their endings; a name of several words has all of them in the same case.
 */
export function formsOfName(name: string): string[] {
  const words = name.split(' ');
  if (!/\p{sc=Cyrillic}/u.test(name)) return [name];
  const cases = words.map((word, i) => casesOf(word, words.length > 1 && i === words.length - 1));
  const forms = caseIndexes.map((index) => cases.map((forms, i) => forms[index] ?? words[i]).join(' '));
  return [...new Set([name, ...forms])];
}

/** Genitive, dative, accusative, instrumental, prepositional. */
const caseIndexes = [0, 1, 2, 3, 4] as const;

/** Endings in the order of `caseIndexes`; the number of letters at the word's end that they replace. */
type Declension = readonly [ending: RegExp, replaced: number, endings: string];

const ofSurnames: readonly Declension[] = [
  [/(?:[оеё]в|[иы]н)$/u, 0, 'а у а ым е'],
  [/(?:[оеё]в|[иы]н)а$/u, 1, 'ой ой у ой ой'],
];

const ofAll: readonly Declension[] = [
  [/[гкх]ий$/u, 2, 'ого ому ого им ом'],
  [/[иы]й$/u, 2, 'ого ому ого ым ом'],
  [/й$/u, 1, 'я ю я ем е'],
  [/ая$/u, 2, 'ой ой ую ой ой'],
  [/ия$/u, 1, 'и и ю ей и'],
  [/я$/u, 1, 'и е ю ей е'],
  [/[гкхжшчщ]а$/u, 1, 'и е у ой е'],
  [/а$/u, 1, 'ы е у ой е'],
  [/ь$/u, 1, 'я ю я ем е'],
  [/е$/u, 1, 'я ю е ем е'],
  [/[бвгджзклмнпрстфхцчшщ]$/u, 0, 'а у а ом е'],
];

/** Words that no declension fits stay as they are. */
function casesOf(word: string, isSurname: boolean): string[] {
  const declensions = isSurname ? [...ofSurnames, ...ofAll] : ofAll;
  const found = declensions.find(([ending]) => ending.test(word));
  if (!found) return caseIndexes.map(() => word);
  const stem = word.slice(0, word.length - found[1]);
  return found[2].split(' ').map((ending) => stem + ending);
}
