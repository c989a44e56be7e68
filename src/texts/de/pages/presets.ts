import type { PageTexts } from '../../texts.ts';

export const presets: PageTexts['presets'] = {
  title: 'Vorlagen',
  intro:
    'Eine Vorlage ist ein Aussehen unter einem Namen. Wähle sie für neue Videos, hier, im Editor und als „style“ in der API. Videos, die du damit gemacht hast, bleiben, wie sie sind.',
  none: 'Noch keine Vorlagen. Speichere das Aussehen eines Videos auf seiner Seite.',
  own: 'Deine Vorlagen',
  brand: 'Meine Marke',
  isDefault: 'Standard',
  makeDefault: 'Zum Standard machen',
  noDefault: 'Nicht mehr Standard',
  madeDefault: 'Neue Videos sehen ab jetzt aus wie „{name}“.',
  tookDefault: '„{name}“ ist nicht mehr der Standard.',
  change: 'Umbenennen, Schrift, löschen',
  name: 'Name',
  rename: 'Umbenennen',
  renamed: 'Die Vorlage heißt jetzt „{name}“.',
  delete: 'Löschen',
  deleted: 'Die Vorlage „{name}“ ist gelöscht.',
  save: 'Dieses Aussehen speichern',
  saveHint:
    'Stil, Farben, Größen, Position, Titelgestaltung und Wasserzeichen unter einem Namen. Eine Vorlage mit demselben Namen wird ersetzt.',
  forAll: 'Für alle neuen Videos verwenden',
  saved: 'Das Aussehen ist als „{name}“ gespeichert.',
  apply: 'Vorlage verwenden',
  mistakes: {
    badName:
      'Verwende 1 bis 40 Buchstaben, Ziffern, Leerzeichen, Binde- oder Unterstriche, und nicht den Namen eines Stils.',
    taken: 'Du hast schon eine Vorlage mit diesem Namen.',
    full: 'Du hast {max} Vorlagen. Lösche zuerst eine.',
    gone: 'Diese Vorlage gibt es nicht mehr.',
  },
};
