import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Zur Startseite',
  inner: {
    title: 'Bei uns ist etwas schiefgegangen',
    message: 'Der Fehler ist protokolliert. Bitte versuch es gleich noch einmal.',
  },
  ifItStays: 'Passiert es wieder, nenne dem Betreiber dieses Dienstes diese Nummer: {id}',
  named: {
    nothingHere: {
      title: 'Hier ist nichts',
      message:
        'Vielleicht ist die Adresse falsch geschrieben, oder was hier war, wurde gelöscht. Das Menü oben führt zu den anderen Seiten.',
    },
    notSignedIn: { title: 'Bitte anmelden', message: 'Melde dich zuerst an und versuch es dann noch einmal.' },
    strangeForm: {
      title: 'Das Formular ist abgelaufen',
      message: 'Nichts wurde geändert. Geh zurück, lade die Seite neu und sende das Formular noch einmal.',
    },
    tooOften: {
      title: 'Bitte etwas warten',
      message:
        'Es waren zu viele Anfragen in kurzer Zeit. Nichts ist verloren: Warte eine Minute und versuch es dann noch einmal.',
    },
    wrongMethod: { title: 'Das kann diese Seite nicht', message: 'Geh zur Startseite und versuch es von dort.' },
    tooMuchText: {
      title: 'Das ist zu viel Text',
      message: 'Nichts wurde geändert. Geh zurück und sende weniger auf einmal.',
    },
    tooComplex: {
      title: 'Die Berechnung dauert zu lange',
      message: 'Nichts wurde geändert. Nimm weniger oder kürzere Untertitel.',
    },
    busy: { title: 'Der Dienst ist gerade ausgelastet', message: 'Versuch es gleich noch einmal.' },
    notAForm: {
      title: 'Diese Anfrage war kein Formular',
      message: 'Seiten nehmen nur Formulare von Browsern an. Programme benutzen die API: siehe /docs.',
    },
    cutOff: {
      title: 'Die Anfrage war unvollständig',
      message: 'Nichts wurde geändert. Geh zurück und sende es noch einmal.',
    },
    strangeDraft: {
      title: 'Das kam nicht richtig an',
      message: 'Der Editor hat etwas Unerwartetes geschickt. Lade die Seite neu, deine Arbeit bleibt erhalten.',
    },
    longDraft: {
      title: 'Die Untertitel sind zu lang',
      message:
        'Ein Untertitel darf 5.000 Zeichen haben, ein Video 10.000 Untertitel mit 50.000 Wörtern. Kürze sie; es wurde nichts geändert.',
    },
    notAccepted: { title: 'Das hat nicht geklappt', message: 'Geh zurück und prüfe, was du eingegeben hast.' },
    conflict: {
      title: 'Das ist nicht mehr aktuell',
      message: 'Es hat sich inzwischen geändert. Geh zurück und sieh noch einmal nach.',
    },
    beingDone: { title: 'Das läuft schon', message: 'Sieh gleich noch einmal nach.' },
    noTime: {
      title: 'Keine Zeit mehr',
      message: 'Du hast keine Videozeit mehr. Dein Profil zeigt, wie viel du hattest und was du verbraucht hast.',
    },
    storageFull: {
      title: 'Dein Speicher ist voll',
      message:
        'Dein Konto hält so viel Video, wie es darf. Lösche Videos, die du nicht mehr brauchst: Der Platz ist innerhalb einer Stunde frei.',
    },
    queueFull: {
      title: 'Zu viele Videos warten',
      message:
        'Dein Konto hat so viele Videos in der Warteschlange, wie es darf. Warte, bis einige fertig sind, und versuch es dann noch einmal.',
    },
    serviceFull: {
      title: 'Es warten zu viele Videos',
      message:
        'Es warten mehr Videos, als in absehbarer Zeit fertig werden, deshalb wird nichts Neues angenommen. Bitte versuch es in ein paar Minuten noch einmal.',
    },
    diskLow: {
      title: 'Gerade keine neuen Videos',
      message:
        'Der Dienst hat zu wenig freien Speicherplatz und nimmt im Moment nichts Neues an. Deine Videos bleiben, wie sie sind. Bitte versuch es später noch einmal.',
    },
    tooLarge: {
      title: 'Das ist zu groß',
      message: 'Eine so große Datei wird nicht angenommen. Bitte wähle eine kürzere oder stärker komprimierte.',
    },
    cancelled: { title: 'Das wurde abgebrochen', message: 'Es wurde beendet, bevor es fertig war.' },
  },
};
