import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'Das Video hat keinen Ton, also gab es nichts zu untertiteln.',
  no_speech: 'Ich habe niemanden sprechen gehört, also hat es keine Untertitel.',
  unknown_language: 'Die genannte Sprache kenne ich nicht, also ging ich nach dem, was ich hörte.',
  contradicted_by_sound:
    'Es wird eindeutig eine andere Sprache gesprochen als genannt, also ging ich nach dem, was ich hörte.',
  faces_unknown:
    'Ich konnte im Bild nicht nach Menschen suchen; so bleibt die Mitte, und Untertitel können über einem Gesicht stehen. Ändere etwas, dann versuche ich es noch einmal.',
  missing_signs: 'Für diese Zeichen habe ich keine Schrift, also fehlen sie: {items}',
  unknown_emojis: 'Von diesen Emojis habe ich kein Bild, also fehlen sie: {items}',
};
