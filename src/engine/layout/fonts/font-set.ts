import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { CaptionFontFamily } from '../../captions/settings/caption-settings.ts';
import { fallbackFonts } from './fallback-fonts.ts';
import { type FontFace, loadFontFace } from './font-face.ts';

/** Every font the layout may use; files are read when first needed, and then kept. */
export interface FontSet {
  /** The face of a family. THEBOLDFONT is the owner's own where FONTS_DIR has it, else Poppins Black. */
  primary(family: CaptionFontFamily): FontFace;
  /** THEBOLDFONT has capitals only, and so has what stands in for it. */
  usesCapitals(family: CaptionFontFamily): boolean;
  /** The first face that has every sign of one grapheme; null = none has. */
  faceFor(family: CaptionFontFamily, grapheme: string, hanStyle: HanStyle): FontFace | null;
  /** The file of a family, by the name inside it; null = none has that name. */
  fileOf(family: string): string | null;
  /** Folders that libass must find the fonts in. */
  fontDirs: string[];
}

/** Chinese and Japanese draw many shared signs differently. */
export type HanStyle = 'chinese' | 'japanese';

const familyFiles = {
  Sigmar: 'SigmarOne-Regular.ttf',
  Rubik: 'Rubik-Black.ttf',
  THEBOLDFONT: 'Poppins-Black.ttf',
} as const;

/** `fontsDir` is the owner's own folder (FONTS_DIR) or null; its other fonts are asked last. */
export function loadFonts({ assetsDir, fontsDir }: { assetsDir: string; fontsDir: string | null }): FontSet {
  const bundledDir = resolve(assetsDir, 'fonts');
  const faces = new Map<string, FontFace>();
  const ownPaths = fontsDir === null ? [] : listFonts(fontsDir);
  const boldFontPath = ownPaths.find((path) => isTheBoldFont(path, load(path)?.family ?? ''));
  const found = new Map<string, FontFace | null>();

  return {
    primary,
    usesCapitals: (family) => family === 'THEBOLDFONT',
    faceFor(family, grapheme, hanStyle) {
      const key = `${family} ${hanStyle} ${grapheme}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const face = findFace(family, grapheme, hanStyle);
      found.set(key, face);
      return face;
    },
    fileOf,
    fontDirs: fontsDir === null ? [bundledDir] : [bundledDir, fontsDir],
  };

  function primary(family: CaptionFontFamily): FontFace {
    const path = family === 'THEBOLDFONT' ? boldFontPath : undefined;
    return bundledOr(path, familyFiles[family]);
  }

  function bundledOr(path: string | undefined, file: string): FontFace {
    const face = load(path ?? join(bundledDir, file));
    if (face === null) throw new Error(`The bundled font ${file} cannot be read`);
    return face;
  }

  function findFace(family: CaptionFontFamily, grapheme: string, hanStyle: HanStyle): FontFace | null {
    const first = primary(family);
    if (first.covers(grapheme)) return first;
    for (const path of fallbackPaths(grapheme, hanStyle)) {
      const face = load(path);
      if (face?.covers(grapheme)) return face;
    }
    return null;
  }

  /**
   * What was needed before is mostly it; else files are read one after the other, the likeliest first. The owner's copy
   * of a bundled font is passed over, as it is by the layout.
   */
  function fileOf(family: string): string | null {
    const files = new Set([...Object.values(familyFiles), ...fallbackFonts.map(({ file }) => file)]);
    const ours = [...(boldFontPath ? [boldFontPath] : []), ...[...files].map((file) => join(bundledDir, file))];
    const needed = ours.find((path) => faces.get(path)?.family === family);
    return needed ?? [...ours, ...ownPaths].find((path) => load(path)?.family === family) ?? null;
  }

  function fallbackPaths(grapheme: string, hanStyle: HanStyle): string[] {
    const suited = fallbackFonts.filter(({ scripts }) => scripts.test(grapheme)).map(({ file }) => file);
    const han = hanStyle === 'chinese' ? suited.filter((file) => file.includes('SansSC')) : [];
    const files = new Set([familyFiles.THEBOLDFONT, ...han, ...suited]);
    return [...[...files].map((file) => join(bundledDir, file)), ...ownPaths];
  }

  /** A file of the owner's that is no font is passed over. */
  function load(path: string): FontFace | null {
    const known = faces.get(path);
    if (known) return known;
    const face = readOrNull(path);
    if (face) faces.set(path, face);
    return face;
  }
}

/** By the name inside the file or the file's own: both are found in the wild, in several spellings. */
function isTheBoldFont(path: string, family: string): boolean {
  return family !== '' && [family, basename(path)].some((name) => /the[\s_-]*bold[\s_-]*font/i.test(name));
}

function readOrNull(path: string): FontFace | null {
  try {
    const face = loadFontFace(path);
    return face.family === '' ? null : face;
  } catch {
    return null;
  }
}

function listFonts(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((name) => /\.(ttf|otf)$/i.test(name));
  return names.sort().map((name) => resolve(dir, name));
}
