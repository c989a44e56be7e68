import type { Language } from '../../src/texts/languages.ts';

const everywhere = ['operators.account.telegram', 'operators.usage.videoId'];

/** Texts that a language says just as English does. */
export const sameAsEnglish: Partial<Record<Language, string[]>> = {
  es: [
    ...everywhere,
    'operators.buttons.no',
    'chat.looks.names.addEmojis',
    'chat.looks.named.letterSpacing.normal',
    'chat.looks.names.resizeForSocialMedia',
    'chat.looks.pages.framing',
    'pages.editor.look.resizeForSocialMedia',
    'pages.newVideo.styles.karaoke',
  ],
  fr: [
    ...everywhere,
    'chat.looks.named.letterSpacing.normal',
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
    'pages.profile.sessions.title',
  ],
  de: [
    ...everywhere,
    'chat.looks.named.letterSpacing.normal',
    'operators.account.videos',
    'pages.choices.dictionary.exampleWritten',
    'chat.draft.understood',
    'chat.looks.colors.orange',
    'chat.looks.pages.position',
    'pages.editor.look.position',
    'pages.editor.pause',
    'pages.profile.callbacks.title',
    'pages.shell.menu.videos',
  ],
  pt: [
    ...everywhere,
    'chat.looks.named.letterSpacing.normal',
    'chat.looks.names.addEmojis',
    'chat.looks.names.resizeForSocialMedia',
    'chat.looks.pages.framing',
    'pages.editor.look.resizeForSocialMedia',
  ],
  ru: everywhere,
};
