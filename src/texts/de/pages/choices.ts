import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Aussehen deiner Videos',
    intro: 'Womit ein neues Video beginnt, hier und in Chats. Jedes Video kann sein eigenes haben.',
    style: 'Stil',
    save: 'Dieses Aussehen merken',
    saved: 'Neue Videos beginnen mit diesem Aussehen.',
  },
  dictionary: {
    title: 'Wörterbuch',
    intro: 'Wie Namen und Wörter geschrieben werden, wann immer man sie hört. Es gilt für Videos von jetzt an.',
    heard: 'Gehört',
    written: 'Geschrieben',
    example: 'säpier',
    exampleWritten: 'Zapier (Marke)',
    hint: 'Zum Entfernen leere beide Felder einer Zeile. Am Ende sind freie Zeilen; beim Speichern kommen neue.',
    save: 'Wörterbuch speichern',
    saved: 'Das Wörterbuch ist gespeichert.',
    half: 'Zeile {line} ist halb leer: Sag, was gehört und wie es geschrieben wird.',
    tooLong: 'Zeile {line} ist zu lang: bis zu {max} Zeichen auf jeder Seite.',
    tooMany: 'Das sind zu viele: bis zu {max} Zeilen.',
  },
  delivery: {
    on: 'Über die API gemachte Videos kommen auch hierher.',
    off: 'Über die API gemachte Videos kommen nicht hierher.',
    switchOn: 'Hierher senden',
    switchOff: 'Nicht hierher senden',
    switchedOn: 'Ab jetzt werden sie dorthin gesendet.',
    switchedOff: 'Sie werden nicht mehr dorthin gesendet.',
    notYet: 'Schreib zuerst etwas in diesem Chat und wähle dann noch einmal.',
  },
};
