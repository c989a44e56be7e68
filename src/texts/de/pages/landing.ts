import type { Texts } from '../../texts.ts';

export const landing: Texts['pages']['landing'] = {
  title: 'Untertitel, die sich mit jedem Wort bewegen',
  lead: 'Schick ein Video, in dem jemand spricht. Es kommt mit Untertiteln zurück, die sich mit jedem Wort bewegen, auf Wunsch im Hochformat. Berichtige ein Wort, und du hast es nach Sekunden wieder.',
  before: 'Vorher',
  after: 'Nachher',
  clip: 'Derselbe Clip zweimal: links, wie er geschickt wurde, rechts mit animierten Untertiteln',
  pause: 'Anhalten',
  play: 'Abspielen',
  how: 'So geht es',
  steps: {
    send: {
      title: 'Video schicken',
      text: 'Eine Datei, ein Link oder eine Nachricht im Chat. Videos von jedem Handy gehen.',
    },
    captions: {
      title: 'Mit Untertiteln bekommen',
      text: 'Die Wörter werden erkannt, auf die Zeit genau gesetzt und ins Bild gezeichnet: neben den Gesichtern und gut lesbar.',
    },
    correct: {
      title: 'Anpassen',
      text: 'Ändere Wörter, Farben, Stil und Platz. Nur die Sekunden, die anders sind, werden neu gerendert.',
    },
  },
  styles: 'Sechzehn Stile mit je drei Paletten',
  stylesText: 'Jedes Bild stammt aus dem Renderer. Sieh dir alle an, oder nimm deine eigene Schrift und deine Farben.',
  allStyles: 'Alle Stile',
  ways: 'Dort, wo du arbeitest',
  wayIn: {
    browser: {
      title: 'Im Browser',
      text: 'Hochladen, Stil wählen, Wörter neben dem Bild berichtigen, teilen.',
    },
    chat: {
      title: 'Im Chat',
      text: 'Schick einem Bot einen Clip und sag „größer, gelb, nach oben“.',
    },
    whatsapp: {
      title: 'Über WhatsApp',
      text: 'Schick ein Video, und du bekommst es im selben Chat zurück.',
    },
    api: {
      title: 'Aus deinem Programm',
      text: 'Eine schlichte REST-API mit signierten Callbacks, beschrieben durch OpenAPI.',
    },
    assistants: {
      title: 'Mit einem Assistenten',
      text: 'Assistenten untertiteln, berichtigen und gestalten Videos über das Model Context Protocol.',
    },
    noCode: {
      title: 'Ohne Code',
      text: 'Bausteine und Rezepte für n8n, Make und Zapier.',
    },
  },
  open: 'Offen, und auf deinem eigenen Rechner',
  openText: 'MIT-Lizenz. Ein kleiner Rechner mit Node genügt. Deine Videos bekommt niemand sonst.',
  runIt: 'Mit zwei Befehlen ausprobieren',
  guide: 'Zur Anleitung',
};
