import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Apparence de tes vidéos',
    intro:
      'Chaque nouvelle vidéo commence avec cette apparence, ici et dans les chats. Tu peux la modifier pour chaque vidéo.',
    style: 'Style',
    save: 'Enregistrer cette apparence',
    saved: 'Les nouvelles vidéos commencent avec cette apparence.',
  },
  dictionary: {
    title: 'Dictionnaire',
    intro:
      'Comment écrire les noms et les mots entendus. Cela vaut pour les vidéos que tu feras à partir de maintenant.',
    heard: 'Entendu',
    written: 'Écrit',
    example: 'zapière',
    exampleWritten: 'Zapier',
    hint: 'Pour retirer une entrée, vide ses deux champs. Il y a des lignes libres à la fin ; d’autres s’ajoutent quand tu enregistres.',
    save: 'Enregistrer le dictionnaire',
    saved: 'Le dictionnaire est enregistré.',
    half: 'La ligne {line} est incomplète : indique ce qu’on entend et comment cela s’écrit.',
    tooLong: 'La ligne {line} est trop longue : {max} caractères au plus de chaque côté.',
    tooMany: 'Trop de lignes : {max} au plus.',
  },
  delivery: {
    on: 'Les vidéos faites avec l’API arrivent aussi ici.',
    off: 'Les vidéos faites avec l’API n’arrivent pas ici.',
    switchOn: 'Les envoyer ici',
    switchOff: 'Ne pas les envoyer ici',
    switchedOn: 'Désormais, les vidéos faites avec l’API sont envoyées dans ce chat.',
    switchedOff: 'Les vidéos faites avec l’API ne sont plus envoyées dans ce chat.',
    notYet: 'Écris d’abord quelque chose dans ce chat, puis choisis à nouveau.',
  },
};
