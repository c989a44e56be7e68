import { fold } from './fold.ts';

/** How Latin letters write Cyrillic ones, about as they sound. */
const sounds: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
  },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '' },
  ...{ ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

/** The letters and digits of a text alone, folded and in one script: by them words are compared that may sound alike. */
export function lettersOf(text: string): string {
  const plain = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/[а-я]/g, (letter) => sounds[letter] ?? letter);
}

/** Letters, see `lettersOf`, of which those that mostly sound alike are one: "tick tock" and "TikTok". */
export function soundOf(letters: string): string {
  return letters
    .replace(/eaux?|aux|ough|ow(?![aeiou])/g, 'o')
    .replace(/ck|qu|q|c(?![eihyz])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/([bdfgklmnprstvz])\1/g, '$1');
}
