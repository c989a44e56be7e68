/** Ready-made styles, see `caption-presets.ts`; the first is the default. */
export const captionStyleNames = [
  'pop',
  'pill',
  'karaoke',
  'word-by-word',
  'minimal',
  'boxed',
  'neon',
  'typewriter',
  'underline',
  'comic',
  'impact',
  'handwritten',
  'editorial',
  'news',
  'gradient',
  'duo',
] as const;
export type CaptionStyleName = (typeof captionStyleNames)[number];

export const defaultStyle = 'pop' satisfies CaptionStyleName;

/** Names of palettes, after the colour that one sees first. Texts in every language say them. */
export const paletteNames = [
  'yellow',
  'lime',
  'turquoise',
  'red',
  'blue',
  'purple',
  'green',
  'orange',
  'pink',
  'white',
  'mint',
  'gold',
  'peach',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** The palettes of each style; the first has the colours that the style has without a palette. */
export const stylePalettes = {
  pop: ['yellow', 'lime', 'turquoise'],
  pill: ['red', 'blue', 'purple'],
  karaoke: ['green', 'yellow', 'pink'],
  'word-by-word': ['white', 'yellow', 'lime'],
  minimal: ['yellow', 'white', 'mint'],
  boxed: ['yellow', 'white', 'blue'],
  neon: ['blue', 'purple', 'red'],
  typewriter: ['green', 'gold', 'white'],
  underline: ['orange', 'lime', 'pink'],
  comic: ['yellow', 'white', 'turquoise'],
  impact: ['yellow', 'red', 'lime'],
  handwritten: ['yellow', 'pink', 'mint'],
  editorial: ['gold', 'white', 'peach'],
  news: ['blue', 'red', 'white'],
  gradient: ['orange', 'pink', 'lime'],
  duo: ['yellow', 'turquoise', 'pink'],
} as const satisfies Record<CaptionStyleName, readonly [PaletteName, PaletteName, PaletteName]>;

export type PaletteOf<Style extends CaptionStyleName> = (typeof stylePalettes)[Style][number];

/** A style as it is given and stored: its name, or its name with one of its palettes. */
export type StyleChoice =
  | CaptionStyleName
  | { [Style in CaptionStyleName]: `${Style}/${PaletteOf<Style>}` }[CaptionStyleName];

/** Every {@link StyleChoice}: all names first, then the palettes of each. */
export const styleChoices: readonly StyleChoice[] = [
  ...captionStyleNames,
  ...captionStyleNames.flatMap((style) => stylePalettes[style].map((palette) => `${style}/${palette}` as StyleChoice)),
];

/** The two parts of a choice; without a palette it is the style's first. */
export function partsOfStyle(choice: StyleChoice): { style: CaptionStyleName; palette: PaletteName } {
  const [name, palette] = choice.split('/');
  const style = captionStyleNames.find((known) => known === name) ?? defaultStyle;
  return { style, palette: paletteNames.find((known) => known === palette) ?? stylePalettes[style][0] };
}

/** The file of a style's still; the first palette is the style itself. */
export function stillOf(choice: StyleChoice): string {
  const { style, palette } = partsOfStyle(choice);
  return palette === stylePalettes[style][0] ? `${style}.jpg` : `${style}-${palette}.jpg`;
}
