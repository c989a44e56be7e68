import type { SeenFace } from './face-map.ts';

/** Somebody on the way from one place to another, by the share of the way that is done. Pure. */
export function faceBetween(from: SeenFace, to: SeenFace, share: number): SeenFace {
  const at = (side: 'left' | 'top' | 'width' | 'height') => from[side] + (to[side] - from[side]) * share;
  return { ...from, left: at('left'), top: at('top'), width: at('width'), height: at('height') };
}
