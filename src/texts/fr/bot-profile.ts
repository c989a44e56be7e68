import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Envoyez-moi une vidéo où l’on parle, par un lien ou en fichier, et elle vous revient avec des sous-titres animés.\n\nDites à quoi ils doivent ressembler (« plus grand, jaune, en haut »), voyez une image, et corrigez un mot en l’écrivant simplement.',
  shortDescription: 'Des sous-titres animés sur vos vidéos. Envoyez un lien ou un fichier et dites comment.',
  onlyInPrivate: 'Bonjour ! Je mets des sous-titres sur les vidéos, mais seulement en privé. Venez m’en envoyer une.',
  openChat: 'Ouvrir la discussion',
};
