import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Style de vos vidéos',
    intro: 'Ce avec quoi une nouvelle vidéo commence, ici et dans les chats. Chaque vidéo peut avoir le sien.',
    style: 'Style choisi',
    save: 'Garder ce style',
    saved: 'Les nouvelles vidéos commencent avec ce style.',
  },
  dictionary: {
    title: 'Dictionnaire',
    intro: 'Comment noms et mots s’écrivent chaque fois qu’on les entend. Cela vaut pour les vidéos à venir.',
    heard: 'Entendu',
    written: 'Écrit',
    example: 'zapière',
    exampleWritten: 'Zapier (marque)',
    hint: 'Pour retirer une ligne, videz ses deux champs. Il y a des lignes libres à la fin ; d’autres viennent en enregistrant.',
    save: 'Enregistrer le dictionnaire',
    saved: 'Le dictionnaire est enregistré.',
    half: 'La ligne {line} est à moitié vide : dites ce qu’on entend et comment cela s’écrit.',
    tooLong: 'La ligne {line} est trop longue : {max} caractères au plus de chaque côté.',
    tooMany: 'C’est trop : {max} lignes au plus.',
  },
  delivery: {
    on: 'Les vidéos faites par l’API arrivent aussi ici.',
    off: 'Les vidéos faites par l’API n’arrivent pas ici.',
    switchOn: 'Les envoyer ici',
    switchOff: 'Ne pas les envoyer ici',
    switchedOn: 'Désormais elles y sont envoyées.',
    switchedOff: 'Elles n’y sont plus envoyées.',
    notYet: 'Écrivez d’abord quelque chose dans ce chat, puis choisissez à nouveau.',
  },
};
