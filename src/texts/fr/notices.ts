import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'La vidéo n’a pas de son : il n’y a rien à sous-titrer.',
  no_speech: 'Aucune parole n’a été trouvée dans la vidéo : elle n’a pas de sous-titres.',
  unknown_language:
    'Le moteur de reconnaissance ne connaît pas la langue indiquée : la langue a été détectée automatiquement.',
  contradicted_by_sound:
    'On y parle clairement une autre langue que celle indiquée : elle a été détectée automatiquement.',
  faces_unknown:
    'Nous n’avons pas pu chercher les personnes dans l’image : le milieu est montré, et les sous-titres peuvent couvrir un visage. La prochaine modification fera un nouvel essai.',
  missing_signs: 'Ces caractères n’existent dans aucune police et manquent donc : {items}',
  unknown_emojis: 'Ces émojis n’ont pas d’image et manquent donc : {items}',
  title_late: 'Le titre commence après la fin de la vidéo : il n’est donc pas affiché.',
  title_cut: 'Le titre est trop long pour deux lignes lisibles : sa fin est donc coupée.',
  hurried_captions: 'On parle trop vite pour tout lire tranquillement.',
  colors_changed: 'Des couleurs ont été changées pour rester lisibles.',
};
