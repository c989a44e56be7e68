import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Hallo,',
  signIn: {
    subject: 'Dein Anmeldelink für Captioneer',
    openLink: 'öffne diesen Link, um dich bei Captioneer anzumelden:',
    pressButton: 'drück den Knopf, um dich bei Captioneer anzumelden.',
    button: 'Anmelden',
    once: 'Der Link gilt einmal, {minutes} Minuten lang.',
    buttonFails: 'Falls der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    notAsked:
      'Falls du den Link nicht angefordert hast, kannst du diese Mail ignorieren. Ohne den Link kann sich niemand anmelden.',
  },
  noAccount: {
    subject: 'Mit dieser Adresse gibt es kein Captioneer-Konto',
    asked:
      'jemand, wahrscheinlich du, wollte sich mit dieser E-Mail-Adresse bei Captioneer unter {url} anmelden. Mit dieser Adresse gibt es kein Konto. Neue Konten legt bei diesem Dienst nur der Betreiber an.',
    whatToDo:
      'Wenn du ein Konto hast, melde dich mit der E-Mail-Adresse an, mit der es angelegt wurde. Sonst bitte den Betreiber des Dienstes um ein Konto.',
  },
};
