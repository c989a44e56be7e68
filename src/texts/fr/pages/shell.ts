import type { Texts } from '../../texts.ts';

export const shell: Texts['pages']['shell'] = {
  skipToContent: 'Aller au contenu',
  mainMenu: 'Menu principal',
  menu: { newVideo: 'Nouvelle vidéo', videos: 'Vidéos', profile: 'Profil', admin: 'Administration' },
  signOut: 'Se déconnecter',
  about: 'Captioneer : des sous-titres open source, sur ta propre machine.',
  apiReference: 'Référence de l’API',
  language: 'Langue',
  languageChosen: 'Les pages sont maintenant en français.',
  client: { copy: 'Copier', copied: 'Copié' },
};
