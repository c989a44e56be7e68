/**
 * What people call sizes of letters and of their outline, from the smallest on; anything between may be chosen, too.
 */
export const letterSizes = { small: 28, medium: 40, large: 52, huge: 65 } as const;
export const outlineSizes = { thin: 4, medium: 8, thick: 14 } as const;

/** @returns the name of the size that is nearest; `exact` = it is just that */
export function nearestSize<Name extends string>(
  sizes: Record<Name, number>,
  size: number,
): { name: Name; exact: boolean } {
  const names = Object.keys(sizes) as Name[];
  const name = names.reduce((best, next) =>
    Math.abs(sizes[next] - size) < Math.abs(sizes[best] - size) ? next : best,
  );
  return { name, exact: sizes[name] === size };
}
