import type { Texts } from '../../texts.ts';

export const additions: Pick<Texts['chat'], 'title' | 'watermark' | 'font' | 'reading' | 'script' | 'brand'> = {
  /** A message said «Title: …». */
  title: {
    taken: 'Verstanden: Der Titel ist „{title}“. {stays} Gleich kommt eine neue Fassung.',
    forNext: 'Verstanden: Das nächste Video, das du schickst, bekommt den Titel „{title}“. {stays}',
    tooLong: 'Der Titel ist zu lang. Es gehen {max} Zeichen.',
    removed: 'Verstanden: kein Titel.',
    how: 'Ja! Schreib es so: Titel: „Mein Tag am See“. Er steht am Anfang des Videos oben. „Titel unten“ verschiebt ihn, und „kein Titel“ nimmt ihn weg.',
    whichWords: 'Gern, als Titel oben. Was soll da stehen? Schreib mir einfach die Worte.',
    looks:
      'Ein Titel richtet sich immer nach den Untertiteln: Er hat ihre Schrift und ihre Farben. In diesem Chat ändere ich seine Wörter (Titel: „…“), seinen Platz („Titel unten“) und seine Dauer („Titel für 6 Sekunden“) oder nehme ihn weg („kein Titel“).',
    stays: 'Er ist die ersten {time} zu sehen.',
    staysWhole: 'Er ist das ganze Video lang zu sehen.',
    size: 'Die Größe eines Titels kann ich nicht ändern: Alle Titel sind gleich groß, und nur bei vielen Wörtern oder neben einem Gesicht werden sie kleiner. Seine Wörter, seinen Platz und seine Dauer kann ich ändern.',
    untilSaid:
      'Ich kann einen Titel nicht bei etwas enden lassen, das gesagt wird. Nenn mir die Sekunden („Titel für 12 Sekunden“) oder schreib „Titel das ganze Video“.',
    whichAddition: 'Gern, im Titel. Was genau soll dort noch stehen? Schreib es einfach.',
    whichEmoji: 'Welches Emoji? Schick es mir, dann zeichne ich es über den Titel.',
    emojisOfCaptions: 'Wenn du Emojis in den Untertiteln meinst, tippe hier.',
    emojiAbove: 'Sein Emoji steht darüber.',
    firstEmoji: 'Von seinen Emojis zeichne ich das erste, {emoji}, darüber.',
    needsWords: 'Ein Titel braucht Wörter: Ein Emoji steht über ihnen und nicht allein.',
    apart: 'Nein, nie: Der Titel findet immer einen Platz, an dem keine Untertitel sind.',
    ofOneVideo:
      'Die Wörter eines Titels gelten nur für ein Video, die nächsten bekommen sie also nicht: Sag „Titel: …“ für jedes. Wo und wie lange er steht, merke ich mir mit dem Aussehen.',
    where:
      'Der Titel steht hier: {place}. Gesichtern und Untertiteln weicht er von selbst aus. „Titel unten“ verschiebt ihn.',
    timed: 'Verstanden. Gleich kommt eine neue Fassung.',
    howToTime: 'Mit „Titel für 6 Sekunden“ oder „Titel das ganze Video“ änderst du das.',
    placed: 'Verstanden: Der Titel kommt woanders hin. Gleich kommt eine neue Fassung.',
    ownColour: 'Der Titel hat die Farben der Untertitel; eine eigene kann ich ihm nicht geben.',
    now: 'Der Titel ist „{title}“.',
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
  brand: {
    saved:
      'Gespeichert als deine Vorlage „{name}“. So werden deine nächsten Videos aussehen: hier, auf den Seiten und über die API.',
    none: 'Du hast noch keine Marke. Sag mir, wie ein Video aussehen soll, und dann: „Speicher das als meine Marke“.',
    used: 'So sieht „{name}“ aus.',
    forNext: 'Deine nächsten Videos werden aussehen wie „{name}“.',
    full: 'Du hast so viele Vorlagen, wie möglich sind. Lösche zuerst eine auf deiner Profilseite.',
  },
};
