import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Style de tes vidéos',
    intro: 'Chaque nouvelle vidéo commence avec ce style, ici et dans les chats. Tu peux le changer pour chaque vidéo.',
    style: 'Style choisi',
    save: 'Enregistrer ce style',
    saved: 'Les nouvelles vidéos commencent avec ce style.',
  },
  dictionary: {
    title: 'Dictionnaire',
    intro:
      'Comment s’écrivent les noms et les mots quand on les entend. Cela vaut pour les vidéos que tu feras désormais.',
    heard: 'Entendu',
    written: 'Écrit',
    example: 'zapière',
    exampleWritten: 'Zapier (marque)',
    hint: 'Pour retirer une ligne, vide ses deux champs. Il y a des lignes libres à la fin. D’autres s’ajoutent à l’enregistrement.',
    save: 'Enregistrer le dictionnaire',
    saved: 'Le dictionnaire est enregistré.',
    half: 'La ligne {line} est incomplète : indique ce qu’on entend et comment cela s’écrit.',
    tooLong: 'La ligne {line} est trop longue : {max} caractères au plus de chaque côté.',
    tooMany: 'Trop de lignes : {max} au plus.',
  },
  delivery: {
    on: 'Les vidéos faites par l’API arrivent aussi ici.',
    off: 'Les vidéos faites par l’API n’arrivent pas ici.',
    switchOn: 'Les envoyer ici',
    switchOff: 'Ne pas les envoyer ici',
    switchedOn: 'Désormais, les vidéos faites par l’API sont envoyées dans ce chat.',
    switchedOff: 'Les vidéos faites par l’API ne sont plus envoyées dans ce chat.',
    notYet: 'Écris d’abord quelque chose dans ce chat, puis choisis à nouveau.',
  },
};
