import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { takeCorrections } from './corrections/take-corrections.ts';
import { readItems } from './items/read-items.ts';
import type { Span } from './settings/find-leftovers.ts';
import { readSettings } from './settings/read-settings.ts';
import { tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/dictionary.ts';

/** Reads corrections first, since these may contain any words. The rest is settings, requests, or not understood. */
export function readMessage(text: string, dictionaries: readonly Dictionary[]): UnderstoodWords {
  const { corrections, rest } = takeCorrections(text, tokenize(text), dictionaries);
  const { findings, leftovers } = readSettings(readItems(rest, dictionaries));
  const settings = findings.map(({ wish, items }) => ({ wish, at: Math.min(...items.map(({ start }) => start)) }));
  const said = [...corrections, ...settings].sort((one, other) => one.at - other.at);
  if (said.length === 0) return { wishes: [], notUnderstood: text.trim() === '' ? [] : [text.trim()] };
  return {
    wishes: joinSettings(said.map(({ wish }) => wish)),
    notUnderstood: leftovers.map((span) => pieceOf(text, span)),
  };
}

/** Joins consecutive settings into one wish; the later value of a setting counts. */
function joinSettings(wishes: readonly Wish[]): Wish[] {
  const joined: Wish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    if (wish.kind === 'set' && last?.kind === 'set') {
      joined.splice(-1, 1, { kind: 'set', settings: { ...last.settings, ...wish.settings } });
    } else if (!joined.some((one) => isSameRequest(one, wish))) joined.push(wish);
  }
  return joined;
}

function isSameRequest(one: Wish, other: Wish): boolean {
  return one.kind === 'request' && other.kind === 'request' && one.request === other.request;
}

function pieceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
