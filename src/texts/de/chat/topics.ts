import type { ChatTexts } from '../../texts.ts';
import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'Es ist fertig: {name}. Soll ich es noch einmal schicken?',
    readyButChanged:
      'Die Version, die du hast, ist fertig. Was du seitdem geändert hast, ist noch nicht gerendert. Soll ich es rendern?',
    nothingYet: 'Du hast mir noch kein Video geschickt. Schick eins, dann siehst du hier, wie weit es ist.',
    privacy:
      'Dein Video dient nur dazu, deine Untertitel zu machen. Sehen kannst es nur du; andere nur, wenn du es weitergibst. {stays} mit „lösch dieses Video“ geht es sofort, und /delete entfernt alles über dich.',
    staysDays: 'Es bleibt {days} hier und wird dann von selbst gelöscht;',
    staysAWhile: 'Nach einiger Zeit wird es von selbst gelöscht;',
    formats: 'MP4, MOV, WebM, MKV, AVI: so gut wie jede Videodatei geht. Zurück kommt ein MP4, das überall läuft.',
    length:
      'Ein paar Minuten sind kein Problem, eine Stunde meistens auch nicht. Ist die Datei zu groß für diesen Chat, schick einen Link. Ist das Video zu lang, sage ich es dir gleich.',
    platforms:
      'Schick das Video als Datei oder einen Link zur Datei selbst (Google Drive, Dropbox, .mp4). Seiten von YouTube, Instagram, TikTok oder Facebook kann ich nicht öffnen: Speichere das Video dort zuerst. Das Ergebnis passt überall hin.',
    several:
      'Schick so viele Videos, wie du magst, eins nach dem anderen: Sie kommen der Reihe nach dran. Den Chat kannst du solange schließen, ich schreibe dir, wenn eins fertig ist.',
    whoAreYou:
      'Ich bin ein Bot, der Untertitel auf Videos setzt. Kein Mensch liest mit. Schick mir ein Video, in dem gesprochen wird!',
    ownScript:
      'Ja. Schreib „Das sage ich: …“ und dahinter deinen Text, oder schick ihn als Textdatei: Die Untertitel bekommen seine Worte.',
    canCaption:
      'Ja! Schick mir ein Video, in dem gesprochen wird, als Link oder als Datei, und ich setze Untertitel darauf.',
    install:
      'Es ist nichts zu installieren, und ein Konto brauchst du auch nicht: Alles passiert hier im Chat, am Handy oder Computer.',
    spoken:
      'Die Sprache erkenne ich von selbst, etwa hundert davon, meist auch mit Akzent. Starken Dialekt höre ich manchmal falsch; dann schreibst du mir einfach: „Anna, nicht Hanna“.',
    watermarked:
      'Nein, ich setze kein Wasserzeichen und keinen Namen von mir auf dein Video. Willst du ein eigenes, schick mir das Bild.',
    fonts:
      'Das sind meine Schriften: {fonts}. Du kannst auch deine eigene schicken, als TTF- oder OTF-Datei. Wähle eine:',
    someWords:
      'Ja: Schreib „hebe das Wort gratis hervor“, mit deinem eigenen Wort. Solche Wörter sind größer und haben eine eigene Farbe, alle dieselbe.',
    nextVideos:
      'Deine nächsten Videos sehen so aus, wie es in /settings steht, dieses Aussehen haben sie also noch nicht. Mit diesem Knopf bekommen es alle:',
    nextVideosSame: 'Ja: Auch deine nächsten Videos sehen so aus, bis du es in /settings änderst.',
    nextVideosFirst:
      'Ja: Wenn dir ein Video gefällt, schreib „ab jetzt immer so“, und alle nächsten sehen auch so aus.',
    spellingsKept:
      'Korrekturen gelten für das Video, in dem du sie machst. Nach einem neuen Video frage ich nach Namen, bei denen ich unsicher bin: Antworte, und mit einem Tipp schreibe ich sie in allen nächsten so.',
    changedLater:
      'Ja, so oft du willst, solange das Video hier ist: Sag, was anders sein soll, und du bekommst eine neue Fassung. „rückgängig“ nimmt den letzten Schritt zurück.',
    othersEdit:
      'Dieses Video lässt sich nur in diesem Chat ändern: Jemand anders kann hier auf deinem Handy schreiben. Oder gib dein Video weiter, wie du es gefilmt hast, dann schickt man es mir in einem eigenen Chat.',
    cropped:
      'Hochformat hat keine Balken: Ich schneide die Seiten ab und folge der Person, die spricht. „Zeig das ganze Bild“ behält alles, vor verschwommenem Hintergrund; „behalte die Mitte“ folgt niemandem.',
    noisySound:
      'Ja, das geht: Meist verstehe ich auch bei Wind, Maschinen oder Musik, was gesagt wird. Was ich falsch höre, sagst du mir einfach: „Anna, nicht Hanna“.',
    putAway:
      'Leg das Handy ruhig weg oder mach den Chat zu: Ich arbeite weiter und schreibe dir hier, wenn das Video fertig ist.',
    passOn:
      'Zum Speichern halte den Finger auf dem Video, oder tippe auf die drei Punkte, und wähle „In Galerie speichern“ oder „Speichern“. Zum Teilen leite die Nachricht damit weiter: in einen Chat, in eine Gruppe, per Mail. Am Computer öffne dort diesen Chat, klick mit der rechten Maustaste auf das Video und wähle „Speichern unter“; von da geht es auch auf einen USB-Stick. Die Untertitel gehören zum Bild, also sieht sie jeder.',
    passOnPost:
      'Speichere das Video auf deinem Handy: Halte den Finger darauf, oder tippe auf die drei Punkte, und wähle „In Galerie speichern“ oder „Speichern“. Öffne dann {app}, fang einen neuen Beitrag an und wähl es dort aus. Die Untertitel gehören zum Bild, also sieht sie jeder.',
    passOnChat:
      'Speichere das Video auf deinem Handy: Halte den Finger darauf, oder tippe auf die drei Punkte, und wähle „In Galerie speichern“ oder „Speichern“. Öffne dann {app}, geh in einen Chat, eine Gruppe oder deinen Status, und wähl es dort aus. Die Untertitel gehören zum Bild, also sieht sie jeder.',
    burntIn:
      'Die Untertitel gehören zum Bild: Jeder sieht sie, überall, und niemand muss etwas einschalten. Ausschalten lassen sie sich deshalb auch nicht.',
    kept: 'Ein fertiges Video bewahre ich hier {days} auf, dann wird es von selbst gelöscht. Damit du es für immer hast, speichere es auf deinem Handy oder Rechner.',
    keptForAWhile:
      'Ein fertiges Video bewahre ich hier eine Zeit lang auf, dann wird es von selbst gelöscht. Damit du es für immer hast, speichere es auf deinem Handy oder Rechner.',
    quality:
      'Einen Unterschied sieht man kaum: Die Größe deines Videos bleibt, und das Bild wird einmal neu kodiert, in hoher Qualität. Was eine Chat-App auf dem Weg zu mir wegnimmt, ist verloren; schick das Original darum als Datei (📎, dann „Datei“) oder als Link.',
    howToSend:
      'Tipp auf die Büroklammer 📎 oder das Pluszeichen (＋) neben der Zeile, in der du schreibst, öffne dort die Galerie oder die Fotos, wähle das Video und tipp auf Senden. Am Computer kannst du die Datei in diesen Chat ziehen.',
    shapeVertical: 'Ja: Es ist Hochformat 9:16, wie es TikTok, Reels, Shorts und Storys ganz zeigen.',
    shapeNotVertical:
      'Noch nicht: Es hat die Form des Videos, das du geschickt hast, und das ist kein Hochformat. TikTok, Reels und Storys zeigen Hochformat 9:16 ganz. Mit diesem Knopf mache ich es so:',
    shapeUnknown:
      'Es hat die Form des Videos, das du geschickt hast. TikTok, Reels und Storys zeigen Hochformat 9:16 ganz: Wenn deins das nicht ist, macht dieser Knopf es so.',
    fontsAlike: 'Das kommt dem nahe: der Stil, oder nur seine Schrift.',
    highlightPurpose:
      'Die Hervorhebung zeigt das Wort, das gerade gesagt wird: So liest man leichter mit. Wenn sie dich stört, nimmt dieser Knopf sie weg:',
    lastLook: 'Die letzte Änderung am Aussehen: {look}.',
    lastWords: 'Die letzte Änderung an den Wörtern:',
    howLong:
      'Das hängt vom Video ab; eine Minute ist meist nach wenigen Minuten fertig. Schick eins, dann siehst du hier, wie weit es ist.',
  },
  minutes,
  explained,
  limits: {
    silences:
      'Pausen und „Ähs“ kann ich nicht herausschneiden; das Video bleibt so lang, wie es ist. Wörter in den Untertiteln kann ich weglassen: „entferne äh“.',
    translation:
      'Übersetzen kann ich nicht: Die Untertitel sind in der Sprache, die gesprochen wird. Mit „schick die srt“ bekommst du sie als Datei; lass sie übersetzen und schreib mir die Zeilen: „3: Hola“.',
    cleanVideo:
      'Untertitel, die im Bild sind, lassen sich nicht mehr entfernen. Dein eigenes Video bleibt, wie du es geschickt hast.',
    music:
      'Musik kann ich nicht hinzufügen; der Ton bleibt, wie er ist. Das geht in der App, in der du das Video postest.',
    download: 'Ich lade keine Videos von Seiten herunter, ich setze nur Untertitel auf Videos, die du schickst.',
    voice: 'Stimmen kann ich nicht verändern; der Ton bleibt, wie er ist. Ich mache nur Untertitel und Bild.',
    trim: 'Schneiden kann ich nicht. Schneide das Video zuerst am Handy und schick es mir noch einmal.',
    speed:
      'Schneller oder langsamer machen kann ich ein Video nicht. Ändere das Tempo am Handy und schick es mir dann.',
    picture:
      'Schick mir das Bild hier, dann setze ich es als Wasserzeichen in eine Ecke. Bilder an anderen Stellen kann ich nicht einfügen. Worte setze ich oben hin: „Titel: Mein Kanal“.',
    backgroundBlur:
      'Den Hintergrund des Bildes kann ich nicht unscharf machen. Was geht: ein Kasten hinter den Wörtern („mit Kasten“).',
    posting:
      'Posten oder weiterschicken kann ich es nicht für dich. Speichere das Video von hier und teile es in deiner App, per Mail oder als Nachricht.',
    speakers:
      'Ich kann nicht jedem, der spricht, eine eigene Farbe geben. Das gesprochene Wort kann eine haben: „grüne Hervorhebung“.',
    live: 'Livestreams kann ich nicht untertiteln. Schick mir danach die Aufnahme.',
    dubbing:
      'Synchronisieren oder in einer anderen Sprache sprechen kann ich nicht. Ich mache nur Untertitel von dem, was gesagt wird.',
    summary:
      'Zusammenfassen oder das Beste heraussuchen kann ich nicht. Mit „zeig den Text“ bekommst du alles, was gesagt wird.',
    otherFont:
      'Diese Schrift habe ich hier nicht. Schick mir deine als TTF- oder OTF-Datei oder einen Link dazu, oder wähle eine von meinen:',
    noise: 'Den Ton kann ich nicht säubern; er bleibt, wie er ist.',
    brightness:
      'Helligkeit und Farben des Bildes kann ich nicht ändern. Besser lesbare Untertitel gibt es mit „gut lesbar“.',
    timing:
      'Wann die Wörter kommen, höre ich aus dem Ton: Untertitel kommen und gehen mit der Stimme; verschieben oder stehen lassen kann ich sie nicht. Stimmt eine Zeile nicht, schreib mir ihren Text: „3: Hallo zusammen“.',
    capitals:
      'Großbuchstaben gehören zum Stil: Pop, Comic und Impact haben sie, die anderen schreiben auch klein. Wähle einen:',
    wordCount:
      'Wie viele Wörter zugleich zu sehen sind, entscheide ich nach den Pausen. Einzeln kommen sie im Stil „Wort für Wort“:',
    punctuation:
      'Satzzeichen kann ich nicht für das ganze Video an- oder ausschalten. Schreib eine Zeile so, wie du sie willst: „3: Hallo, du!“',
    weight: 'Wie fett die Buchstaben sind, liegt an der Schrift. Wähle eine:',
    shape:
      'Ich kann zwei Formate: Hochformat 9:16 und das Format deines Videos. Schreib „Hochformat“ oder „nicht vertikal“.',
    joining: 'Ich kann keine Videos verbinden. Verbinde sie erst auf dem Handy und schick mir dann das Ergebnis.',
    manyColors:
      'Ich kann nicht jedem Wort eine eigene Farbe geben. Zwei gehen: die der Buchstaben und die des gesprochenen Worts. „Weiß, Hervorhebung grün“.',
    zoom: 'Heranzoomen kann ich nicht. Im Hochformat folge ich der Person, oder das Bild bleibt ruhig: „behalte die Mitte“.',
    emojiChoice:
      'Die Emojis suche ich aus. Ein eigenes kannst du hinter ein Wort setzen: „setz 🔥 hinter Haken“. „Keine Emojis“ lässt meine weg.',
    file: 'Als unkomprimierte Datei kann ich es in diesem Chat nicht schicken. Verbinde mit /link dein Konto: Auf seiner Seite gibt es das Video in voller Qualität.',
    moreWords:
      'Wie viele Wörter zugleich zu sehen sind, entscheide ich nach den Pausen; mehr davon kann ich nicht zeigen. Nur im Stil „Wort für Wort“ kommen sie einzeln, andere gibt es hier:',
    shadow:
      'Einen Schatten kann ich nicht an- oder ausschalten. Was Buchstaben hervortreten lässt: „dickerer Rand“ oder ein Kasten („mit Kasten“).',
    frame:
      'Einen Rahmen oder Zeichnungen kann ich nicht um ein Video setzen. Ein kleines Bild in einer Ecke geht: Schick es mir hier.',
    endCard:
      'Eine Tafel am Ende kann ich nicht anfügen. Die letzte Zeile kann es sagen: „Zeig den Text“ nennt ihre Nummer. Oder es steht oben: „Titel: Ruf an: 555 0100“.',
    hideFaces:
      'Gesichter oder Kennzeichen kann ich nicht unkenntlich machen. Mach das zuerst am Handy und schick mir dann das Video.',
    fileSize:
      'Kleiner machen kann ich die Datei nicht. Für eine Mail teil sie vom Handy aus, das macht sie kleiner, oder leg sie in eine Cloud und schick den Link.',
  },
  talk: {
    praise: 'Das freut mich! 😊 Schick das nächste, wann immer du magst.',
    praisedPicture: 'Schön, dass es dir gefällt. Soll ich das Video so machen?',
    complaint: 'Das tut mir leid. Was stimmt nicht: die Wörter oder das Aussehen?',
    patience: 'Danke! Ich melde mich, sobald es etwas Neues gibt.',
    refusal: 'Gut, dann bleibt alles, wie es ist.',
    announced: 'Prima, schick es einfach hierher, als Link oder als Datei. Ich fange gleich an.',
    misunderstood:
      'Entschuldige, das habe ich falsch verstanden. Schick mir ein Video, in dem gesprochen wird, als Link oder als Datei, und ich setze Untertitel darauf.',
  },
  names: {
    settings: 'Einstellungen',
    styles: 'Untertitel-Stile',
    colors: 'Farben',
    language: 'Sprache des Bots',
    videos: 'Meine Videos',
    home: 'Zum Anfang',
    deleteData: 'Meine Daten löschen',
    deleteVideo: 'Video löschen',
    sendAgain: 'Nochmal schicken',
    sendFile: 'Als Datei schicken',
    sendSrt: 'Untertitel als .srt',
    showMistakes: 'Text verbessern',
    work: 'Ist es fertig?',
    minutes: 'Meine Minuten',
    moreMinutes: 'Mehr Minuten',
    editsCost: 'Kosten Änderungen?',
    renewal: 'Wann gibt’s neue Minuten?',
    price: 'Was kostet das?',
    privacy: 'Datenschutz',
    formats: 'Dateiformate',
    length: 'Länge und Größe',
    platforms: 'Links, Plattformen',
    several: 'Mehrere Videos',
    whoAreYou: 'Wer bist du?',
    ownScript: 'Ich hab ein Skript',
    nextVideos: 'Meine nächsten Videos',
    spellingsKept: 'Bleiben Namen richtig?',
    cropped: 'Was wird abgeschnitten?',
    noisySound: 'Bei Lärm',
    putAway: 'Chat zumachen',
    passOn: 'Teilen oder speichern',
    burntIn: 'Sehen es alle?',
    kept: 'Wie lange bleibt es?',
    quality: 'Leidet die Qualität?',
    howToSend: 'Wie schicke ich es?',
    shapeFits: 'Richtige Form?',
    lastChange: 'Letzte Änderung',
    saveButtons: 'Marke oder immer so?',
    srtFile: 'Was ist eine .srt?',
    resultButtons: 'Wofür die Knöpfe?',
    howToBegin: 'Wie geht das?',
    silences: 'Pausen rausschneiden',
    translation: 'Übersetzen',
    cleanVideo: 'Ohne Untertitel',
    music: 'Musik dazu',
    download: 'Video herunterladen',
    voice: 'Stimme verändern',
    trim: 'Video schneiden',
    speed: 'Tempo des Videos',
    picture: 'Bild oder Logo',
    backgroundBlur: 'Hintergrund unscharf',
    posting: 'Für mich posten',
    speakers: 'Farbe pro Sprecher',
    live: 'Live-Untertitel',
    dubbing: 'Neu vertonen',
    summary: 'Kurzfassung',
    otherFont: 'Andere Schrift',
    noise: 'Besserer Ton',
    brightness: 'Helligkeit, Filter',
    timing: 'Text nicht synchron',
    capitals: 'Großbuchstaben',
    wordCount: 'Wörter auf einmal',
    punctuation: 'Satzzeichen',
    weight: 'Fetter oder dünner',
    shape: 'Quadratisch',
    joining: 'Videos verbinden',
    manyColors: 'Viele Farben',
    zoom: 'Zoom',
    emojiChoice: 'Andere Emojis',
    praise: 'Gefällt mir',
    complaint: 'Gefällt mir nicht',
    patience: 'Ich warte',
    refusal: 'Lass es so',
    sameAgain: 'Wie letztes Mal',
    clearFaces: 'Weg vom Gesicht',
    canCaption: 'Untertitel machen?',
    install: 'Etwas installieren?',
    spoken: 'Sprachen, Dialekte',
    watermarked: 'Mit Wasserzeichen?',
    fonts: 'Welche Schriften?',
    someWords: 'Einzelne Wörter',
    moreWords: 'Mehr Wörter zugleich',
    shadow: 'Schatten',
    frame: 'Rahmen ums Video',
    endCard: 'Text am Ende',
    hideFaces: 'Gesichter verbergen',
    fileSize: 'Kleinere Datei',
  },
};
