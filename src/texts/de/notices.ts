import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'Das Video hat keinen Ton, deshalb gibt es nichts zu untertiteln.',
  no_speech: 'In dem Video wurde nichts Gesprochenes gefunden, deshalb hat es keine Untertitel.',
  unknown_language: 'Die Spracherkennung kennt die angegebene Sprache nicht und hat die Sprache selbst bestimmt.',
  contradicted_by_sound:
    'Es wird eindeutig eine andere Sprache gesprochen als angegeben. Sie wurde automatisch erkannt.',
  faces_unknown:
    'Wir konnten im Bild nicht nach Personen suchen. Zu sehen ist die Mitte, und Untertitel können Gesichter verdecken. Bei der nächsten Änderung versuchen wir es erneut.',
  missing_signs: 'Keine Schriftart enthält diese Zeichen, deshalb fehlen sie: {items}',
  unknown_emojis: 'Von diesen Emojis gibt es kein Bild, deshalb fehlen sie: {items}',
  title_late: 'Der Titel beginnt nach dem Ende des Videos, deshalb ist er nicht zu sehen.',
  title_cut: 'Der Titel ist zu lang für zwei lesbare Zeilen, deshalb fehlt sein Ende.',
  hurried_captions: 'Es wird zu schnell gesprochen, um alles in Ruhe zu lesen.',
  colors_changed: 'Einige Farben wurden geändert, damit alles lesbar ist.',
};
