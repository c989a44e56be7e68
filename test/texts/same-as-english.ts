import type { Language } from '../../src/texts/languages.ts';

/** Texts that a language says just as English does. */
export const sameAsEnglish: Partial<Record<Language, string[]>> = {
  es: [
    'chat.looks.names.addEmojis',
    'chat.looks.names.resizeForSocialMedia',
    'chat.looks.pages.framing',
    'pages.editor.look.resizeForSocialMedia',
    'pages.newVideo.styles.karaoke',
  ],
  fr: [
    'chat.counted.minutes',
    'chat.looks.colors.orange',
    'chat.looks.colors.turquoise',
    'chat.looks.names.position',
    'chat.looks.names.resizeForSocialMedia',
    'chat.looks.names.style',
    'chat.looks.pages.framing',
    'chat.looks.pages.position',
    'chat.looks.pages.style',
    'pages.editor.look.position',
    'pages.editor.look.style',
    'pages.editor.look.resizeForSocialMedia',
    'pages.editor.pause',
    'pages.newVideo.style',
  ],
  de: [
    'chat.draft.understood',
    'chat.looks.colors.orange',
    'chat.looks.pages.position',
    'pages.editor.look.position',
    'pages.editor.pause',
    'pages.shell.menu.videos',
  ],
  pt: [
    'chat.looks.names.addEmojis',
    'chat.looks.names.resizeForSocialMedia',
    'chat.looks.pages.framing',
    'pages.editor.look.resizeForSocialMedia',
  ],
};
