import { lettersOf } from '../text/letters.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import type { Place, Spoken } from './mentions.ts';

interface Code {
  wrong: string;
  right: string;
  place: Place;
}

/** Of letters and digits. */
const maxGroups = 6;
/** Ways to say a code that are tried. */
const maxWays = 200;

/** "6П14П", "B12": how the captions have such a name as it is said aloud, "be zwölf". Those that the captions have already, or not at all, are none. */
export function codesInWords(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): Code[] {
  return words.flatMap(({ token, text }, at) => {
    if (!isCode(text) || captions.writtenAs(token.key) !== null) return [];
    const spoken = waysToSay(token.key, dictionaries).find((way) => captions.writtenAs(way) !== null);
    const wrong = spoken === undefined ? null : captions.writtenAs(spoken);
    return wrong ? [{ wrong, right: text, place: { from: at, to: at + 1 } }] : [];
  });
}

/** Letters and digits in one word. */
export function isCode(text: string): boolean {
  return /^[\p{L}\d]+$/u.test(text) && /\p{L}/u.test(text) && /\d/.test(text);
}

/** As letters, see `lettersOf`. */
function waysToSay(key: string, dictionaries: readonly Dictionary[]): string[] {
  const languages = dictionaries.map(({ language }) => language);
  const groups = key.match(/\d+|\D/gu) ?? [];
  if (groups.length > maxGroups) return [];
  return groups.reduce<string[]>(
    (ways, group) => {
      const names = /\d/.test(group)
        ? spellingsOf(group, languages)
        : [lettersOf(group), ...namesOf(group, dictionaries)];
      return ways.flatMap((way) => names.map((name) => way + name)).slice(0, maxWays);
    },
    [''],
  );
}

function namesOf(letter: string, dictionaries: readonly Dictionary[]): string[] {
  return dictionaries.flatMap(({ around }) =>
    [...around.letterNames].flatMap(([name, meant]) => (meant === letter ? [lettersOf(name)] : [])),
  );
}
