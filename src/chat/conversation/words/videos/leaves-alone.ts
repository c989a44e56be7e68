import { fold } from '../text/fold.ts';

/** Beginnings of words that ask for no change, in any of our languages; folded. */
const beginnings =
  'leave|keep|unchanged|untouched|alone|stay|lass|lasst|belass|bleib|unverandert|deja|dejal|dejen|igual|laiss|touche|inchang|lasci|invariat|toccar|deix|mant|mexe|mexa|остав|трога|как есть|как было';

const pattern = new RegExp(`(^|[^\\p{L}])(${beginnings})`, 'u');

/** "The last one on top, leave the others alone": whether a clause asks for no change. */
export function leavesAlone(clause: string): boolean {
  return pattern.test(fold(clause));
}
