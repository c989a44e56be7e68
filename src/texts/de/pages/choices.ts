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
    intro: 'Wie gehörte Namen und Wörter geschrieben werden sollen. Das gilt für Videos, die du ab jetzt machst.',
    heard: 'Gehört',
    written: 'Geschrieben',
    example: 'säpier',
    exampleWritten: 'Zapier',
    hint: 'Um einen Eintrag zu entfernen, leere beide Felder. Am Ende sind freie Zeilen. Beim Speichern kommen neue dazu.',
    save: 'Wörterbuch speichern',
    saved: 'Das Wörterbuch ist gespeichert.',
    half: 'Zeile {line} ist unvollständig: Gib ein, was zu hören ist und wie es geschrieben wird.',
    tooLong: 'Zeile {line} ist zu lang: bis zu {max} Zeichen auf jeder Seite.',
    tooMany: 'Zu viele Zeilen: bis zu {max} sind möglich.',
  },
  delivery: {
    on: 'Über die API erstellte Videos kommen auch hierher.',
    off: 'Über die API erstellte Videos kommen nicht hierher.',
    switchOn: 'Hierher senden',
    switchOff: 'Nicht hierher senden',
    switchedOn: 'Ab jetzt werden über die API erstellte Videos in diesen Chat gesendet.',
    switchedOff: 'Über die API erstellte Videos werden nicht mehr in diesen Chat gesendet.',
    notYet: 'Schreib zuerst etwas in diesem Chat und wähle dann noch einmal.',
  },
};
