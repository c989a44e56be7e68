/** Names of the values of `captions_animation`, as buttons of chats and the editor show them: at most 20 characters. */
export const animations = {
  none: 'No movement',
  fade: 'Fade',
  rise: 'Rise',
  settle: 'Settle',
  slide: 'Slide',
  wave: 'Wave',
  typewriter: 'Typewriter',
  'word-pop': 'Words pop',
  'word-rise': 'Words rise',
  'word-blur': 'Words sharpen',
} as const;
