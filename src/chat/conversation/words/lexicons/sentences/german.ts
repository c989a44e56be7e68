import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const germanSentences: SentenceWords = {
  possible: /gehts?|gibts|gibt es|moglich|kann man|auch/u,
  already: /(?:ist|sind)(?: \p{L}+){0,5} schon|schon (?:drin|drinnen)/u,
  unchanged: /lass|lasst|belass|bleib|unverandert|anfass|rühr/u,
  unseen:
    /unlesbar|unleserlich|(?:sieht|sehen|seh|sehe|liest|lesen|erkennt|erkennen|erkenn) (?:\p{L}+ ){0,6}(?:nicht|nix|nichts|null|kaum|schlecht|nimmer)|(?:nicht|nix|nichts|kaum|schlecht|schwer) (?:\p{L}+ )?(?:sehen|lesen|erkennen|sichtbar|lesbar)|verschwinde\p{L}*|verschwimm\p{L}*|(?:geht|gehen) (?:\p{L}+ ){0,5}unter|verliert sich|unsichtbar/u,
  unread:
    /unlesbar|unleserlich|(?:lesen|lies|liest|les) (?:\p{L}+ ){0,4}(?:nicht|nix|nichts|kaum|schlecht|nimmer)|(?:nicht|nix|nichts|kaum|schlecht|schwer|nimmer|net) (?:\p{L}+ ){0,2}(?:lesen|lesbar|entziffern)|besser lesen kann/u,
  compared: 'wie so als',
  restoring: 'zurück wieder hol',
  beforeNoun:
    'ja aber na naja die der das den dem ein eine einen meine meiner meinem unsere auf vor in im mit am bei diese dieser diesem',
  letterCase: {
    first:
      '(gross|groß)_(geschrieben|schreiben), mit_(grossem|großem|grossen|großen), (wird|schreibt_man|gehort)_(gross|groß) $, gross $, gross_bitte $, (großes|grosses|großem|grossem)_@, großer_anfangsbuchstabe, (großen|grossen)_anfangsbuchstaben, (schreibt|schreib|schreiben)_(man_|bitte_|)(groß|gross), großschreiben, grossschreiben',
    each: '(beide|beides|alle_beide)_(gross|groß)',
    all: '(in|mit|alles)_(grossbuchstaben|großbuchstaben), (alles|komplett|ganz)_(gross|groß), in_versalien',
    small:
      'klein_(geschrieben|schreiben), mit_(kleinem|kleinen), (wird|schreibt_man)_klein $, in_kleinbuchstaben, mit_kleinbuchstaben, (kleines|kleinem)_@, klein $, kleinschreiben, kleinbuchstaben, (schreibt|schreib|schreiben)_(man_|bitte_|)klein',
  },
  standingOut:
    'hervorheb*, hervorgehoben, heraushebe*, herausstech*, hervorstech*, auffall*, beton*, (hebe|heb|hebt) (hervor|heraus), (hebe|heb|hebt) (namen|wörter|worte) (hervor|heraus), (andere|anderer|eigene|eigener)_farbe',
  thanks:
    'danke, dankeschon, dankesehr, danki, dankschon, thx, merci, dankbar, (vielen|herzlichen|besten|lieben|schonen|tausend|recht_herzlichen|riesen) dank, dank_(dir|ihnen|euch), vergelts_gott, bedankt, bedanke_mich, (hast|haben)_(mir|uns) (geholfen|gerettet), (hast|haben)_(du|sie)_(gut|super|toll|prima)_(gemacht|hinbekommen), (hast|haben) (dich|sich) (gut|tapfer|wacker|ordentlich|prima) (geschlagen|gehalten), (du|sie)_(bist|sind)_(ein|der|die|das|echt) (schatz|engel|beste|held|heldin|profi|hammer|wucht), ^ (das|mir)_(reicht|langt|genugt)_(mir|so|das) $, ^ (reicht|langt|genugt)_(mir|so) $, ^ (das)_(reicht|langt|genugt)_(mir)_(so) $, ^ (basst|bassd|passd|passt)_(scho|schon) $, ^ reicht_mir_so $, (geb|gebe|spendier|spendiere|zahl|zahle) (bier|kaffee|kolsch|schnaps|glas|eis|kuchen|einen|eins|runde), (bier|kaffee|flasche|runde|getrank) auf_mich, (du|sie)_(bist|sind)_(ein|eine|der|die|das|echt|echt_ein) (goldstuck|ass|konner|star|genie|meister|knaller|goldschatz|lebensretter), bist_(ein|eine|der|die|echt_ein) (schatz|engel|beste|held|heldin|profi|wucht|goldstuck|ass|star|genie)',
  goodbye:
    '(gute|viel|viele|schöne)_(wellen|erfolg|fahrt|spaß|spass|glück|geschäfte|ferien|feiertage|reise), tschuss, tschuß, tschau, ciao, ade, adieu, servus, pfiat, pfiati, baba, wiedersehen, wiederschauen, wiederhoren, gute_nacht, machs_gut, machen_sies_gut, bis_(bald|dann|denn|denne|morgen|neulich|spater|nachste_woche|zum_nachsten|zum_nachsten_mal|demnachst), (schonen|schones) (tag|abend|feierabend|wochenende|nachmittag), (liebe|herzliche|viele|freundliche|beste|schone) (grusse|gruße), (das|des)_(wars|war_es|war_s) (schon|dann|fur|$), lg, vg, bussi, ^ feierabend $',
  where: 'wo, wohin, wos',
  contrast: 'aber, allerdings, jedoch, nur, bloß, außer',
  asking: 'wissen, fragen, frage, sagen, sag, sagt',
  reported:
    'sagt, sagte, meint, meinte, erzählt, erzählte, gehört, gesagt, empfohlen, angeblich, gesehen, geschickt, gegeben, weitergeleitet',
  work: '(ist|is|sind) angekommen, (ist|is|ob) (video|datei|clip|film) (da|angekommen) $, (ist|wurde|wird|schon|hast|habt|sind|wird_gerade) (gerendert|fertiggestellt|fertig|exportiert|verarbeitet|erstellt|generiert), (seid|bist|sind|hast) (fertig|durch|soweit), (fast|bald|gleich|endlich) (fertig|soweit|durch|da), (rendert|renderst|rendern|arbeitest|verarbeitest|lauft) (noch|gerade|immer_noch), (wie|was) (stand|status|fortschritt|stehts|steht_es), (viele|wer|jemand|videos) (vor_mir|vor_uns), (bin|wann|komme|sind) (dran|nachstes|naechstes|nachster|naechster|an_der_reihe), (platz|stelle|position|nummer) (schlange|warteschlange|queue), (ist_da|gibt_es|gibts|lange) (schlange|warteschlange), (wieviel|wie_viel|wieviele|welche|welcher) (prozent|schritt|phase), (kann|krieg|bekomm) (schon|bald|endlich) (haben|sehen), (minuten|sekunden) (bis|noch) (fertig|dauert), (wie_viele|wieviele|wer) (noch) (vor_mir|vor_uns), (sag|meld|gib) (bescheid|dich) (fertig), ist_(es|das|das_video)_durch $, ^ (geht|dauert|wird)_(das|es)_(schnell|flott|fix|lange|lang) $, ^ gehts_(schnell|flott|fix) $, ^ geht_s_schnell $',
};
