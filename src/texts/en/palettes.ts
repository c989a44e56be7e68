/** Names of the palettes of styles: in chats and in the editor. */
export const palettes = {
  yellow: 'Yellow',
  lime: 'Lime',
  turquoise: 'Turquoise',
  red: 'Red',
  blue: 'Blue',
  purple: 'Purple',
  green: 'Green',
  orange: 'Orange',
  pink: 'Pink',
  white: 'White',
  mint: 'Mint',
  gold: 'Gold',
  peach: 'Peach',
} as const;
