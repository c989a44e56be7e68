import type { PageTexts } from '../../texts.ts';

export const presets: PageTexts['presets'] = {
  title: 'Modèles',
  intro:
    'Un modèle est une apparence avec un nom. Choisis-le pour tes nouvelles vidéos, ici, dans l’éditeur et comme « style » dans l’API. Les vidéos déjà faites avec lui ne changent pas.',
  none: 'Pas encore de modèle. Enregistre l’apparence d’une vidéo sur sa page.',
  own: 'Tes modèles',
  brand: 'Ma marque',
  isDefault: 'Par défaut',
  makeDefault: 'Utiliser par défaut',
  noDefault: 'Ne plus utiliser par défaut',
  madeDefault: 'Les nouvelles vidéos ressembleront désormais à « {name} ».',
  tookDefault: '« {name} » n’est plus le modèle par défaut.',
  change: 'Renommer, police, supprimer',
  name: 'Nom',
  rename: 'Renommer',
  renamed: 'Le modèle s’appelle maintenant « {name} ».',
  delete: 'Supprimer',
  deleted: 'Le modèle « {name} » est supprimé.',
  save: 'Enregistrer cette apparence',
  saveHint:
    'Style, couleurs, tailles, position, présentation du titre et filigrane, sous un nom. Un modèle du même nom est remplacé.',
  forAll: 'L’utiliser pour toutes les nouvelles vidéos',
  saved: 'L’apparence est enregistrée sous le nom « {name} ».',
  apply: 'Utiliser un modèle',
  mistakes: {
    badName: 'Utilise 1 à 40 lettres, chiffres, espaces, tirets ou tirets bas, et pas le nom d’un style.',
    taken: 'Tu as déjà un autre modèle de ce nom.',
    full: 'Tu as {max} modèles. Supprimes-en un d’abord.',
    gone: 'Ce modèle n’existe plus.',
  },
};
