import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks' | 'topics'> = {
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
  /** A message said «Title: …». */
  title: {
    taken: 'Verstanden: Der Titel ist „{title}“. {stays} Gleich kommt eine neue Fassung.',
    forNext: 'Verstanden: Das nächste Video, das du schickst, bekommt den Titel „{title}“. {stays}',
    tooLong: 'Der Titel ist zu lang. Es gehen {max} Zeichen.',
    removed: 'Verstanden: kein Titel.',
    how: 'Ja! Schreib es so: Titel: „Mein Tag am See“. Er steht am Anfang des Videos oben. „Titel unten“ verschiebt ihn, und „kein Titel“ nimmt ihn weg.',
    looks:
      'Ein Titel richtet sich immer nach den Untertiteln: Er hat ihre Schrift und ihre Farben. In diesem Chat ändere ich seine Wörter (Titel: „…“) und seinen Platz („Titel unten“) oder nehme ihn weg („kein Titel“).',
    stays: 'Er ist die ersten {time} zu sehen.',
    staysWhole: 'Er ist das ganze Video lang zu sehen.',
    apart: 'Nein, nie: Der Titel findet immer einen Platz, an dem keine Untertitel sind.',
    timed: 'Verstanden. Gleich kommt eine neue Fassung.',
    howToTime: 'Mit „Titel für 6 Sekunden“ oder „Titel das ganze Video“ änderst du das.',
    placed: 'Verstanden: Der Titel kommt woanders hin. Gleich kommt eine neue Fassung.',
    ownColour: 'Der Titel hat die Farben der Untertitel; eine eigene kann ich ihm nicht geben.',
  },
  watermark: {
    ask: 'Schönes Bild! Soll ich es als Wasserzeichen nehmen?',
    left: 'Gut, dann lasse ich es weg.',
    unusable:
      'Dieses Bild kann ich nicht als Wasserzeichen nehmen. Ich brauche ein PNG, JPEG oder WebP mit höchstens 2 MB und 4096 Pixeln je Seite.',
    taken: 'So sähe es mit deinem Wasserzeichen aus. Als Datei geschickt, behält ein Bild seine Transparenz.',
    forNext: 'Verstanden: Deine nächsten Videos bekommen dieses Wasserzeichen.',
    removed: 'Verstanden: kein Wasserzeichen.',
    none: 'Es gibt noch kein Wasserzeichen. Schick mir das Bild und schreib „Wasserzeichen“ dazu.',
    now: 'Das Wasserzeichen – {look}.\nVerschieb es oder mach es blasser oder kräftiger.',
  },
  font: {
    taken: 'So sähe es in deiner Schrift „{font}“ aus.',
    forNext: 'Verstanden: Deine nächsten Videos bekommen deine Schrift „{font}“.',
    notFetched:
      'Von diesem Link konnte ich keine Schrift holen. Er muss zur Datei selbst führen und sich ohne Anmeldung öffnen. Prüf ihn bitte, oder schick einen anderen.',
  },
  reading: {
    looking: 'Ich sehe es mir genau an …',
    fine: 'Ja, alles ist gut lesbar.',
    some: 'Größtenteils. {bad} von {all} Untertiteln sind schwer lesbar: {problems}.',
    many: 'Nicht so gut. {bad} von {all} Untertiteln sind schwer lesbar: {problems}.',
    problems: {
      too_fast: 'zu schnell gesprochen',
      too_many_lines: 'zu viele Zeilen',
      too_short: 'zu kurz zu sehen',
      low_contrast: 'zu wenig Kontrast',
    },
    noCaptions: 'Dieses Video hat keine Untertitel.',
    notReady: 'Das kann ich sagen, sobald das Video fertig ist.',
    kept: 'Leichter lesbar geht es bei diesem Sprechtempo nicht.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Verstanden: Das wird gesagt. Ich gleiche die Untertitel damit ab.',
    forNext: 'Verstanden: Ich nehme diesen Text für das nächste Video, das du schickst.',
    tooLong: 'Der Text ist zu lang. Es gehen {max} Zeichen.',
    unreadable:
      'Diese Datei kann ich nicht als Skript verwenden. Schick bitte eine Textdatei (.txt, .md, .srt oder .vtt) mit höchstens {max} Zeichen.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: '{percent} % deines Skripts wurden gesagt.',
    added: '➕ Gesagt, aber nicht im Skript: „{text}“',
    missing: '➖ Im Skript, aber nicht gesagt: „{text}“',
    /** After a tap. */
    takenOut: 'Herausgenommen: „{text}“. Die neue Fassung kommt gleich.',
    putIn: 'Eingefügt: „{text}“. Die neue Fassung kommt gleich.',
    changedSince: 'Die Untertitel haben sich inzwischen geändert, deshalb habe ich sie so gelassen.',
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
  brand: {
    saved:
      'Gespeichert als deine Vorlage „{name}“. So werden deine nächsten Videos aussehen: hier, auf den Seiten und über die API.',
    none: 'Du hast noch keine Marke. Sag mir, wie ein Video aussehen soll, und dann: „Speicher das als meine Marke“.',
    used: 'So sieht „{name}“ aus.',
    forNext: 'Deine nächsten Videos werden aussehen wie „{name}“.',
    full: 'Du hast so viele Vorlagen, wie möglich sind. Lösche zuerst eine auf deiner Profilseite.',
  },
  places: {
    now: 'Im Moment – {place}.',
    offFaces: 'Wenn ich die Position wähle, verdecken die Untertitel keine Gesichter, solange genug Platz ist.',
    notHere: 'Hier hat das nicht geklappt. Wähl unten eine Position, oder sag einfach „etwas höher“.',
    onlyFaces: 'Von selbst halte ich nur Gesichter frei. Wo sollen die Untertitel stehen? Sag es mir einfach.',
  },
  panel: {
    forVideo: 'So ist es jetzt: {look}.\nWähl unten aus, oder sag es mir einfach.',
    forDefaults: 'So werden deine nächsten Videos: {look}.\nWähl unten aus, oder sag es mir einfach.',
    defaultsChanged: 'Okay, für deine nächsten Videos: {look}.',
    plain: 'schlicht',
    otherColor: 'Eine andere Farbe? Sag sie einfach, etwa „Schrift #FF8800“.',
    otherLanguage: 'Eine andere? Sag sie einfach, etwa „auf Polnisch“.',
  },

  corrections: {
    replaced: '„{wrong}“ → „{right}“ ({places}, {lines}).',
    removed: '„{wrong}“ ist entfernt ({places}, {lines}).',
    emphasized: '„{wrong}“ ist jetzt hervorgehoben ({places}, {lines}).',
    plain: '„{wrong}“ ist nicht mehr hervorgehoben ({places}, {lines}).',
    allPlain: 'Kein markiertes Wort ist mehr hervorgehoben ({places}).',
    linesCapitalized: 'Jede Zeile beginnt jetzt mit einem Großbuchstaben.',
    linesCapitalAlready: 'Jede Zeile beginnt schon mit einem Großbuchstaben.',
    nameCapitals:
      'Welche Namen und Hauptwörter in den Zeilen groß gehören, weiß ich nicht sicher. Nenne sie: „Anna und Paris mit großem Anfangsbuchstaben“.',
    oneLine: 'Zeile {number}',
    severalLines: 'Zeilen {numbers}',
    lineReplaced: 'Zeile {line} ist geändert.',
    lineRemoved: 'Zeile {line} ist entfernt: „{text}“.',
    notFound: '„{wrong}“ finde ich nicht in den Untertiteln.',
    nearest: 'Am ähnlichsten ist Zeile {line}: „{text}“. Soll ich aus „{words}“ „{right}“ machen?',
    alreadyRight: '„{right}“ steht schon dort, in Zeile {line}.',
    noSuchLine: {
      one: 'Zeile {line} gibt es nicht, es ist nur {count} Zeile.',
      other: 'Zeile {line} gibt es nicht, es sind nur {count} Zeilen.',
    },
    tooMuch:
      'Einige Korrekturen habe ich nicht gemacht: Es waren zu viele auf einmal, oder die Untertitel würden zu lang. Schick mir weniger in einer Nachricht.',
    takenBack: 'Die Korrektur ist zurückgenommen.',
    notHeardYet: 'Ich habe das Video noch nicht angehört. Sag es mir gleich noch einmal.',
    noVideo: 'Es gibt noch kein Video zum Korrigieren. Schick mir erst eins.',
  },
  doubts: {
    ask: '🤔 Hast du „{words}“ gesagt?',
    counted: '({number} von {total})',
    place: '{time}: „{line}“',
    noted: '„{wrong}“ → „{right}“.',
    type: 'Was war es statt „{words}“? Schreib es mir einfach.',
    correcting: 'Danke! Ich korrigiere das jetzt.',
    keeping: 'Danke! Dann bleibt es so.',
    changedElsewhere: 'Die Untertitel haben sich inzwischen geändert, darum habe ich sie so gelassen.',
    spellings: 'Soll ich es auch in deinen nächsten Videos so schreiben: {spellings}?',
    spellingsSaved: 'Erledigt. Ich schreibe es auch in deinen nächsten Videos so.',
    spellingsDropped: 'Okay, nur dieses Mal.',
    dictionaryFull: 'Dein Wörterbuch ist voll. Entferne erst Einträge auf deiner Profilseite.',
    asksNothing: 'Okay, ich frage nicht mehr nach Wörtern. Unter /settings schaltest du es wieder ein.',
    asksAgain: 'Okay, ich frage, wenn ich bei einem Wort unsicher bin.',
  },
  captionText: {
    heading:
      'Die Untertitel. Zum Korrigieren schreib die Nummer und den neuen Text: „3: Hallo zusammen“. Oder „lösche Zeile 3“.',
    none: 'Dieses Video hat keine Untertitel.',
    asFile:
      'Die Untertitel, als Datei, weil es viele sind. Zum Korrigieren schreib die Nummer und den neuen Text: „3: Hallo zusammen“.',
    srt: 'Hier sind die Untertitel als .srt-Datei.',
  },

  videos: {
    heading: 'Deine letzten Videos:',
    none: 'Noch keine Videos. Schick mir eins!',
    states: { processing: 'in Arbeit', processed: 'fertig', failed: 'fehlgeschlagen' },
    sureDelete: 'Dieses Video endgültig löschen?',
    deleted: 'Gelöscht.',
    kept: 'Das Video bleibt.',
  },
  usage: {
    none: 'Diesen Monat hast du noch kein Video gemacht.',
    made: 'Diesen Monat: {videos}, zusammen {time}.',
    nothingLeft: 'Im Moment hast du keine Minuten übrig.',
    left: 'Du hast noch {time}.',
    renews: 'Am {day} bekommst du wieder {time}.',
    unlimited: 'Hier gibt es kein Limit.',
  },
  languages: {
    which: 'In welcher Sprache soll ich antworten?',
    chosen: 'Gut, dann Deutsch.',
    unknown: '„{name}“ spreche ich noch nicht. Wähl eine von diesen:',
  },
  deliver: {
    on: 'Videos, die du über die API machst, kommen auch hierher.',
    off: 'Videos, die du über die API machst, kommen nicht hierher.',
  },
  link: {
    code: 'Um diesen Chat mit deinem Konto zu verbinden, öffne die Seite unten, melde dich an und gib dort den Code {code} ein. Oder schreib /link {code} in einem Chat, der schon damit verbunden ist. Der Code gilt einmal, {minutes}.',
    joined:
      'Erledigt! Dieser Chat gehört jetzt zu {email} und nutzt dessen Videos und Minuten. /unlink trennt ihn wieder. Videos, Minuten und Einstellungen bleiben dann beim Konto.',
    otherJoined: 'Erledigt! Dein anderer Chat gehört jetzt auch zu {email}: Seine Videos und Minuten sind dort.',
    broughtAlong: 'Erledigt! Deine Videos und Minuten sind jetzt beim Konto.',
    sureUnlink:
      'Soll ich diesen Chat von deinem Konto trennen? Alles bleibt beim Konto: Videos, Minuten und Einstellungen, auch was du von hier mitgebracht hast. Dieser Chat läuft dann ohne das Konto weiter.',
    unlinked: 'Dieser Chat ist mit keinem Konto mehr verbunden.',
    stayed: 'Alles bleibt, wie es ist.',
  },
  linked: {
    now: '🔗 Dieser Chat ist jetzt mit dem Konto {account} verbunden. Dessen Videos kommen hier an. Wenn du das nicht warst, mach es unten rückgängig.',
    ownStays:
      'Was du hier bisher gemacht hast, bleibt deins, getrennt von diesem Konto. Wenn es dein eigenes Konto ist, überträgt der zweite Knopf deine Videos und Minuten dorthin.',
  },
  deleting: {
    sure: 'Das löscht alles, was ich über dich habe: Videos, Untertitel, Einstellungen, Minuten und diese Unterhaltung. Das lässt sich nicht rückgängig machen. Wirklich löschen?',
    sureAccount:
      'Dieser Chat gehört zu deinem Konto, und gelöscht wird das ganze Konto: Videos, Untertitel, Einstellungen, gekaufte Minuten, API-Tokens, seine anderen Chats und diese Unterhaltung. Wenn das Konto bleiben und nur dieser Chat getrennt werden soll, schreib stattdessen /unlink. Das lässt sich nicht rückgängig machen. Wirklich löschen?',
    kept: 'Nichts wurde gelöscht.',
    done: 'Alles ist gelöscht. Wenn du irgendwann neu anfangen willst, schick mir einfach ein Video.',
  },

  problems: {
    invalid_input: 'Mit dem, was du geschickt hast, geht das nicht.',
    not_found: 'Dieses Video gibt es nicht mehr. Es wurde gelöscht, oder seine Aufbewahrungszeit ist abgelaufen.',
    conflict: 'Das geht gerade nicht.',
    upload_deleted: 'Die hochgeladene Datei wurde gelöscht. Lade sie bitte noch einmal hoch.',
    linked_already:
      'Dieser Chat ist schon mit einem Konto verbunden. /unlink trennt ihn. Danach verbindet ihn /link mit einem anderen.',
    not_linked: 'Dieser Chat ist mit keinem Konto verbunden. /link verbindet ihn mit einem.',
    telegram_taken:
      'Das Konto hat schon einen anderen Telegram-Chat. Schreib dort zuerst /unlink, oder trenne ihn auf der Profilseite des Kontos.',
    whatsapp_taken:
      'Das Konto hat schon einen anderen WhatsApp-Chat. Schreib dort zuerst /unlink, oder trenne ihn auf der Profilseite des Kontos.',
    no_account:
      'Noch ist keiner deiner beiden Chats mit einem Konto mit E-Mail-Adresse verbunden. Schreib /link, öffne die angezeigte Seite, melde dich an und gib den Code ein.',
    too_many_codes: 'Das waren viele Codes. Warte zehn Minuten und versuch es dann noch einmal.',
    nothing_to_bring: 'Es gibt nichts zu übertragen: Deine Videos sind alle schon hier.',
    storage_limit:
      'Dein Speicher ist voll. Lösche Videos, die du nicht mehr brauchst: /videos zeigt sie. Der Platz ist innerhalb einer Stunde frei.',
    queue_full: 'Bei dir warten schon sehr viele Videos. Versuch es noch einmal, wenn einige davon fertig sind.',
    service_full:
      'Gerade warten sehr viele Videos, deshalb kann ich keine neuen annehmen. Bitte versuch es in ein paar Minuten noch einmal.',
    disk_low:
      'Mir fehlt gerade Speicherplatz, deshalb kann ich nichts Neues annehmen. Bitte versuch es später noch einmal.',
    allowance_exhausted:
      'Deine Minuten sind aufgebraucht oder für laufende Videos reserviert. /usage zeigt, wann es neue gibt.',
    code_wrong_or_used: 'Der Code ist falsch, zu alt oder schon benutzt. /link macht einen neuen.',
    too_complex: 'Das ist mir auf einmal zu viel. Schick es mir bitte in kleineren Teilen.',
    unavailable: 'Bei mir klappt gerade etwas nicht. Versuch es in ein paar Minuten noch einmal.',
  },
};
