/** Raise when the way of rendering changes without any of a plan's arguments changing. */
const recipe = 2;

/**
 * All of a machine that shapes the pictures of a plan, and is not in it: segments are joined only with those that were
 * made with the same.
 */
export function madeWith({ ffmpegBuild, fontsKey }: { ffmpegBuild: string; fontsKey: string }): string {
  return `recipe ${recipe}, fonts ${fontsKey}, ${ffmpegBuild}`;
}
