import type { RuleName } from '../../../infra/validation/violation.ts';

/** A font of the account: its hash, by which it is stored and found. */
export type OwnFont = `font://${string}`;
/** A file that the account has sent, and that has not been checked yet. */
export type UploadedFont = `upload://${string}`;

/** Fonts for captions have less, but those for Chinese and Japanese. */
export const maxFontBytes = 5 * 1024 ** 2;

/** The endings of names of files that may be fonts. */
export const fontExtensions = ['.ttf', '.otf', '.woff', '.woff2'] as const;

export const ownFontPattern = /^font:\/\/[0-9a-f]{32}$/;
export const uploadedFontPattern = /^upload:\/\/[\w-]{1,200}$/;

export function isOwnFont(value: unknown): value is OwnFont {
  return typeof value === 'string' && ownFontPattern.test(value);
}

export function isUploadedFont(value: unknown): value is UploadedFont {
  return typeof value === 'string' && uploadedFontPattern.test(value);
}

/** @param hash 32 hexadecimal digits */
export function ownFontOf(hash: string): OwnFont {
  return `font://${hash}`;
}

export function hashOfOwnFont(font: OwnFont): string {
  return font.slice('font://'.length);
}

/**
 * The family name inside the file that is kept. No face of the machine and no other font of an account has it, whatever the
 * file was called by its sender.
 */
export function familyOfOwnFont(font: OwnFont): string {
  return `Own-${hashOfOwnFont(font)}`;
}

/** null = it is no font of an account. */
export function ownFontOfFamily(family: string): OwnFont | null {
  const [, hash] = /^Own-([0-9a-f]{32})$/.exec(family) ?? [];
  return hash === undefined ? null : ownFontOf(hash);
}

/** Why a file is not accepted as a font. */
export type FontFault =
  /** It is no font, or of a kind that is not read: a collection, one of pictures. */
  | 'format'
  /** It is a font, and breaks the rules of its format. */
  | 'damaged'
  | 'too_large'
  /** It has signs only, or none of the letters that captions are written in. */
  | 'no_letters'
  /** Its letters are as large as no font's. */
  | 'strange_sizes';

/** What is said of it. */
export const ruleOfFault = {
  format: 'font',
  too_large: 'font',
  damaged: 'font_damaged',
  strange_sizes: 'font_damaged',
  no_letters: 'font_letters',
} as const satisfies Record<FontFault, RuleName>;
