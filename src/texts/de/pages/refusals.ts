import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Zurück zum Anfang',
  inner: {
    title: 'Bei uns ist etwas schiefgegangen',
    message: 'Es ist notiert. Bitte versuch es gleich noch einmal.',
  },
  ifItStays: 'Bleibt es so, sag dem Betreiber Bescheid: {id}',
  named: {
    nothingHere: {
      title: 'Hier ist nichts',
      message:
        'Vielleicht ist die Adresse vertippt, oder was hier war, wurde gelöscht. Das Menü oben führt überallhin.',
    },
    notSignedIn: { title: 'Bitte anmelden', message: 'Melde dich zuerst an und versuch es dann noch einmal.' },
    strangeForm: {
      title: 'Das Formular ist abgelaufen',
      message: 'Nichts wurde geändert. Geh zurück, lade die Seite neu und sende das Formular noch einmal.',
    },
    tooOften: { title: 'Bitte etwas warten', message: 'Das wurde sehr oft verlangt. Versuch es in einigen Minuten.' },
    wrongMethod: { title: 'Das kann diese Seite nicht', message: 'Geh zum Anfang und von dort weiter.' },
    tooMuchText: {
      title: 'Das ist zu viel Text',
      message: 'Nichts wurde geändert. Geh zurück und sende weniger auf einmal.',
    },
    notAForm: {
      title: 'Das war kein Formular',
      message: 'Seiten nehmen nur Formulare von Browsern. Für Programme gibt es die API: siehe /docs.',
    },
    cutOff: { title: 'Das war abgeschnitten', message: 'Nichts wurde geändert. Geh zurück und sende es noch einmal.' },
    strangeDraft: {
      title: 'Das kam nicht richtig an',
      message: 'Der Editor hat etwas Unerwartetes geschickt. Lade die Seite neu, deine Arbeit bleibt erhalten.',
    },
    notAccepted: { title: 'Das hat nicht geklappt', message: 'Geh zurück und sieh dir an, was du eingegeben hast.' },
    conflict: {
      title: 'Das passt nicht mehr',
      message: 'Es hat sich inzwischen geändert. Geh zurück und sieh noch einmal nach.',
    },
    beingDone: { title: 'Das geschieht schon', message: 'Sieh gleich noch einmal nach.' },
    noTime: {
      title: 'Keine Zeit mehr',
      message: 'Du hast keine Videozeit mehr. Dein Profil zeigt, was da ist und was verbraucht wurde.',
    },
    tooLarge: {
      title: 'Das ist zu groß',
      message: 'Eine so große Datei geht nicht. Nimm eine kürzere oder stärker komprimierte.',
    },
    cancelled: { title: 'Das wurde abgebrochen', message: 'Es wurde angehalten, bevor es fertig war.' },
  },
};
