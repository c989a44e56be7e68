import type { Language } from '../../src/texts/languages.ts';

/** Texts that a language says just as English does. */
export const sameAsEnglish: Partial<Record<Language, string[]>> = {
  es: ['newVideo.styles.karaoke', 'editor.look.vertical'],
  fr: ['editor.look.position', 'editor.look.style', 'editor.look.vertical', 'editor.pause', 'newVideo.style'],
  de: ['editor.look.position', 'editor.pause', 'shell.menu.videos'],
  pt: ['editor.look.vertical'],
  ru: [],
};
