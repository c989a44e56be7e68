import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const germanTopics: TopicPhrases = {
  settings:
    '^ (einstellungen|einstellung|optionen|voreinstellungen) $, (offne|zeig|wo|zeige|offnen) (einstellungen|optionen), wo (stelle|andere|stell|andert) (ein|das|was|alles|ich)',
  styles:
    '(welche|was_fur|andere|anderen|noch|zeig) (stile|stil|styles|looks|vorlagen|designs), (zeig|zeige|liste) (stile|styles|looks|vorlagen|designs), (hast|habt|gibts|gibt) (andere|noch_andere|was_anderes|was_schoneres|edleres|besseres), ^ (stile|styles) $, such (du|was) aus',
  colors:
    '(welche|was_fur|andere|zeig|gibts) farben, (farbe|farben) (andern|wechseln|aussuchen|wahlen) $, ^ (farben|farbe) $',
  language: 'sprache (andern|wechseln|umstellen|einstellen) $, ^ sprache $, wo sprache, (deine|bot)_sprache $',
  videos:
    '^ (meine|meine_alten) videos $, (zeig|zeige|wo|liste|alle) (meine|alten|alte|fruheren|letzten) videos, meine (alten|fruheren|letzten|anderen) videos, ^ verlauf $',
  home: '(zuruck|zruck|geh|gehe) (menu|hauptmenu|startseite|anfang|start), hauptmenu, ^ (menu|startseite) $',
  deleteData:
    '(losch|losche|loschen|loscht|entferne|entfernen|vernichte) (alles|alle|samtliche|meine|daten|konto|account|personenbezogenen) (mich|mir|meine|daten|von_mir|habt|gespeichert|konto|account|uber), (losch|losche|loschen|loscht|entferne|entfernen) (meine|mein) (daten|konto|account|profil|sachen), (daten|konto|account) (loschen|loscht|gelost|geloscht|entfernen), (loschung) (daten|meiner|personenbezogener|konto), dsgvo, vergiss_mich, recht_auf (vergessen*|loschung), alles_loschen, losch_alles',
  deleteVideo:
    '(losch|losche|loschen|loscht|schmeiss|wirf|entferne|entfernen|weg) (video|clip|film|aufnahme|erste|ersten|zweite|zweiten|dritte|letzte|nummer), (video|clip|erste|zweite|dritte|letzte) (loschen|losch|weg|wegschmeissen|entfernen|geloscht), (losch|losche|loschen)_(es|das|ihn)',
  sendAgain:
    '(schick|schicke|schicken|sende|senden|gib) (nochmal|noch_mal|noch_einmal|nochmals|erneut|wieder|neu), (nochmal|noch_mal|noch_einmal|nochmals) (schicken|senden|schick), (geht|lasst|kann|lassts) (nicht|nich|ned) (auf|offnen|abspielen), (aus_versehen|versehentlich) (geloscht|weg)',
  sendFile:
    '(als|in) (datei|dokument|anhang|file), (voller|bester|hochster|guter|besserer|originaler|original|volle|beste|voll) (qualitat|auflosung), originalqualitat, (ohne|nicht|un) (komprimierung|kompression|komprimiert|komprimieren), unkomprimiert, (verpixelt|pixelig|matschig|unscharf_vom), qualitat (schlecht|mies|schlimm|grottig|schlechte)',
  sendSrt: 'srt, vtt, (untertitel) (datei|als_datei|extra|separat|einzeln), untertiteldatei',
  showMistakes:
    '(wie|wo) (korrigiere|korrigieren|andere|andern|verbessere|verbessern|bearbeite|ausbessern|ausbessere|berichtige) (wort|worter|fehler|text|namen|falsch|das|was|ich), (wie|wo) (wort|fehler|text|namen|was) (korrigieren|andern|verbessern|bearbeiten|ausbessern), (sind|ist|gibts|hat|habe|paar|noch|da) (fehler|tippfehler|rechtschreibfehler) , (name|namen|wort) (falsch_geschrieben|falsch) $, (kann|konnte|darf) (text|worter|untertitel) (selber|selbst|andern|bearbeiten|korrigieren), (falsch_geschrieben|falsch_verstanden) (wie|kann|und_jetzt)',
  speak: '',
  work: '(ist|schon|bist|bald|wird|endlich) (fertig|soweit|durch), ^ (fertig|na|status|und) $, wie_(lange|lang) (noch|dauert|dauerts|braucht|brauchst|brauchts|muss|geht) , wie_(weit|lange|lang), (wo) (video|ist|bleibt|bleibts|kommt|finde|landet|mein), (warum|wieso|weshalb) (dauert|lange|lang|langsam|braucht|ewig|so), (hangt|haengt|aufgehangt|abgesturzt|eingefroren|hangengeblieben|tot|hangst), (bist|ist|noch) (da|jemand_da|am_leben|wer_da), (geht|lauft|passiert|tut_sich) (noch|uberhaupt|was|da), (nichts|nix|noch_nicht) (bekommen|gekommen|angekommen|da|erhalten), (dauert|dauerts) (ewig|lange|lang|noch), (schaffst|klappt|schafft|geht_sich) (bis|vor|rechtzeitig|aus), (wann) (fertig|kommt|ist|krieg|bekomme)',
  minutes:
    '(wie_viele|wieviele|minuten|guthaben|kontingent|wieviel|wie_viel) (minuten|ubrig|noch|videos|habe_ich_noch|rest|restlich|guthaben), (minuten|guthaben|kontingent) (ubrig|noch|verbraucht|frei|rest)',
  price:
    '(was|wie_viel|wieviel|wie_teuer) (kostet|kosten|kosts|kost|zahle|zahlt|kostets), (preis|preise|preisliste|abo|abonnement|kostenlos|gratis|umsonst|tarif|tarife|kosten|kostenpflichtig|gebuhr|gebuhren|kostet), (muss|soll) (zahlen|bezahlen), kreditkarte',
  privacy:
    '(wer|jemand|andere|leute|niemand) (sieht|sehen|zugriff|schaut|anschauen|kann_das|zugang|mitlesen) , was (passiert|geschieht|macht_ihr) (video|videos|daten|aufnahmen|material|danach|mit), (speichert|gespeichert|bleibt|liegt|lagert|aufbewahrt|behaltet) (ihr|lange|server|servern|video|videos|daten|wo|bei_euch|wie), (wie_lange|wie_lang|wann) (gespeichert|bleibt|geloscht|liegt|aufbewahrt|speichert), datenschutz*, (vertraulich|vertraulichkeit|schweigepflicht|mandantengeheimnis|verschwiegenheit), (trainieren|trainiert|training) (ki|modelle|ai|kis), (ki|modelle) (trainieren|trainiert), (wo) (gespeichert|server|liegen|landen|landet), (sind|ist) (sicher|privat|geschutzt), verwendet_ihr',
  formats:
    '(welche|was_fur|welches) (formate|format|dateien|dateiformate|dateiformat), (mov|mp4|mkv|avi|webm|wmv|hevc|flv) (geht|gehen|ok|funktioniert|moglich|dateien|klappt|auch), (geht|gehen|nimmst|kannst|akzeptiert|unterstutzt|schicken) (mov|mp4|mkv|avi|webm|wmv)',
  length:
    '(wie_lang|wie_lange|wie_gross) (darf|kann|durfen|maximal|sein|hochstens), (maximale|maximal|hochst|max) (lange|dauer|grosse|minuten|lang|gross|dateigrosse), (gibt|gibts|ist) (limit|begrenzung|grenze|beschrankung|maximum|langenlimit|obergrenze), (stunde|stunden|minuten|min) (geht|gehts|ok|zu_lang|moglich|klappt|zu_viel|lang_geht), zu_(lang|gross)',
  platforms:
    '(welche|was_fur) (seiten|plattformen|apps|links|portale|netzwerke), (youtube|instagram|insta|facebook|tiktok|vimeo|linkedin|dropbox|drive|whatsapp|twitter|twitch) (link|links|geht|gehen|ok|auch|moglich|funktioniert|klappt|gehts|schicken), (geht|gehen|nimmst|kann|kannst|funktioniert|akzeptiert) (link|links|youtube|instagram|insta|facebook|vimeo|dropbox|linkedin|whatsapp)',
  whoAreYou:
    'wer_(bist|seid|sind|is), (bist|rede|ist|sind|seid|schreib|spreche) (mensch|bot|roboter|echt|maschine|person|echter|echte|ki|menschen) , wie_(heisst|heissen), was_bist_du',
  howToBegin:
    '(wie|wo) (funktioniert|fang|fange|anfangen|beginnen|benutze|geht_das|geht_denn|starte|los|bedient|funktionierts), (versteh|verstehe|kapier|check|verstah|blick) (nicht|nix|nichts|ned|ich_nicht|das_nicht|gar), (was) (kannst|kannst_du|machst|konnen|kann_der|kann_ich|tust), (erklar|erklare|erklaren|erklarst), (hilf|hilfe|helfen|hilfst|helft) $, (kenn|kenne) (nicht_aus|ned_aus), (kannst|konnen|konnt|geht) (untertiteln|untertitel_machen|video_untertiteln) $, (neu_hier|zum_ersten_mal|erstes_mal)',
  silences:
    '(pausen|pause|stille|ahs|ahms|ah|ahm|ehm|lucken|fullworter|schweigen|atmer) (rausschneiden|raus|rausnehmen|entfernen|wegschneiden|kurzen|schneiden|weg), (schneid|schneide|entferne|nimm|kurz|kurze|losch) (pausen|stille|ahs|ahms|ah|ahm|lucken|leerlauf)',
  translation:
    '(ubersetz*|ubersetzung*), zweisprachig, (zwei|beiden)_sprachen, untertitel auf (englisch|franzosisch|spanisch|turkisch|italienisch|russisch|arabisch) (obwohl|aber|auch|statt|wahrend|zusatzlich|sein), auf (englisch|franzosisch|spanisch|turkisch|italienisch) (obwohl|wahrend)',
  cleanVideo:
    '(untertitel|schrift|texte) (komplett|ganz|wieder|schon|alte|alten|vorhandenen|ursprunglichen|eingebrannten|vorher|original) (weg|entfernen|raus|wegmachen|rausnehmen|loschen|drin), (eingebrannte|eingebrannten|vorhandene|vorhandenen|alten|alte) (untertitel|texte), (ohne|keine)_untertitel (haben|zuruck|doch|bitte|mehr|$), video (ohne_untertitel|ohne_text|sauber), ^ (ohne|keine) untertitel $',
  music:
    '(musik|song|lied|beat|soundtrack|mucke|melodie) (drunter|dazu|rein|drauf|hinterlegen|unterlegen|darunter|im_hintergrund|drunterlegen|einfugen|dahinter|hinzufugen), (leg|lege|mach|pack|fug|fuge|noch|bisschen|chillige|etwas|mit) (musik|song|lied|beat|soundtrack|mucke|hintergrundmusik)',
  download:
    '(nur|bloss|einfach)_(runterladen|herunterladen|downloaden|laden), (runterladen|herunterladen|downloaden) (ohne|nur|untertitel|wasserzeichen|fur_mich), (lad|lade) (runter|herunter) , ohne_wasserzeichen',
  voice:
    'stimme (tiefer|hoher|andern|verstellen|verzerren|anders|roboter|mannlich|weiblich|verandern|wechseln), (ander|andere|verstell|mach) (stimme) (tiefer|hoher|anders)',
  trim: '(schneid|schneide|schneiden|kurz|kurze|kurzen|losch|entferne|weg) (erste|ersten|letzte|letzten|anfang|ende|schluss|intro|sekunden|minute|minuten), (ersten|letzten|erste|letzte) (#|drei|funf|zehn|paar|zwei|acht) (sekunden|sek|minuten) (weg|raus|rausschneiden|abschneiden|schneiden|loschen|kurzen), (video|clip) (kurzen|schneiden|kurzer|zuschneiden), (rausschneiden|zuschneiden)',
  speed:
    '(schneller|langsamer) (abspielen|machen|laufen|video|ablaufen), (video|clip) (schneller|langsamer|beschleunigen|verlangsamen), (beschleunig*|verlangsam*), (1.5x|2x|1.25x|1.2x), zeitlupe, zeitraffer',
  picture:
    '(logo|bild|foto|gif|sticker|bilder|fotos|wasserzeichen|png) (rein|einfugen|einbauen|drauf|oben|unten|ecke|dazu|einblenden|hinzufugen|reinmachen|drauftun), (fug|fuge|pack|mach|setz|tu|blende) (logo|bild|foto|gif|sticker)',
  backgroundBlur:
    'hintergrund (verwischen|unscharf|verschwimmen|blurren|weichzeichnen|austauschen|ersetzen|verpixeln), (mach|stell|zeichne) hintergrund (unscharf|weich|verschwommen), greenscreen, green_screen, virtueller_hintergrund',
  posting:
    '(poste|posten|post|veroffentliche|veroffentlichen|lade|lad|stell|stelle|teile|publizier|plane) (insta|instagram|tiktok|youtube|facebook|kanal|seite|profil|story|direkt|fur_mich|linkedin), (insta|instagram|tiktok|youtube|facebook|linkedin) (posten|veroffentlichen|hochladen|reinstellen|rein)',
  speakers:
    '(zwei|drei|jeder|jeden|jede|beide|zu_zweit|zu_dritt|wir_sind) (personen|leute|sprecher|gast|gaste|sprecherin|im_gesprach|stimmen|person) (farbe|farben|gelb|blau|rot|grun|rosa), (eigene|andere|verschiedene|unterschiedliche) (farbe|farben) (sprecher|person|jeder|jeden|gast), (jeder|jede|jeden|pro) (sprecher|person|gast) (farbe|eigene), (ich|er|sie|gast) (gelb|blau|rot|grun|rosa|weiss) (ich|er|sie|gast|gelb|blau|rot|grun)',
  live: '(livestream*|live_stream*|live_untertitel|echtzeit), (bei|fur|im|einen|mein) live, live (ubertragung|untertiteln|streams|gehen|mit)',
  dubbing:
    '(synchronisier*|synchronisation|vertonen|vertone), (voiceover|voice_over|sprecherstimme|ki_stimme), (auf|in) (englisch|spanisch|franzosisch) (sprechen|vorlesen|einsprechen|nachsprechen)',
  summary:
    '(zusammenfass*|zusammenzufass*), fass (zusammen), (besten|schonsten|wichtigsten) (stellen|momente|szenen|ausschnitte), (kurzfassung|kurzversion|highlights), (mach|schneid) (shorts|clips|schnipsel) (draus|daraus|davon)',
  otherFont: `${fontNames}, (meine|andere|eigene|unsere|anderen) (schriftart|schriftarten|schrifttyp|font|hausschrift), (welche|was_fur) (schriftarten|schriften|fonts)`,
  noise:
    '(rauschen|lärm|larm|gerausche|gerausch|hall|echo|wind|windgerausche|brummen|storgerausche|hintergrundgerausche|lufter|tonspur) (weg|entfernen|raus|reduzieren|rausfiltern|wegmachen|unterdrucken|herausfiltern), (ton|lautstarke|audio) (lauter|leiser|erhohen|verbessern|anheben|schlecht), entrausch*',
  brightness:
    '(bild|video|aufnahme) (heller|dunkler|aufhellen|abdunkeln|zu_dunkel|zu_hell|kontrast), (aufhellen|abdunkeln|helligkeit|sattigung|farbkorrektur|filter)',
  timing:
    '(untertitel|text|worter|schrift) (zu_fruh|zu_spat|verzogert|versetzt|hinterher|vorher|nachher|asynchron|spater|fruher|eilen|hinken), (nicht|ned) (synchron|im_takt), (asynchron|zeitversetzt|versatz)',
  capitals:
    '(alles|in|nur|nicht|keine|lauter|ohne|mit) (grossbuchstaben|kleinbuchstaben|versalien|caps|capslock|grossgeschrieben|blockbuchstaben), (alles|nicht|alle|komplett) (gross_schreiben|gross_geschrieben|klein_schreiben|klein_geschrieben|gross_und), ^ (grossbuchstaben|kleinbuchstaben|versalien), (schreien|schreit|schrei|brullen|anschreien), (gross_und)_(klein|kleinschreibung), gross_kleinschreibung',
  wordCount:
    '(maximal|max|nur|hochstens) (#|zwei|drei|vier|funf) (worter|worte), (#|zwei|drei|vier|funf) (worter|worte) (gleichzeitig|auf_einmal|pro|max|zugleich|maximal|je|am_stuck), (weniger|mehr|zu_viele|so_viele|zuviele) (worter|worte), (worter|worte) (gleichzeitig|auf_einmal|pro_bild|zugleich|pro_zeile), (langere|kurzere|ganze) (satze|abschnitte|zeilen|stucke|satz)',
  punctuation: '(satzzeichen|zeichensetzung|interpunktion|kommas|beistriche|kommata|komma|punkte_und)',
  weight:
    '(schrift|buchstaben|schriftart|lettern) (dunner|leichter|zarter|feiner|fetter|dicker|weniger_fett|zu_fett|zu_dick|nicht_so_fett|nicht_so_dick|kraftiger|schlanker), (dunnere|fettere|leichtere|dickere|feinere|kraftigere) (schrift|buchstaben|schriftart), weniger_fett, nicht_so_(fett|dick)',
  praise:
    '(gefallt|gfallt|taugt) (mir|ma|sehr|gut|super|total|uns), (sieht|schaut|wurde|wirkt|gseht|siehts|es_ist|video_ist) (super|toll|klasse|mega|geil|spitze|perfekt|schon|genial|gut_aus|hammer|prima|wunderbar|richtig_gut|hubsch|us), (super|toll|klasse|mega|hammer|genial|perfekt|prima|wunderbar|spitze|grossartig|fantastisch|leiwand|geil|wow|bravo) (gemacht|arbeit|geworden|danke|ding|leistung), ^ (super|toll|klasse|mega|hammer|genial|prima|wunderbar|spitze|grossartig|leiwand|geil|wow|bravo|cool), (gute|super|tolle)_arbeit, (liebe|feier|bin_begeistert|begeistert) , (hast|habt) (toll|super|gut|klasse)_gemacht',
  complaint:
    '(gefallt|gfallt|passt|taugt) (nicht|nich|ned|gar_nicht|uberhaupt|net), (hasslich|furchtbar|schrecklich|scheisse|scheiss|mist|mull|schlecht|enttauscht|enttauschend|katastrophe|grauenhaft|grausam|greislich|peinlich|bescheiden|schlimm|nutzlos|schrott|unbrauchbar)',
  patience:
    '(keine|kein|ka)_(eile|stress|hektik|hetze|problem), (lass|nimm) (zeit), (warte|ich_warte|kann_warten|wart_eh|passt_schon)',
  refusal:
    '^ (nein|ne|nee|na|nö|no|nein_danke|nicht_jetzt|jetzt_nicht|lass_gut_sein|nein_lass|passt_so|lieber_nicht) $, (lass|lasst|lassen) (text|so|wie|alles|es|stehen|den_text) (wie|so|in_ruhe|stehen|bleiben|$), nicht_(anfassen|andern|verandern), nichts_(andern|verandern)',
};
