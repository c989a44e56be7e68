import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Envoie-moi une vidéo où quelqu’un parle, en lien ou en fichier, et elle te revient avec des sous-titres animés.\n\nDis comment tu les veux (« plus grand, jaune, en haut »), regarde une image, et corrige un mot en l’écrivant simplement.',
  shortDescription: 'Des sous-titres animés pour tes vidéos. Envoie un lien ou un fichier et dis comment tu les veux.',
  onlyInPrivate:
    'Salut ! Je mets des sous-titres sur les vidéos, mais seulement en privé. Ouvre le chat et envoie-m’en une.',
  openChat: 'Ouvrir le chat',
};
