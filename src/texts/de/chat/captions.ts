import type { Texts } from '../../texts.ts';

export const captions: Pick<Texts['chat'], 'corrections' | 'doubts' | 'captionText'> = {
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
    lineBack: 'Zeile {line} ist wieder wie vorher: „{text}“.',
    noEarlierLine: 'Einen früheren Text von Zeile {line} kenne ich nicht mehr, sie bleibt also, wie sie ist.',
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
};
