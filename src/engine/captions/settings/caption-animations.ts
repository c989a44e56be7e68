/** Ways in which pages appear, and behind them those in which words appear one by one. */
export const captionAnimationNames = [
  'fade',
  'rise',
  'settle',
  'slide',
  'wave',
  'typewriter',
  'word-pop',
  'word-rise',
  'word-blur',
] as const;
export type CaptionAnimation = (typeof captionAnimationNames)[number];

/** Values of `captions_animation`. `auto` = the style's own, `none` = nothing moves. */
export const animationChoices = ['auto', 'none', ...captionAnimationNames] as const;

/** What API and docs say of each. Times and distances: `src/engine/layout/motion`. */
export const captionAnimations: Record<CaptionAnimation, { title: string; description: string }> = {
  fade: { title: 'Fade', description: 'Pages fade in.' },
  rise: { title: 'Rise', description: 'Pages rise to their place while they fade in.' },
  settle: { title: 'Settle', description: 'Pages drop to their place with a slight tilt.' },
  slide: { title: 'Slide', description: 'Pages slide in after a pause, and fade in otherwise.' },
  wave: { title: 'Wave', description: 'The words of a page rise one after the other, before the first one is spoken.' },
  typewriter: { title: 'Typewriter', description: 'The letters of each word are typed just before it is spoken.' },
  'word-pop': { title: 'Words pop', description: 'Each word grows to its size just before it is spoken.' },
  'word-rise': { title: 'Words rise', description: 'Each word rises to its place just before it is spoken.' },
  'word-blur': {
    title: 'Words sharpen',
    description: 'Each word turns from blurred to sharp just before it is spoken.',
  },
};
