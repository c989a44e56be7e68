import type { PageTexts } from '../../texts.ts';

export const shell: PageTexts['shell'] = {
  skipToContent: 'Vai al contenuto',
  mainMenu: 'Principale',
  menu: { newVideo: 'Nuovo video', videos: 'Video', profile: 'Profilo', admin: 'Gestione' },
  signOut: 'Esci',
  about: 'Captioneer: sottotitoli open source per i tuoi video, sul tuo computer.',
  apiReference: 'Documentazione API',
  language: 'Lingua',
  languageChosen: 'D’ora in poi le pagine sono in italiano.',
  client: { copy: 'Copia', copied: 'Copiato' },
};
