import type { CaptionFontFamily } from '../../../../engine/captions/settings/font-families.ts';
import type { Meaning } from './meaning.ts';

/** "Use Anton" is about the face; "Anton" alone is a person. */
const taking = [
  'use',
  'take',
  'pick',
  'choose',
  'usa',
  'pon',
  'prends',
  'mets',
  'nimm',
  'nehmen',
  'prendi',
  'prenda',
  'bota',
  'возьми',
  'возьмите',
];
const taken = taking.flatMap((verb) => [
  `${verb} anton`,
  ...(/\p{Script=Cyrillic}/u.test(verb) ? [`${verb} антон`] : []),
]);

/** Names of faces, which are the same in all languages. */
const names: Readonly<Partial<Record<CaptionFontFamily, string>>> = {
  Anton: `${taken.join(', ')}, anton one, font anton, anton font, typeface anton, schrift anton, schriftart anton, police anton, fuente anton, letra anton, tipografia anton, fonte anton, carattere anton, шрифт anton, шрифт антон`,
  Kalam: 'kalam, font kalam',
  'IBM Plex Mono': 'ibm plex mono, ibm plex, plex mono',
  'Playfair Display': 'playfair display, playfair, play fair display',
  'Roboto Condensed': 'roboto condensed, roboto',
};

export const fontPhrases = (Object.keys(names) as CaptionFontFamily[]).map((fontFamily) => ({
  phrases: names[fontFamily]?.split(', ') ?? [],
  meaning: { kind: 'choice', settings: { fontFamily } } satisfies Meaning,
}));
