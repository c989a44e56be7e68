import type { Wish } from '../../understood-words.ts';
import { fold } from '../../words/text/fold.ts';

/**
 * What a model understood besides what the rules did. Of one thing, what the rules understood counts: they never take “yellow” for
 * another colour.
 */
export function besideKnown(wishes: readonly Wish[], known: readonly Wish[]): Wish[] {
  const taken = new Set(known.flatMap(thingsOf));
  return wishes.flatMap((wish): Wish[] => {
    if (wish.kind !== 'set') return thingsOf(wish).some((thing) => taken.has(thing)) ? [] : [wish];
    const open = Object.entries(wish.settings).filter(([setting]) => !taken.has(setting));
    return open.length > 0 ? [{ kind: 'set', settings: Object.fromEntries(open) }] : [];
  });
}

/** What a wish is about: settings, words, a line, a question. */
function thingsOf(wish: Wish): string[] {
  switch (wish.kind) {
    case 'set':
      return Object.keys(wish.settings);
    case 'step':
    case 'limit':
      return [wish.setting];
    case 'leave_out':
      return wish.part === 'box' ? ['boxColor', 'boxOpacity'] : ['highlightColor'];
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
