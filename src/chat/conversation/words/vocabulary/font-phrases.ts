import type { CaptionFontFamily } from '../../../../engine/captions/settings/font-families.ts';
import type { Meaning } from './concepts.ts';

/** Names of faces, which are the same in all languages. "Anton" alone is a person. */
const names: Readonly<Partial<Record<CaptionFontFamily, string>>> = {
  Anton:
    'font anton, anton font, typeface anton, schrift anton, schriftart anton, police anton, fuente anton, letra anton, tipografia anton, fonte anton, carattere anton, шрифт anton, шрифт антон',
  Kalam: 'kalam, font kalam',
  'IBM Plex Mono': 'ibm plex mono, ibm plex, plex mono',
  'Playfair Display': 'playfair display, playfair, play fair display',
  'Roboto Condensed': 'roboto condensed, roboto',
};

export const fontPhrases = (Object.keys(names) as CaptionFontFamily[]).map((fontFamily) => ({
  phrases: names[fontFamily]?.split(', ') ?? [],
  meaning: { kind: 'choice', settings: { fontFamily } } satisfies Meaning,
}));
