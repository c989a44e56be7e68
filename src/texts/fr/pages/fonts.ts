import type { PageTexts } from '../../texts.ts';

export const fonts: PageTexts['fonts'] = {
  title: 'Police personnelle',
  hint: 'Un fichier TTF, OTF, WOFF ou WOFF2 de 5 Mo au plus. Les lettres qui lui manquent viennent d’autres polices.',
  file: 'Fichier de police',
  own: 'Tes polices',
  use: 'Utiliser cette police',
  remove: 'Retirer la police',
  used: '« {name} » est maintenant la police de « {preset} ».',
  removed: '« {preset} » a de nouveau la police de son style.',
  sample: 'Voix ambiguë d’un cœur, 0123',
  upload: 'Ajouter une police',
  added: '« {name} » a été ajoutée.',
  adding: 'Vérification de la police…',
  restricted: 'Selon sa licence, ta police ne doit pas être intégrée. Demande à son éditeur avant de publier.',
  mistakes: {
    nothing: 'Choisis d’abord un fichier de police.',
    format: 'Ce n’est pas une police TTF, OTF, WOFF ou WOFF2 avec des contours, ou elle dépasse 5 Mo.',
    damaged: 'Cette police est abîmée ou ne peut pas être dessinée.',
    letters: 'Cette police n’a pas de lettres pour écrire des sous-titres.',
    gone: 'Cette police a été supprimée.',
  },
};
