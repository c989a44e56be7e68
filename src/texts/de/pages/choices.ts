import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Aussehen deiner Videos',
    intro: 'Jedes neue Video beginnt mit diesem Aussehen, hier und in Chats. Du kannst es für jedes Video ändern.',
    style: 'Stil',
    save: 'Dieses Aussehen speichern',
    saved: 'Neue Videos beginnen mit diesem Aussehen.',
  },
  dictionary: {
    title: 'Wörterbuch',
    intro:
      'Wie Namen und Wörter geschrieben werden, wenn man sie hört. Das gilt für Videos, die du von jetzt an machst.',
    heard: 'Gehört',
    written: 'Geschrieben',
    example: 'säpier',
    exampleWritten: 'Zapier (Marke)',
    hint: 'Um einen Eintrag zu entfernen, leere seine beiden Felder. Am Ende sind freie Zeilen. Beim Speichern kommen neue dazu.',
    save: 'Wörterbuch speichern',
    saved: 'Das Wörterbuch ist gespeichert.',
    half: 'Zeile {line} ist unvollständig: Gib ein, was gehört und wie es geschrieben wird.',
    tooLong: 'Zeile {line} ist zu lang: bis zu {max} Zeichen auf jeder Seite.',
    tooMany: 'Zu viele Zeilen: bis zu {max} sind möglich.',
  },
  delivery: {
    on: 'Mit der API gemachte Videos kommen auch hierher.',
    off: 'Mit der API gemachte Videos kommen nicht hierher.',
    switchOn: 'Hierher senden',
    switchOff: 'Nicht hierher senden',
    switchedOn: 'Ab jetzt werden mit der API gemachte Videos in diesen Chat gesendet.',
    switchedOff: 'Mit der API gemachte Videos werden nicht mehr in diesen Chat gesendet.',
    notYet: 'Schreib zuerst etwas in diesem Chat und wähle dann noch einmal.',
  },
};
