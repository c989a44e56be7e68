import type { Texts } from '../../texts.ts';

export const newVideo: Texts['pages']['newVideo'] = {
  title: 'Neues Video',
  intro:
    'Gib uns ein Video, in dem jemand spricht. Du bekommst es mit Untertiteln zurück, die sich mit jedem Wort bewegen.',
  source: 'Dein Video',
  link: 'Link zu einem Video',
  linkHint: 'Ein Link, der das Video selbst abspielt oder herunterlädt, z. B. einer, der auf .mp4 endet',
  or: 'oder',
  file: 'Eine Datei von deinem Gerät',
  fileHint: 'Zieh sie hierher oder wähle sie aus. Bis zu {size}.',
  style: 'Stil',
  styleHint: 'Du kannst ihn später ändern, ebenso jedes Wort, jede Farbe und jede Position.',
  vertical: 'Ins Hochformat bringen (9:16)',
  verticalHint:
    'Für Shorts, Reels und Storys: Das Bild wird so zugeschnitten, dass die Person, die spricht, im Bild bleibt.',
  emojis: 'Passende Emojis hinzufügen',
  language: 'Gesprochene Sprache',
  detect: 'Automatisch erkennen',
  script: 'Skript (freiwillig)',
  scriptHint:
    'Was gesagt wird, Wort für Wort. Die Untertitel haben dann seine Worte. Text in [eckigen Klammern] wird nicht gesprochen.',
  go: 'Untertitel machen',
  keepAsDefault: 'Diesen Stil und dieses Format für meine nächsten Videos merken',
  styles: {
    pop: 'Sprung',
    pill: 'Pille',
    karaoke: 'Mitsingen',
    'word-by-word': 'Wort für Wort',
    minimal: 'Minimalistisch',
    boxed: 'Im Kasten',
    neon: 'Leuchtschrift',
    typewriter: 'Schreibmaschine',
    underline: 'Unterstrichen',
    comic: 'Sprechblase',
  },
  mistakes: {
    longScript: 'Das Skript darf höchstens {max} Zeichen haben.',
    nothing: 'Füge einen Link ein oder wähle eine Datei.',
    notWeb: 'Diesen Link können wir nicht verwenden: Er muss mit https:// oder http:// beginnen.',
    uploadGone: 'Die Datei ist nicht mehr da. Bitte wähle sie noch einmal.',
    noTime: 'Du hast keine Videozeit mehr. Dein Profil zeigt, wie viel du hattest und was du verbraucht hast.',
    fileTooLarge: 'Die Datei ist zu groß: Die Grenze ist {size}. Bitte wähle eine kürzere oder stärker komprimierte.',
  },
  accepted: 'Dein Video ist in der Warteschlange. Du kannst diese Seite schließen: Das Video wird trotzdem fertig.',
  client: {
    uploading: '{name} wird hochgeladen: {percent} %',
    uploaded: '{name} ist hochgeladen.',
    waiting: 'Die Verbindung ist unterbrochen. Das Hochladen geht weiter, sobald sie wieder da ist.',
    failed:
      'Die Datei konnte nicht hochgeladen werden. Prüf deine Verbindung und wähle sie noch einmal: Was schon hochgeladen ist, wird nicht neu gesendet.',
    signedOut: 'Du wurdest abgemeldet. Melde dich wieder an und wähle die Datei noch einmal.',
    tooLarge: 'Die Datei ist zu groß: Die Grenze ist {size}. Bitte wähle eine kürzere oder stärker komprimierte.',
    notVideo: 'Das ist kein Video. Wähle eine Datei mit bewegtem Bild, zum Beispiel eine .mp4.',
    remove: 'Andere Datei wählen',
    sendingThenGo: 'Sobald die Datei hochgeladen ist, wird dein Video gemacht.',
  },
};
