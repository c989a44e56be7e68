import type { Texts } from '../../texts.ts';

export const dialogue: Pick<
  Texts['chat'],
  | 'welcome'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'commands'
  | 'unclear'
  | 'unknownCommand'
  | 'oldButton'
  | 'videoUnknown'
  | 'quoted'
  | 'counted'
  | 'whatsapp'
  | 'links'
  | 'files'
  | 'voice'
  | 'progress'
  | 'stopping'
  | 'results'
  | 'draft'
  | 'places'
  | 'panel'
> = {
  welcome:
    'Hallo! Schick mir ein Video, in dem gesprochen wird, als Link oder als Datei, und du bekommst es mit animierten Untertiteln zurück.\n\nWie sie aussehen sollen, sagst du einfach: „größer, gelb, oben, keine Emojis“. Probieren wir’s aus?',
  hello: 'Hallo! Schick mir ein Video, als Link oder als Datei, und ich setze Untertitel darauf.',
  thanks: 'Gern! Schick mir das nächste, wann du magst.',
  help: '• Schick mir ein Video oder einen Link dazu: Es kommt mit Untertiteln zurück.\n• Korrigiere ein Wort: „Zapier nicht zap-ear“, „Zeile 3: Hallo zusammen“, „lösche Zeile 2“. „Zeig den Text“ nummeriert die Zeilen.\n• Sag, wie es aussehen soll: „größer“, „grüne Hervorhebung“, „oben“, „Hochformat“, „wie letztes Mal“, „rückgängig“. Du siehst zuerst ein Bild.\n• Du hast ein Skript? „Das sage ich: …“, oder schick es als Textdatei: Die Untertitel bekommen seine Worte.',
  commands: {
    settings: 'wie deine nächsten Videos aussehen',
    videos: 'deine letzten Videos',
    usage: 'deine Minuten',
    language: 'die Sprache, in der ich antworte',
    link: 'diesen Chat mit deinem Konto verbinden',
    cancel: 'ein laufendes Video abbrechen',
    delete: 'alle deine Daten löschen',
    help: 'was ich kann',
  },
  unclear: {
    guess: 'Ich bin nicht sicher, was du meinst. Das hier?',
    guesses: 'Ich bin nicht sicher, was du meinst. Ist es eins davon?',
    guessesElse: 'Ich frage anders: Meinst du das?',
    rest: 'Und {pieces}: Meinst du das hier?',
    removeWords: '„{words}“ entfernen',
    emphasizeWords: '„{words}“ hervorheben',
    removeLine: 'Zeile {line} entfernen',
    title: 'Titel: {title}',
    useBrand: 'Aussehen meiner Marke',
    about: 'Worum geht es: um die Wörter oder um ihr Aussehen?',
    aboutElse: 'Ich weiß es noch nicht. Um die Wörter oder um das Aussehen?',
    page: 'Hier ist alles, was sich ändern lässt. Tippe an, was du meinst, oder schreib eins nach dem anderen.',
    startElse: 'Ich brauche zuerst ein Video: als Datei oder als Link. Oder tippe unten.',
  },
  unknownCommand: '/{command} kenne ich nicht. Unter /help steht, was ich kann.',
  oldButton: 'Dieser Knopf ist zu alt und funktioniert nicht mehr. /videos zeigt deine Videos.',
  videoUnknown: 'Dieses Video habe ich nicht mehr zur Hand. Such es unter /videos oder schick es noch einmal.',
  quoted: '„{words}“',
  counted: {
    videos: { one: '{count} Video', other: '{count} Videos' },
    places: { one: '{count} Stelle', other: '{count} Stellen' },
    minutes: { one: '{count} Minute lang', other: '{count} Minuten lang' },
    seconds: { one: '{count} Sekunde', other: '{count} Sekunden' },
  },
  whatsapp: {
    optedOut:
      'In Ordnung, von mir kommt hier nichts mehr. Schreib START, wenn du weitermachen willst. Um nur ein Video anzuhalten, schreib „abbrechen“.',
    choose: 'Auswählen',
    more: 'Mehr …',
    moreChoices: 'Hier ist der Rest:',
  },
  links: {
    several: '{videos}: Ich mache sie nacheinander.',
    tooMany: 'Das ist viel auf einmal! Ich nehme die ersten {taken}; schick mir die anderen danach.',
    again:
      'Dieses Video hatten wir schon ({name}). Soll ich dir die Fassung von damals schicken oder eine neue machen?',
    againWith:
      'Dieses Video hatten wir schon ({name}). Soll ich dir die Fassung von damals schicken oder eine neue machen, mit {look}?',
    alreadyAtIt: 'Da bin ich schon dran ({name}).',
    keptLook: 'Fürs nächste Video, das du schickst, merke ich mir: {look}.',
    onPage: 'Dieser Link öffnet eine Seite, aber ich brauche das Video selbst.',
    notWeb: 'Ich kann nur Links öffnen, die mit http:// oder https:// beginnen. Oder schick mir das Video als Datei.',
    whatIsTaken:
      'Lade das Video dort herunter und schick es mir als Datei, oder schick einen Link, der zum Beispiel auf .mp4 endet.',
    withLook: 'Bin dran, mit {look}.',
  },
  files: {
    tooLarge: 'Die Datei ist zu groß für diesen Chat.',
    tooLargeOf: 'Die Datei ist {size} groß. Das ist zu viel für diesen Chat.',
    limitHere: 'Hier gehen bis zu {limit}.',
    otherWays:
      'Lade sie irgendwo hoch, wo du einen Link bekommst (Google Drive, Dropbox …), und schick mir den Link, oder schick eine kleinere Fassung.',
    picture: 'Schönes Bild! Aber ich brauche ein Video, in dem jemand spricht.',
    sound: 'Das ist nur Ton. Untertitel brauchen ein Bild, also schick mir bitte ein Video.',
    sticker: '🙂 Und jetzt schick mir ein Video, als Link oder als Datei.',
    other: 'Damit kann ich nichts anfangen. Schick mir bitte ein Video, als Link oder als Datei.',
  },
  voice: {
    heard: 'Ich habe verstanden: „{text}“',
    tooLong: 'Sprachnachrichten dürfen bis zu {seconds} Sekunden lang sein. Bitte sag es kürzer oder schreib es.',
    tooMany: 'Das sind viele Sprachnachrichten in einer Stunde. Bitte schreib eine Weile.',
    noWords: 'Ich konnte darin keine Wörter verstehen. Bitte sag es noch einmal oder schreib es.',
    unavailable: 'Ich kann gerade keine Sprachnachrichten anhören. Bitte schreib es.',
  },
  progress: {
    stages: {
      queued: '🕐 In der Warteschlange',
      fetching: '⬇️ Ich hole das Video',
      listening: '👂 Ich höre zu',
      planning: '✍️ Ich setze die Untertitel',
      rendering: '🎬 Ich rendere das Video',
      assembling: '📦 Ich füge alles zusammen',
      processed: '✅ Fertig',
      failed: '⚠️ Das hat nicht geklappt',
      cancelled: '✖️ Abgebrochen',
    },
    next: 'Du bist als Nächstes dran.',
    place: 'Du bist Nummer {place} in der Warteschlange.',
    left: 'noch etwa {time}',
    overtaken: 'Du hast inzwischen etwas geändert. Die neue Fassung steht weiter unten.',
  },
  stopping: {
    sure: 'Es läuft schon eine Weile. Wirklich abbrechen?',
    which: 'Welches soll ich abbrechen?',
    nothing: 'Gerade läuft nichts.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Dieses Video wurde abgebrochen, bevor es fertig war. Es wurden keine Minuten verbraucht.',
    stoppedBilled:
      'Dieses Video wurde abgebrochen, bevor es fertig war. Du hattest die Untertitel oder die Vorschau schon geöffnet, deshalb wurden {time} Videozeit verbraucht.',
    editStopped: 'Diese Änderung wurde abgebrochen. Die Fassung, die du hast, bleibt, wie sie ist.',
    makeOrBack: 'Soll ich die Änderung doch machen oder zurücknehmen?',
    editTakenBack:
      'Diese Änderung wurde abgebrochen. Dein Video und sein Text sind wieder wie vorher. Soll ich die Änderung doch machen?',
    draftGone: 'Okay, die Änderung ist verworfen. Das Video bleibt, wie es ist.',
    tooLate: 'Zu spät zum Abbrechen: Das Video ist gerade fertig geworden.',
    goesOn: 'Okay, es läuft weiter.',
  },
  results: {
    ready: 'Da ist es! 🎉',
    changed: 'Hier ist die neue Fassung.',
    tip: '💡 {correction} Jetzt: {look}. Soll es anders aussehen? Schreib {wish}.',
    corrections: {
      doubt: 'Ein Wort stimmt nicht? Schreib einfach „{right} nicht {wrong}“.',
      word: '„{wrong}“ stimmt nicht? Schreib einfach „ersetze {wrong} durch“ und das richtige Wort.',
      any: 'Ein Wort stimmt nicht? Schreib einfach „Zapier nicht zap-ear“.',
    },
    wishes: {
      yellow: '„Größer, gelb, oben“',
      green: '„Größer, grün, oben“',
      white: '„Größer, weiß, oben“',
    },
  },
  draft: {
    understood: 'Okay, {look}.',
    notUnderstood: 'Nicht verstanden habe ich {pieces}.',
    outOfRange: '{setting} geht von {min} bis {max}, also habe ich {value} genommen.',
    unchanged: 'So sieht es schon aus.',
    pictureLater: 'Sobald ich das Video angehört habe, siehst du ein Bild davon.',
    picture: 'So sähe es jetzt aus, mit {look}.',
    earlierLook: 'So sah es vorher aus.',
    framedLater: 'Personen suche ich erst beim Rendern. Dabei kann sich der Bildausschnitt noch ändern.',
    placedLater: 'Gesichter suche ich erst beim Rendern. Dabei kann sich die Position der Untertitel noch ändern.',
    listensAgain: 'Dafür höre ich mir das Video noch einmal an.',
    nothingToRender: 'Es gibt nichts zu rendern. Sag mir, was sich ändern soll, wenn du magst.',
    allRendered:
      'Es ist schon alles gerendert, seitdem hat sich nichts geändert. Sag mir, was anders werden soll, wenn du magst.',
    rendering: 'Ich rendere das Video.',
    olderLook: 'Das Bild ist schon älter, und dieses Aussehen habe ich nicht mehr. Hier ist das neueste.',
    takenAlong: 'Die neue Fassung bekommt auch das Aussehen vom Bild.',
    comesSo: 'So wird dein Video aussehen.',
    leftOut:
      'Ich rendere das Video so wie auf diesem Bild. Was du danach geändert hast, ist nicht dabei: {look}. Hier ist auch dieses Aussehen, falls du es möchtest.',
    undone: 'Okay, wieder {look}.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    startedOver: 'Zurück zum schlichten Aussehen.',
    noLastTime: 'Es gibt noch kein früheres Video, dessen Aussehen ich übernehmen könnte.',
    likeLastTime: 'Wie letztes Mal.',
    defaultSaved: 'Gemerkt: So werden deine nächsten Videos aussehen.',
    defaultTakenBack: 'Zurückgenommen: Deine nächsten Videos sehen wieder so aus wie vor dem Merken.',
    noDefault:
      'Für deine nächsten Videos ist nichts gemerkt, was ich zurücknehmen könnte. Wie sie aussehen, steht in /settings.',
    limit: 'Mehr geht nicht.',
    atLimit: {
      bigger: 'Größer geht die Schrift nicht.',
      smaller: 'Kleiner geht die Schrift nicht.',
      higher: 'Höher geht es nicht.',
      lower: 'Tiefer geht es nicht.',
    },
  },
  places: {
    now: 'Im Moment – {place}.',
    offFaces: 'Wenn ich die Position wähle, verdecken die Untertitel keine Gesichter, solange genug Platz ist.',
    notHere: 'Hier hat das nicht geklappt. Wähl unten eine Position, oder sag einfach „etwas höher“.',
    yes: 'Ja.',
    no: 'Nein.',
    automatic: 'Das heißt: im unteren Drittel, neben den Gesichtern.',
    onlyFaces: 'Von selbst halte ich nur Gesichter frei. Wo sollen die Untertitel stehen? Sag es mir einfach.',
    apps: 'TikTok, Reels und Shorts legen ihre Knöpfe und Texte über das untere Viertel eines Hochkant-Videos: Dort können sie Untertitel verdecken.',
  },
  panel: {
    forVideo: 'So ist es jetzt: {look}.\nWähl unten aus, oder sag es mir einfach.',
    forDefaults: 'So werden deine nächsten Videos: {look}.\nWähl unten aus, oder sag es mir einfach.',
    defaultsChanged: 'Okay, für deine nächsten Videos: {look}.',
    plain: 'schlicht',
    otherColor: 'Eine andere Farbe? Sag sie einfach, etwa „Schrift #FF8800“.',
    otherLanguage: 'Eine andere? Sag sie einfach, etwa „auf Polnisch“.',
  },
};
