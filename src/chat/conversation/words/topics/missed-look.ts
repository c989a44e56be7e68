import { isKind, readItems } from '../read-items.ts';
import { isRole } from '../settings/group.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** "Where did my purple highlight go?" asks for a highlight, not how far the video is: what it names; null = something else is asked. */
export function missedLook(tokens: readonly Token[], dictionaries: readonly Dictionary[]): Token[] | null {
  const isWhere = ({ key }: Token) => dictionaries.some(({ sentences }) => sentences.where.has(key));
  if (!tokens.slice(0, maxBeforeWhere).some(isWhere)) return null;
  const named = readItems(tokens, dictionaries).filter((item) => isRole(item) || isKind(item, 'color'));
  if (
    !named.some((item) => isRole(item, 'highlight', 'outline', 'box')) ||
    !named.some((item) => isKind(item, 'color'))
  )
    return null;
  return tokens.filter(({ start }) => named.some((item) => item.start <= start && start < item.end));
}

/** In tokens: "and where". */
const maxBeforeWhere = 3;
