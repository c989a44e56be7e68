import type { Texts } from '../../texts.ts';

export const signIn: Texts['pages']['signIn'] = {
  title: 'Anmelden',
  slogan: 'Jedes Wort',
  sloganPill: 'zur rechten Zeit.',
  about:
    'Schick ein Video, in dem gesprochen wird. Du bekommst es mit Untertiteln zurück, die sich mit jedem Wort bewegen.',
  intro:
    'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, der dich anmeldet. Ein Passwort gibt es nicht.',
  email: 'E-Mail-Adresse',
  send: 'Schick mir einen Link',
  noAddress: 'Gib deine E-Mail-Adresse ein.',
  badAddress: 'Das ist keine vollständige E-Mail-Adresse.',
  notSent: 'Die E-Mail konnte gerade nicht gesendet werden. Bitte versuch es in ein paar Minuten noch einmal.',
  tooMany: {
    one: 'Es wurden zu viele Links angefordert. Sieh in deinem Postfach nach, auch unter Spam, oder versuch es in {count} Minute noch einmal.',
    other:
      'Es wurden zu viele Links angefordert. Sieh in deinem Postfach nach, auch unter Spam, oder versuch es in {count} Minuten noch einmal.',
  },
  mailed: 'Sieh in deinem Postfach nach',
  mailedTo: 'Wir haben eine E-Mail an {email} geschickt.',
  logged: 'Sieh im Protokoll des Dienstes nach',
  loggedFor: 'Dieser Dienst verschickt keine E-Mails: Im Protokoll steht, wie man sich als {email} anmeldet.',
  once: 'Der Link gilt einmal, 15 Minuten lang. Du kannst ihn auch auf einem anderen Gerät öffnen.',
  nothingThere: 'Nichts da? Sieh unter Spam nach, oder prüfe die Adresse und {again}.',
  wrongAddress: 'Ist die Adresse falsch? Dann {again}.',
  again: 'versuch es noch einmal',
  welcome: 'Willkommen',
  as: 'Du meldest dich gleich als {email} an.',
  notYou: 'Das bist nicht du? Dann schließ diese Seite oder {other}.',
  other: 'nimm eine andere Adresse',
  old: 'Dieser Link gilt nicht mehr',
  oldHint: 'Ein Link zum Anmelden gilt einmal, 15 Minuten lang. Dieser wurde benutzt oder ist abgelaufen.',
  sendNew: 'Schick mir einen neuen Link',
  out: 'Du bist abgemeldet.',
  outEverywhere: 'Du bist auf allen Geräten abgemeldet.',
};
