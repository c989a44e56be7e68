import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'Das Video hat keinen Ton, also gibt es nichts zu untertiteln.',
  no_speech: 'In dem Video wurde keine Sprache gefunden, also hat es keine Untertitel.',
  unknown_language: 'Die Spracherkennung kennt die genannte Sprache nicht, also wurde die Sprache erkannt.',
  contradicted_by_sound:
    'Es wird eindeutig eine andere Sprache gesprochen als genannt, also wurde die Sprache erkannt.',
  faces_unknown:
    'Wir konnten im Bild nicht nach Menschen suchen. Deshalb bleibt die Mitte, und Untertitel können über einem Gesicht stehen. Eine Änderung versucht es noch einmal.',
  missing_signs: 'Keine Schrift hat diese Zeichen der Untertitel, also fehlen sie: {items}',
  unknown_emojis: 'Von diesen Emojis gibt es kein Bild, also fehlen sie: {items}',
};
