import type { Language } from '../../../../texts/languages.ts';

/** Verbs that say both “download” and “lower”, where nothing behind them is to be lower. */
const verbs: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?<!(?:\p{L}|m[aá]s\s|un\spoco\s))b[aá]ja(?:r?(?:me)?(?:lo|la)?|me)?(?!\p{L})(?!\s+(?:m[aá]s|un\s+poco|un\s+poquito|(?:los|las|la|el|mis?)\s+(?:subt|letra|texto|palabra|t[ií]tulo)))/giu,
  pt: /(?<!(?:\p{L}|mais\s|bem\s|pouco\s))baix(?:a|e|ar|á-lo|a-lo)(?!\p{L})(?!\s+(?:mais|um\s+pouco|um\s+pouquinho|(?:a|as|o|os|minha)\s+(?:legenda|letra|texto|palavra|t[ií]tulo)))/giu,
};

/** “Bájame este con letras amarillas”, beside a link: what is wished for the captions. */
export function withoutDownloadVerb(text: string, language: Language): string {
  const verb = verbs[language];
  return verb ? text.replace(verb, ' ').replace(/\s+/gu, ' ').trim() : text;
}
