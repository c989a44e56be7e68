/** Raise it when rendering changes without a change of any argument in a plan. */
const recipe = 2;

/**
 * Identifies what shapes the frames of a plan but is not part of it (ffmpeg build, fonts). Only segments with the same
 * value are joined.
 */
export function madeWith({ ffmpegBuild, fontsKey }: { ffmpegBuild: string; fontsKey: string }): string {
  return `recipe ${recipe}, fonts ${fontsKey}, ${ffmpegBuild}`;
}
