import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { CaptionFont, CaptionFontFamily } from '../../captions/settings/font-families.ts';
import { familyOfOwnFont, isOwnFont, type OwnFont, ownFontOfFamily } from '../../captions/settings/own-font.ts';
import { fallbackFonts } from './fallback-fonts.ts';
import { type FontFace, loadFontFace } from './font-face.ts';
import { ownFontFile } from './own/own-font-file.ts';

/** All fonts that the layout may use. Files are read when first needed, and then cached. */
export interface FontSet {
  /**
   * The font of a family. THEBOLDFONT comes from FONTS_DIR if that has it; else Poppins Black replaces it.
   * @throws for a font of an account that is not on this machine
   */
  primary(family: CaptionFont): FontFace;
  /** Whether text is written in capitals: THEBOLDFONT has nothing else, and its replacement is used in the same way. */
  usesCapitals(family: CaptionFont): boolean;
  /** The first font that has all characters of one grapheme; null = none has. */
  faceFor(family: CaptionFont, grapheme: string, hanStyle: HanStyle): FontFace | null;
  /** The file of a family, by the name inside the file; null = there is none. */
  fileOf(family: string): string | null;
  /** Folders in which libass has to find the fonts. */
  fontDirs: string[];
}

/** Graphemes whose font is remembered; more are in no video, but in what strangers send over months. */
const maxFound = 50_000;
/** A longer one is no letter, and would fill the memory with a stranger's text. */
const maxRememberedLength = 32;
/** Fonts of accounts that are kept in memory. */
const maxOwnFaces = 12;

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

interface FontFolders {
  assetsDir: string;
  /** The operator's folder (FONTS_DIR); its other fonts are tried last. */
  fontsDir: string | null;
  /** Where the fonts of accounts lie that this machine needs, see `ownFontFile`; default: there are none. */
  ownFontsDir?: string;
}

export function loadFonts({ assetsDir, fontsDir, ownFontsDir }: FontFolders): FontSet {
  const bundledDir = resolve(assetsDir, 'fonts');
  const faces = new Map<string, FontFace>();
  const ownFaces = new Map<OwnFont, FontFace>();
  const ownPaths = fontsDir === null ? [] : listFonts(fontsDir);
  const boldFontPath = ownPaths.find((path) => isTheBoldFont(path, load(path)?.family ?? ''));
  const sizedFaces = new WeakMap<FontFace, Map<FontFace, FontFace>>();
  const found = new Map<string, FontFace | null>();

  return {
    primary,
    usesCapitals: (family) => family === 'THEBOLDFONT',
    faceFor(family, grapheme, hanStyle) {
      if (!isOwnFont(family)) return findRemembered(family, grapheme, hanStyle);
      // not remembered, so that the face can be let go
      const own = primary(family);
      if (own.covers(grapheme)) return own;
      const other = findRemembered(family, grapheme, hanStyle);
      return other && inSizeOf(own, other);
    },
    fileOf,
    fontDirs: fontsDir === null ? [bundledDir] : [bundledDir, fontsDir],
  };

  function findRemembered(family: CaptionFont, grapheme: string, hanStyle: HanStyle): FontFace | null {
    if (grapheme.length > maxRememberedLength) return findFace(family, grapheme, hanStyle);
    const key = `${family} ${hanStyle} ${grapheme}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const face = findFace(family, grapheme, hanStyle);
    if (found.size >= maxFound) found.clear();
    found.set(key, face);
    return face;
  }

  /** Strangers' fonts fill their em as they like: the letters that fill in get the height of their capitals. */
  function inSizeOf(own: FontFace, other: FontFace): FontFace {
    const sized = sizedFaces.get(own) ?? new Map<FontFace, FontFace>();
    sizedFaces.set(own, sized);
    const known = sized.get(other);
    if (known) return known;
    const scale = (own.capHeight / own.unitsPerEm) * (other.unitsPerEm / other.capHeight);
    const face = { ...other, unitsPerEm: other.unitsPerEm / scale };
    sized.set(other, face);
    return face;
  }

  function primary(family: CaptionFont): FontFace {
    if (isOwnFont(family)) return ownFace(family);
    const file = familyFiles[family];
    const face = load((family === 'THEBOLDFONT' && boldFontPath) || join(bundledDir, file));
    if (face === null) throw new Error(`The bundled font ${file} cannot be read`);
    return face;
  }

  /** The ones that were used last are kept. */
  function ownFace(font: OwnFont): FontFace {
    const face = ownFaces.get(font) ?? loadOwnFace(font);
    ownFaces.delete(font);
    ownFaces.set(font, face);
    for (const oldest of [...ownFaces.keys()].slice(0, -maxOwnFaces)) ownFaces.delete(oldest);
    return face;
  }

  function loadOwnFace(font: OwnFont): FontFace {
    const path = ownFontsDir === undefined ? null : ownFontFile(ownFontsDir, font);
    const face = path === null ? null : readOrNull(path);
    if (face?.family !== familyOfOwnFont(font)) throw new Error(`The font ${font} is not on this machine`);
    return face;
  }

  function findFace(family: CaptionFont, grapheme: string, hanStyle: HanStyle): FontFace | null {
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
    const own = ownFontOfFamily(family);
    if (own && ownFontsDir !== undefined) return ownFontFile(ownFontsDir, own);
    const files = new Set([...bundledFaces, ...fallbackFonts.map(({ file }) => file)]);
    const ours = [...(boldFontPath ? [boldFontPath] : []), ...[...files].map((file) => join(bundledDir, file))];
    const needed = ours.find((path) => faces.get(path)?.family === family);
    return needed ?? [...ours, ...ownPaths].find((path) => load(path)?.family === family) ?? null;
  }

  function fallbackPaths(family: CaptionFont, grapheme: string, hanStyle: HanStyle): string[] {
    const matching = fallbackFonts.filter(({ scripts }) => scripts.test(grapheme)).map(({ file }) => file);
    const han = hanStyle === 'chinese' ? matching.filter((file) => file.includes('SansSC')) : [];
    const alike = isOwnFont(family) ? undefined : alikeFiles[family];
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
