import type { PageTexts } from '../../texts.ts';

export const fonts: PageTexts['fonts'] = {
  title: 'Eigene Schrift',
  hint: 'Eine TTF-, OTF-, WOFF- oder WOFF2-Datei von höchstens 5 MB. Buchstaben, die ihr fehlen, kommen aus anderen Schriften.',
  file: 'Schriftdatei',
  own: 'Deine Schriften',
  use: 'Diese Schrift verwenden',
  remove: 'Schrift entfernen',
  used: '„{name}“ ist jetzt die Schrift von „{preset}“.',
  removed: '„{preset}“ hat wieder die Schrift ihres Stils.',
  sample: 'Zwölf Boxkämpfer jagen Viktor, 0123',
  upload: 'Schrift hinzufügen',
  added: '„{name}“ wurde hinzugefügt.',
  adding: 'Die Schrift wird geprüft …',
  restricted: 'Deine Schrift darf laut Lizenz nicht eingebettet werden. Frag vor dem Veröffentlichen den Hersteller.',
  mistakes: {
    nothing: 'Wähle zuerst eine Schriftdatei.',
    format: 'Das ist keine TTF-, OTF-, WOFF- oder WOFF2-Schrift mit Umrissen, oder sie hat mehr als 5 MB.',
    damaged: 'Diese Schrift ist beschädigt oder lässt sich nicht darstellen.',
    letters: 'Diese Schrift hat keine Buchstaben für Untertitel.',
    gone: 'Diese Schrift wurde gelöscht.',
  },
};
