import { tokenize } from '../text/tokenize.ts';
import type { Lexicon } from './lexicon.ts';

type Endings = Lexicon['endings'];

/** Expands a lexicon's notation into phrases, see `Lexicon`. */
export function expandPhrases(list: string, endings: Endings = {}): string[] {
  const phrases = list.split(',').map((phrase) => phrase.trim());
  return phrases.filter(Boolean).flatMap((phrase) => expandPhrase(phrase, endings));
}

function expandPhrase(phrase: string, endings: Endings): string[] {
  const open = phrase.replace(/\{([^}]+)\}/g, (_, name: string) => `(${endingsOf(name, endings)})`);
  const parts = open.split(/\(([^)]*)\)/);
  // every second part is a list of alternatives
  return parts.reduce<string[]>(
    (written, part, index) => {
      const choices = index % 2 === 0 ? [part] : part.split('|');
      return written.flatMap((before) => choices.map((choice) => before + choice));
    },
    [''],
  );
}

function endingsOf(name: string, endings: Endings): string {
  const list = endings[name];
  if (list === undefined) throw new Error(`The lexicon has no endings “${name}”`);
  return list.replaceAll('-', '').replaceAll(' ', '|');
}

/**
 * The spellings of a phrase as keys of its tokens: first the proper one (`größe` is `groesse`), then, if different, the
 * one without umlaut dots (`grosse`, which may also be another word).
 */
export function keysOf(phrase: string): string[][] {
  // a short cut for most phrases: their letters fold to themselves
  if (/^[a-zа-и к-я ]+$/.test(phrase)) return [phrase.split(' ').filter(Boolean)];
  const words = tokenize(phrase).filter(({ kind }) => kind !== 'break' && kind !== 'quiet');
  const meant = words.map(({ key, spelledOut }) => spelledOut ?? key);
  return words.some(({ spelledOut }) => spelledOut) ? [meant, words.map(({ key }) => key)] : [meant];
}
