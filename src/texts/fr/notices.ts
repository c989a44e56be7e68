import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'La vidéo n’a pas de son : il n’y avait rien à sous-titrer.',
  no_speech: 'Je n’ai entendu personne parler : elle n’a pas de sous-titres.',
  unknown_language: 'Je ne connais pas la langue indiquée, je me suis fié à ce que j’ai entendu.',
  contradicted_by_sound:
    'On y parle clairement une autre langue que celle indiquée, je me suis fié à ce que j’ai entendu.',
  faces_unknown:
    'Je n’ai pas pu chercher les personnes dans l’image : le milieu est gardé et les sous-titres peuvent couvrir un visage. Change quelque chose et je réessaie.',
  missing_signs: 'Je n’ai pas de police pour ces signes, ils n’apparaissent donc pas : {items}',
  unknown_emojis: 'Je n’ai pas d’image de ces émojis, ils n’apparaissent donc pas : {items}',
};
