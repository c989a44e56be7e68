import type { Texts } from '../../texts.ts';

export const shell: Texts['pages']['shell'] = {
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  menu: { newVideo: 'Neues Video', videos: 'Videos', profile: 'Profil', admin: 'Verwaltung' },
  signOut: 'Abmelden',
  about: 'Captioneer: Open-Source-Untertitel auf deinem eigenen Rechner.',
  apiReference: 'API-Referenz',
  language: 'Sprache',
  languageChosen: 'Die Seiten sind ab jetzt auf Deutsch.',
  client: { copy: 'Kopieren', copied: 'Kopiert' },
};
