import type { Texts } from '../../texts.ts';

export const landing: Texts['pages']['landing'] = {
  title: 'Des sous-titres qui bougent à chaque mot',
  lead: 'Envoie une vidéo où quelqu’un parle. Elle revient avec des sous-titres qui bougent à chaque mot, en vertical si tu veux. Corrige un mot, et tu l’as de nouveau en quelques secondes.',
  before: 'Avant',
  after: 'Après',
  clip: 'Le même clip deux fois : à gauche tel qu’il a été envoyé, à droite avec des sous-titres animés',
  pause: 'Mettre en pause',
  play: 'Lire',
  how: 'Comment ça marche',
  steps: {
    send: {
      title: 'Envoie une vidéo',
      text: 'Un fichier, un lien ou un message dans un chat. La vidéo de n’importe quel téléphone convient.',
    },
    captions: {
      title: 'Récupère-la sous-titrée',
      text: 'Les mots sont transcrits, calés à leur moment et dessinés dans l’image, loin des visages et faciles à lire.',
    },
    correct: {
      title: 'Mets-la à ton goût',
      text: 'Change les mots, les couleurs, le style et la place. Seules les secondes qui changent sont recalculées.',
    },
  },
  styles: 'Seize styles, trois palettes chacun',
  stylesText: 'Chaque image vient du moteur de rendu. Regarde-les tous, ou prends ta police et tes couleurs.',
  allStyles: 'Tous les styles',
  ways: 'Là où tu travailles',
  wayIn: {
    browser: {
      title: 'Dans le navigateur',
      text: 'Envoie un fichier, choisis un style, corrige les mots à côté de l’image, partage.',
    },
    chat: {
      title: 'Dans un chat',
      text: 'Envoie un clip à un bot et dis « plus grand, jaune, en haut ».',
    },
    whatsapp: {
      title: 'Sur WhatsApp',
      text: 'Envoie une vidéo, récupère-la dans la même discussion.',
    },
    api: {
      title: 'Depuis ton programme',
      text: 'Une API REST simple avec des callbacks signés, décrite par OpenAPI.',
    },
    assistants: {
      title: 'Depuis un assistant',
      text: 'Les assistants sous-titrent, corrigent et restylent des vidéos par le Model Context Protocol.',
    },
    noCode: {
      title: 'Sans code',
      text: 'Des nœuds et des recettes pour n8n, Make et Zapier.',
    },
  },
  open: 'Ouvert, et sur ta propre machine',
  openText: 'Licence MIT. Une petite machine avec Node suffit. Tes vidéos ne vont chez personne d’autre.',
  runIt: 'Deux commandes pour essayer',
  guide: 'Lire le guide',
};
