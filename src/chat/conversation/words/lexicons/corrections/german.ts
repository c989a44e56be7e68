import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const germanCorrections: CorrectionWords = {
  toLine: 'in im bei zu zur an auf aus für',
  mistakes: 'fehler tippfehler korrekturen schreibfehler verbesserungen änderungen',
  nextToLast: 'vorletzte, vorletzten, vorletzter, zweitletzte, zweitletzten',
  fromBottom: 'von unten, von hinten, vom ende, vom schluss',
  letterNames:
    'b:be c:ce d:de f:eff/ef g:ge h:ha j:jot k:ka l:ell m:emm n:enn p:pe q:ku r:err s:ess t:te v:vau w:we x:ix y:ypsilon/üpsilon z:zett/zet ß:eszett',
  letterAs: 'wie',
  doubled: 'doppel doppeltes',
  signs: {
    ',': 'komma, beistrich',
    '!': 'ausrufezeichen, ausrufungszeichen, rufzeichen, rufezeichen',
    '?': 'fragezeichen',
    '.': 'punkt',
    ':': 'doppelpunkt',
    '…': 'drei punkte, auslassungspunkte, pünktchen',
    '–': 'gedankenstrich',
  },
  afterWord: 'nach, hinter',
  beforeWord: 'vor',
  between: 'zwischen',
  atEnd:
    'am ende von, am ende, ans ende von, ans ende, am schluss von, am schluss, hintendran, hinten dran, hinten, ganz hinten',
  oneWord:
    'ist ein wort, in einem wort, als ein wort, ein wort, schreibt man zusammen, zusammengeschrieben, zusammen geschrieben, wird zusammengeschrieben, gehört zusammen, zusammenschreiben, je ein wort, jeweils ein wort, beides ein wort, beide ein wort, sind ein wort, an einem stück, in einem stück, am stück, ohne lücke, keine lücke',
  hyphen: 'mit bindestrich, mit einem bindestrich, mit strich',
  isRight:
    '(stimmt|passt|passen|stimmen) (so|schon|eh|ja|genau|alles), stimmt, passt, (ist|sind) (richtig|korrekt|gut|ok|okay|perfekt|super), (ist|sind) (so|schon|eh|ja|ganz) (richtig|korrekt|gut|ok|okay), alles (richtig|korrekt|ok|gut), (nicht|nix) (anfassen|ändern|anrühren), so (lassen|stehen lassen), (ist|sind|wird|war) (super|toll|klasse|prima|schön|spitze|genial|perfekt), (stimmen|stimmt) (schon so|alle), (nichts|nix|bitte nichts) (ändern|anfassen), genau so gesagt, so gesagt',
  leave:
    'doch nicht, nein nicht, (lass|lasst|lassen sie) (es|das|sie|ihn|mal|so|stehen|gut sein), (lass|lasst|lassen sie) (es|das|sie|ihn) (so|stehen|bleiben|wie es ist), lass, lasst, vergiss es, so lassen, (bleibt|kann) so, kann so bleiben, bleibt, egal, ist egal, auch egal',
  noMistakes: '(keine|null|ohne) (fehler|tippfehler)',
  others: 'der rest, rest, die anderen, die andern, alles andere, das andere, die übrigen, alle anderen',
  but: 'aber außer bis nur ausser doch sondern',
  still: 'noch',
  indefinite: 'ein eine einen einem einer',
  without: 'ohne',
  plainNo: 'nee nein',
  asDigits: 'als zahl, in ziffern, als ziffer, als ziffern, in zahlen, als zahlen, als nummer, mit zahlen, mit ziffern',
  onlyOne: 'nur ein, nur eins, nur einmal, bloß ein, bloß einmal, lediglich ein',
  apart:
    'gehört auseinander, auseinander, schreibt man getrennt, getrennt, getrennt geschrieben, auseinandergeschrieben, sind zwei wörter, zwei wörter, mit leerzeichen, leerzeichen',
  add: 'dazuschreiben, hinzufügen, füg hinzu, füge hinzu, einfügen, ergänze, ergänzen, schreib dazu, dazu schreiben, reinschreiben, anhängen, setz dazu, hinschreiben, dranhängen, füg ein, füge ein',
  missing:
    'fehlt, fehlen, fehlte, fehlt da, fehlt noch, fehlt mir, vergessen, vergessen hast, ausgelassen, weggelassen, verschluckt, übersehen, unterschlagen, (gehört|gehören|kommt|kommen|muss|soll|sollte) (noch|da noch|noch ein|), hast vergessen',
  put: 'mach, mache, macht, schreib, schreibe, schreibt, setz, setze, setzt, pack, packe, tu, füg, füge, stell, häng, mach mal, schreib mal, rein, hin, dazu',
  unnamed:
    'was etwas wat irgendwas ding wörter buchstabe buchstaben zeichen leerzeichen lücke großbuchstabe akzent zeile satz teil stück name es das logo bild pause musik link',
  lineSays: '(soll|muss|sollte|müsste) (heißen|lauten|so heißen|so lauten|sein), heißt, lautet',
  lineFrame: {
    opens: 'soll, muss, sollte, müsste, soll da, soll dort, soll hier',
    closes: 'heißen heisen lauten sein stehen',
  },
  thatLine: 'dass',
  isName:
    '(ist|war) (der|sein|ihr|mein|unser) (name|nachname|vorname|spitzname), heißt (der|die|das|mein|meine|unser|unsere|ihr|ihre|sein|seine), so heißt (der|die|das|mein|meine|unser|unsere)',
  myName: 'mein name, mein nachname, mein vorname, ich heiße, ich schreib mich, ich schreibe mich',
  introduces: 'ich bin, ich heiße, mein name ist, hier ist, hier ist wieder',
  year: 'jahr jahreszahl jahrgang',
  atStart: 'am anfang von, am anfang, an den anfang, vorne, vorn, zu beginn',
  explains: 'das ist, des is, dat is, das war, so heißt, so heissen',
  letterByLetter: 'buchstabe für buchstabe, buchstabiert, ich buchstabiere',
  itIs: '(es|das|er|sie) (heißt|ist|war|hieß|muss heißen|soll heißen|sollte heißen|müsste heißen|muss sein|soll sein), heißt, heißen, ist, lauten, muss heißen, soll heißen, ich sagte, ich hab gesagt, ich habe gesagt, gesagt hab ich, richtig ist, sondern',
  address:
    'digga diggah alter alder bro junge mädel mensch mann kumpel schatz schätzchen liebes lieber liebe leute eumel du haha lol danke bitte echt ey wa gell ne',
  together:
    'zusammen, zusammen schreiben, zusammenschreiben, gehören zusammen, auch zusammen, ohne leerzeichen, aneinander',
  also: 'auch, ebenso, ebenfalls, genauso',
  withLetter: 'mit',
  pointing: 'es das dies dieses',
};
