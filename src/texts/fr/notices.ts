import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'La vidéo n’a pas de son : il n’y a rien à sous-titrer.',
  no_speech: 'Aucune parole n’a été trouvée dans la vidéo : elle n’a pas de sous-titres.',
  unknown_language: 'La langue indiquée n’est pas connue du moteur de reconnaissance : la langue a été détectée.',
  contradicted_by_sound: 'On y parle clairement une autre langue que celle indiquée : la langue a été détectée.',
  faces_unknown:
    'Nous n’avons pas pu chercher les personnes dans l’image : le milieu est gardé, et les sous-titres peuvent couvrir un visage. Une modification fait un nouvel essai.',
  missing_signs: 'Aucune police ne contient ces caractères des sous-titres, ils n’apparaissent donc pas : {items}',
  unknown_emojis: 'Il n’y a pas d’image pour ces émojis, ils n’apparaissent donc pas : {items}',
};
