import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { CaptionFontFamily } from '../../captions/settings/font-families.ts';
import { fallbackFonts } from './fallback-fonts.ts';
import { type FontFace, loadFontFace } from './font-face.ts';

/** All fonts that the layout may use. Files are read when first needed, and then cached. */
export interface FontSet {
  /** The font of a family. THEBOLDFONT comes from FONTS_DIR if that has it; else Poppins Black replaces it. */
  primary(family: CaptionFontFamily): FontFace;
  /** Whether text is written in capitals: THEBOLDFONT has nothing else, and its replacement is used in the same way. */
  usesCapitals(family: CaptionFontFamily): boolean;
  /** The first font that has all characters of one grapheme; null = none has. */
  faceFor(family: CaptionFontFamily, grapheme: string, hanStyle: HanStyle): FontFace | null;
  /** The file of a family, by the name inside the file; null = there is none. */
  fileOf(family: string): string | null;
  /** Folders in which libass has to find the fonts. */
  fontDirs: string[];
}

/** Graphemes whose font is remembered; more are in no video, but in what strangers send over months. */
const maxFound = 50_000;
/** A longer one is no letter, and would fill the memory with a stranger's text. */
const maxRememberedLength = 32;

/** Chinese and Japanese draw many shared characters differently. */
type HanStyle = 'chinese' | 'japanese';

const familyFiles = {
  Sigmar: 'SigmarOne-Regular.ttf',
  THEBOLDFONT: 'Poppins-Black.ttf',
  Rubik: 'Rubik-Black.ttf',
  Anton: 'Anton-Regular.ttf',
  Kalam: 'Kalam-Bold.ttf',
  'IBM Plex Mono': 'IBMPlexMono-SemiBold.ttf',
  'Playfair Display': 'PlayfairDisplay-ExtraBold.ttf',
  'Roboto Condensed': 'RobotoCondensed-Bold.ttf',
} as const satisfies Record<CaptionFontFamily, string>;

/** Faces of the same character that have the scripts which a face lacks: the condensed one, handwriting, a typewriter. */
const alikeFiles: { readonly [Family in CaptionFontFamily]?: string } = {
  Anton: 'Oswald-Bold.ttf',
  Kalam: 'ShantellSans-Bold.ttf',
  'IBM Plex Mono': 'JetBrainsMono-Bold.ttf',
};

/** Files of the faces that styles use, without those that only fill in. */
export const bundledFaces: readonly string[] = [...Object.values(familyFiles), ...Object.values(alikeFiles)];

/** `fontsDir` is the operator's folder (FONTS_DIR) or null; its other fonts are tried last. */
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
      if (grapheme.length > maxRememberedLength) return findFace(family, grapheme, hanStyle);
      const key = `${family} ${hanStyle} ${grapheme}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const face = findFace(family, grapheme, hanStyle);
      if (found.size >= maxFound) found.clear();
      found.set(key, face);
      return face;
    },
    fileOf,
    fontDirs: fontsDir === null ? [bundledDir] : [bundledDir, fontsDir],
  };

  function primary(family: CaptionFontFamily): FontFace {
    const file = familyFiles[family];
    const face = load((family === 'THEBOLDFONT' && boldFontPath) || join(bundledDir, file));
    if (face === null) throw new Error(`The bundled font ${file} cannot be read`);
    return face;
  }

  function findFace(family: CaptionFontFamily, grapheme: string, hanStyle: HanStyle): FontFace | null {
    const first = primary(family);
    if (first.covers(grapheme)) return first;
    for (const path of fallbackPaths(family, grapheme, hanStyle)) {
      const face = load(path);
      if (face?.covers(grapheme)) return face;
    }
    return null;
  }

  /**
   * Checks the fonts that are already loaded first, then reads files one by one, the likeliest first. An operator's copy
   * of a bundled font is ignored, as in the layout.
   */
  function fileOf(family: string): string | null {
    const files = new Set([...bundledFaces, ...fallbackFonts.map(({ file }) => file)]);
    const ours = [...(boldFontPath ? [boldFontPath] : []), ...[...files].map((file) => join(bundledDir, file))];
    const needed = ours.find((path) => faces.get(path)?.family === family);
    return needed ?? [...ours, ...ownPaths].find((path) => load(path)?.family === family) ?? null;
  }

  function fallbackPaths(family: CaptionFontFamily, grapheme: string, hanStyle: HanStyle): string[] {
    const matching = fallbackFonts.filter(({ scripts }) => scripts.test(grapheme)).map(({ file }) => file);
    const han = hanStyle === 'chinese' ? matching.filter((file) => file.includes('SansSC')) : [];
    const alike = alikeFiles[family];
    const files = new Set([...(alike ? [alike] : []), familyFiles.THEBOLDFONT, ...han, ...matching]);
    return [...[...files].map((file) => join(bundledDir, file)), ...ownPaths];
  }

  /** null for a file that is not a font. */
  function load(path: string): FontFace | null {
    const known = faces.get(path);
    if (known) return known;
    const face = readOrNull(path);
    if (face) faces.set(path, face);
    return face;
  }
}

/** Checks the name in the file and the file's own name: both exist in several spellings. */
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

/** The families that a libass script names, each with its font file. */
export function fontsOfScript(ass: string, fonts: FontSet): { family: string; file: string }[] {
  const families = new Set([...ass.matchAll(/\\fn([^\\}]+)/g)].map(([, family = '']) => family));
  return [...families].flatMap((family) => {
    const file = fonts.fileOf(family);
    return file === null ? [] : [{ family, file }];
  });
}

/**
 * A fontconfig file with only our font folders, so that the same text gets the same glyphs on every machine (a static
 * ffmpeg has no such file). Set FONTCONFIG_FILE to its path. `dir` holds fontconfig's cache.
 */
export function writeFontconfig({ dir, fontDirs }: { dir: string; fontDirs: string[] }): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontDirs.map((fontDir) => `  <dir>${escapeXml(fontDir)}</dir>\n`).join('')}  <cachedir>${escapeXml(dir)}</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * A key that changes whenever a font file in the folders or the emoji art changes, so that video drawn with other fonts
 * is never reused.
 */
export async function fontsKey(fontDirs: string[], emojiArt: string): Promise<string> {
  const hash = createHash('sha256').update(emojiArt);
  for (const dir of fontDirs) {
    for (const name of (await readdir(dir)).filter((file) => /\.(ttf|otf|ttc)$/i.test(file)).toSorted()) {
      hash.update(name).update(await readFile(join(dir, name)));
    }
  }
  return hash.digest('hex');
}
