import type { Wish } from '../../understood-words.ts';
import { fold } from '../../words/text/fold.ts';
import { talkTopics } from '../../words/topics/topic.ts';

/** What would take back or replace what the rules understood, or order it. */
const neverBeside: ReadonlySet<string> = new Set([
  ...(['undo', 'undo_look', 'like_last_time', 'use_brand', 'render'] as const),
]);

/**
 * What a model understood besides what the rules did. Where both understood something about the same setting, word, line or question, the
 * rules win: they never take “yellow” for another colour.
 */
export function besideKnown(wishes: readonly Wish[], known: readonly Wish[]): Wish[] {
  if (known.length === 0) return [...wishes];
  const taken = new Set(known.flatMap(thingsOf));
  return wishes.flatMap((wish): Wish[] => {
    if (wish.kind === 'request' && neverBeside.has(wish.request)) return [];
    // praise beside a wish says nothing about the rest
    if (wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic)) return [];
    if (wish.kind !== 'set') return thingsOf(wish).some((thing) => taken.has(thing)) ? [] : [wish];
    const open = Object.entries(wish.settings).filter(([setting]) => !taken.has(setting));
    return open.length > 0 ? [{ kind: 'set', settings: Object.fromEntries(open) }] : [];
  });
}

const thingsOfPart = {
  box: ['style', 'outlineColor'],
  highlight: ['highlightColor'],
  color: ['fontColor', 'highlightColor', 'outlineColor'],
} as const;

/** What a wish is about: settings, words, a line, a question. */
function thingsOf(wish: Wish): readonly string[] {
  switch (wish.kind) {
    case 'set':
      return Object.keys(wish.settings);
    case 'restore':
      return [...Object.keys(wish.settings), ...wish.open];
    case 'step':
    case 'limit':
      return [wish.setting];
    case 'leave_out':
      return thingsOfPart[wish.part];
    case 'swap':
    case 'recolor':
      return ['fontColor', 'highlightColor', 'outlineColor'];
    case 'shade':
      return [wish.part ?? 'fontColor'];
    case 'replace_words':
      return [`words ${fold(wish.wrong)}`];
    case 'emphasize_words':
      return [`words ${fold(wish.words)}`];
    case 'capitalize_lines':
      return ['capitals'];
    case 'plain_words':
      return ['marks'];
    case 'replace_line':
    case 'remove_line':
      return [`line ${wish.line}`];
    case 'request':
      return [`request ${wish.request}`];
    case 'topic':
      return [`topic ${wish.topic}`];
  }
}
