import type { Lexicon } from '../vocabulary/lexicon.ts';

export const german: Lexicon = {
  endings: { e: '- e er es en em', n: '- n', s: '- s', en: '- en', er: 'e er es en em' },
  words: {
    swap: 'tausch, tausche, tauschen, austauschen, ersetz, ersetze, ersetzen, umtauschen',
    asking:
      'könnten die, können die, könnten, ginge, ginge auch, ginge vielleicht, geht auch, ginge da, ich hab dich gebeten, ich habe dich gebeten, ich habe sie gebeten, ich hab gesagt, ich habe gesagt, hab ich gesagt, hatte ich gesagt, zurück zu, zurück zur, zurück zum, zurück auf, mach, mache, machen, machst du, machste, setz, setze, setzen, stell, stelle, stellen, nimm, nehmen, gib, geben sie, ich will, will, ich möchte, möchte, ich hätte gern, ich hätte gerne, hätte gern, hätte gerne, hätt gern, ich würde gern, ich wünsche mir, ich wollte, kannst du, kannste, könntest du, könnten sie, können sie, könnte man, kann man, würdest du, würden sie, soll, sollen, sollte, sollten, pack, packe, tu, änder, ändere, ändern, wechsel, wechsle, tausch, tausche, tauschen, schieb, schiebe, rück, färb, färbe, färben',
    because:
      'weil, denn, damit, sonst, ist für, is für, das ist für, es ist für, ist fürs, ist fürn, is fürn, wegen, nämlich, weils, weil es',
    article:
      'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen, meinem, meiner, dein, deine, deinen, ihr, ihre, unser, unsere, dies{e}, diese, dieser, dieses, diesen, diesem, alle, allen, aller, alles, jede, jeder, jedes, jeden, es, sie, ihn, ihnen, was',
    filler:
      'ca, circa, zirka, ungefähr, etwa, um die hälfte, machs, mach s, machts, geworden, ist geworden, sind geworden, rausgekommen, für meinen geschmack, für mein geschmack, nach meinem geschmack, für mich, meiner meinung nach, machs mit, mach s mit, lass sie, lass ihn, lasst sie, belass es bei, drumrum, drumherum, drum herum, rundherum, drum, dahinter, (großes|großen|dickes|dicken|riesen) (lob|dank|kompliment|danke|kuss|drücker), (mein|na) (großer|dicker|kleiner), alter (schwede|falter), nicht alles, nicht alle, ich sagte, ich hab gesagt, ich habe gesagt, hab gesagt, habe gesagt, hab ich gesagt, sagte ich, wie gesagt, ich meinte, ich meine, die da, das da, den da, digga, diggah, alda, boah, krass ey, nee, nö, ey, ausschaun, ausschauen, ausschaut, aussehn, ginge das, gang des, geht des, gangert des, so ein, so eine, so einen, so nen, so ne, so n, sowas wie, so was wie, nehmt, nehmt lieber, wallah, vallah, digga, alter, wenn du schon dabei bist, wenn ihr schon dabei seid, (ist |)(klein|kleine|kleines|kleinen|kurz|kurzes|kurzen|lang|langes|langen|großes) (video|videos|clip|filmchen|film|filmlein), hau, klatsch, knall, knall rein, baller, baller rein, pack, pack rein, bau ein, streu, streu ein, wirf, werf, drum, dann bitte, jetzt bitte, danach, nachher, später, na gut, na ja, ja gut, oida, meister, chef, gell, ne danke, magst du, könntet ihr, würdet ihr, würden sie, wünsche mir, ich wünsche mir, mir wäre, eher so, sowas wie, so was wie, so in richtung, in richtung, irgendwas in, wenn es fertig ist, wenns fertig ist, wenn du fertig bist, wenn das video fertig ist, wenn es soweit ist, wenns soweit ist, sobald es fertig ist, sobald du fertig bist, wenn fertig, wenn du schon dabei bist, wo du schon dabei bist, bei der gelegenheit, ach so, achso, übrigens, nebenbei, inzwischen, währenddessen, in der zwischenzeit, am ende dann, gleich in, dann gleich, wäre lieb, wär lieb, is für, mei, könntest du nicht, könntet ihr nicht, könnten sie nicht, könnte man nicht, magst du nicht, wär geil, wär mega, wär stark, wär hammer, wäre mega, wäre stark, so ein, so einen, so eine, so n, so nen, so ne, lg, vg, mfg, liebe grüße, viele grüße, beste grüße, schöne grüße, grüß dich, grüezi, servas, huhu, hallöchen, bruder, brudi, bro, leute, junge, mein lieber, meine liebe, eigentlich, vielleicht, evtl, eventuell, kurz, ganz kurz, schnell noch, wieder, ne, nen, nem, n, tät, täte, würd, fänd, fände, fänd ich, fände ich, könnt, könnte, könnts, wär, wärs, wärst, wär cool, wär super, wär schön, wär nice, wär besser, wär gut, wär toll, wär fein, wär nett, wär mega, wäre cool, wäre nett, wäre besser, wäre nice, wäre gut, besser wär, besser wäre, ginge, ginge das, ging das, hätt gern, hätt gerne, hätt i gern, gibts, gibt es, gibts das, gibts das auch, gibt es das auch, des, dings, unbedingt, auf jeden fall, auf alle fälle, definitiv, wirklich, mal schauen, mal sehen, schauen wir mal, wie das ausschaut, wie das aussieht, wie es aussieht, wie es ausschaut, wie das wirkt, zum testen, zum ausprobieren, mal probieren, mal ausprobieren, versuch mal, probier mal, probiers mal, probiere, probier, versuche, versuch, variante, version, gleich auch, statt dessen, sonst nichts, sonst nix, der rest ist gut, der rest passt, rest passt, rest ist gut, sonst passt alles, ansonsten passt alles, ansonsten gut, ansonsten, sonst alles gut, (2|3|4|5|zwei|drei|vier|fünf|mehrere|paar) (videos|clips|vids|filme), alle gleich, für alle gleich, überall gleich, vid, vids, filmchen, filmclip, reicht, reichen, gehört, gehören, würde ich, hätte ich, so dass, sodass, wäre fein, wäre schön, wäre super, wäre geil, wäre toll, nicht wegen, hallo, hi, hey, moin, servus, na, alter, digga, captioneer, ich, wir, du, man, mir, mich, uns, ich will, ich möchte, möchte, ich hätte gern, hätte gern, ich hätte gerne, hätte gerne, ich brauche, brauche, ich wünsche, wünsche, ich würde gern, würde gerne, will, wollen, gern, gerne, lieber, ' +
      'kannst du, könntest du, können sie, könnten sie, kann man, kann ich, können wir, kannst, könntest, können, kann, würdest du, ' +
      'mach, mache, machen, macht, mal, bitte mal, stell, stelle, stellen, setz, setze, setzen, leg, tu, tue, schieb, schiebe, schieben, verschieb, verschiebe, verschieben, nimm, nehmen, nutze, nutz, benutze, verwende, verwenden, benutzen, wähle, wählen, gib, geben, lass, lassen, ändere, ändern, wechsle, wechsel, wechseln, farbe ein, farb, farben ein, zuschneiden, schneide, ' +
      'ist, sind, sei, seien, sein, soll, sollen, sollte, sollten, soll sein, wird, werden, wurde, ware, wären schön, hat, haben, habe, bleibt, bleiben, in, im, ins, für, zu, zum, zur, von, vom, bei, als, am, an, ans, aufs, so, dann, doch, jetzt, nun, nur, eher, eben, halt, einfach, schon, da, hier, dort, nach, rein, hin, gefarbt, ' +
      'wenn möglich, wenn es geht, für dieses video, diesmal, dieses mal, video{s}, clip{s}, film, bildschirm, bild, bildschirms, bildes, rahmen, teil, bereich, seite, mann, ding{s}, rest gleich, der rest bleibt, der rest bleibt gleich, rest bleibt, schöner, ähm, hm, ok und, in der farbe, farblich, irgendwie, bisschen was, noch bitte, geht das, geht, möglich, könig, formatiere, format, sieht, aussehen, aussieht',
    praise:
      'schön{e}, hübsch{e}, nett{e}, nice, läuft, top arbeit, hammer, cool, toll, gut, super, klasse, prima, geil, schick, wunderbar, ausgezeichnet, schön, wow, spitze',
    polite:
      'bidde, büdde, danke im voraus, danke schonmal, danke schon mal, dankeee, thx, dank dir, besten dank, vielen lieben dank, pls, plz, wenns geht, wenn es möglich ist, wenn möglich bitte, sei so gut, sei so lieb, sei so nett, seien sie so gut, bitte, bitte schön, danke, dankeschön, danke schön, vielen dank, danke dir, merci, please, bitteschön',
    command:
      'mach es, mach sie, mach das, mach ihn, mach den, mach mir, mache es, mache sie, macht es, mach alles, stell es, stell sie, setz es, setz sie, setze es, setze sie, ich will es, ich will sie, ich möchte es, ich möchte sie, ich hatte es gern, ich hatte sie gern, ich hatte es gerne, ich hatte sie gerne, es soll, sie sollen, soll es, sollen sie, es sollte, sie sollten, kannst du es, kannst du sie, könntest du es, könntest du sie, schieb es, schieb sie, verschieb es, verschieb sie, ändere es zu, ändere sie zu, wechsle zu, wechsel zu, stell auf, stelle auf, setze auf',
    foreign:
      'gefällt mir nicht, stört mich, passt mir nicht, ich weiss, weiss nicht, weiss ich, weisst du, wer weiss, warum, wieso, weshalb, wann, wo, wer, wen, wem, wie, wieviel, welche, welcher, welches, welchen, woher, wohin, sprichst du, sprechen sie, kannst du deutsch, ich spreche, ich bin, bist du, bin, bist, war, waren, hatte, hast, hast du, video ist (zu|sehr|etwas), magst, ich mag, mag, liebe, ich liebe, hasse, gefällt, gefallen, wohne, ob',
    and: 'und, sondern, sowie, und auch, auch, ausserdem, dazu, aber, &, +, plus, und dann, u',
    or: 'oder, noch weder, weder',
    with: 'mit, auf, auf einem, auf einer, über, gegen, vor',
    yes: 'füge hinzu, füg hinzu, hinzufügen, hinzu, füge, füg, dazu bitte, aktiviere, aktivieren, einschalten, schalte ein, schalt ein, an machen, anmachen, einblenden, ja, viele, mehr davon',
    not: 'weg damit, mach das weg, nimm das weg, das weg, raus damit, fort damit, kein bock auf, keine lust auf, brauch keine, brauche keine, brauch keinen, brauche keinen, will keine, will keinen, ich will keine, ich will keinen, ich möchte keine, ich möchte keinen, bloß keine, bloß kein, auf keinen fall, verschwinden, soll verschwinden, sollen verschwinden, soll weg, sollen weg, muss weg, müssen weg, kann weg, können weg, nervt, nerven, stört, stören, rausnehmen, rausmachen, runternehmen, abschalten, schalt ab, schalte ab, abstellen, stell ab, stelle ab, wegnehmen, nimm weg, tu weg, wegtun, ned, net, nich, nit, nix, ohne die, hau weg, hau raus, schmeiß raus, schmeiss weg, wirf raus, rauswerfen, rausschmeißen, rauslassen, lass raus, überflüssig, unnötig, statt, anstatt, anstelle von, kein, keine, keinen, keiner, keinem, keins, nicht, nicht mehr, nein, weg mit, weg, entferne, entfernen, entfern, lösche, löschen, lösch, aus, ausschalten, schalte aus, schalt aus, deaktiviere, deaktivieren, niemals, nie, raus, nimm raus, lass weg, weglassen, verzichte auf, ausblenden, nee, no, streiche, streich, mach weg, wegmachen, ausmachen',
    without: 'ohne, ganz ohne, ohne irgendwelche',

    captions: 'untertitel{n}, untertitels, ut, captions, untertitelung, beschriftung, bildunterschrift',
    oneWord: 'wort',
    text: 'alles andere, übrigen wörter, anderen wörter, übrige schrift, restlichen wörter, restliche schrift, übrige text, restliche text, aufschrift, schriftzeichen, beschriftungen, buchstabn, schriftbild, geschriebene, geschriebenes, subs, letters, text{s}, texte, texten, schrift{en}, schriftart{en}, schriftzug, buchstabe{n}, font, fonts, wörter, wörtern, wortes, zeichen, schriftfarbe, textfarbe, lettern',
    standOuts:
      'wörter die hervorstechen, wörter die herausstechen, hervorstechenden wörter, hervorstechende wörter, betonten wörter, betonte wörter, betontes wort',
    highlight:
      'was aufleuchtet, aufleuchtet, aufleuchtende, wort was aufleuchtet, wort das aufleuchtet, wort das leuchtet, wort was leuchtet, leuchtende wort, leuchtendes wort, leuchtenden wort, aufleuchtende wort, aufleuchtenden wort, leuchtende wörter, farbige wort, farbige wörter, bunte wort, wort das (gesagt|gesprochen|gerade gesagt|gerade gesprochen|grade gesagt|grade gesprochen) wird, wort was (gesagt|gesprochen|gerade gesagt|gerade gesprochen|grade gesagt|grade gesprochen) wird, gesagte wort, gesagtes wort, aktuelle wörter, aktuellen wörter, aktuellen wortes, laufende wort, hervorgehobene, hervorgehobenes, hervorhebst, hervorhebe, highlighting, gehighlightet, gehighlightete, hervorhebung{en}, hervorheben, hervorgehoben{er}, hervorgehoben, hebe hervor, hebt hervor, markierung{en}, markieren, markier, markiere, markiert{e}, markiertes, highlight{s}, highlighten, hebe wörter hervor, aktives wort, aktive wort, aktive wörter, aktiven wörter, aktiven wortes, aktuelles wort, aktuelle wort, gesprochenes wort, gesprochene wort, gesprochene wörter, gesprochenen wörter, hervorgehobenes wort, hervorgehobene wörter, hervorgehobenen wörter, hervorgehobene wort, markiertes wort, markierte wörter, markierten wörter, akzent, akzentfarbe, hervorhebungsfarbe, markierungsfarbe, highlightfarbe, betonung, hervor',
    outline:
      'um buchstaben, um schrift, um text, um wörter, um worte, rund um buchstaben, rund um schrift, rund um text, rund um wörter, um buchstaben rum, um buchstaben herum, um schrift rum, um schrift herum, um text rum, um text herum, um wörter rum, um wörter herum, drumherum, drumrum, einfassung, saum, schwarze drumherum, buchstabenrand, außenrand, umriß, umranden, umrandete, schriftumrandung, schriftkontur, außenlinie, aussenlinie, stroke, rand, ränder, rands, randes, umriss{e}, umrisse, kontur{en}, umrandung{en}, umrandet{e}, rahmenlinie, umrahmung, randfarbe, konturfarbe, umrissfarbe, umrandungsfarbe, outline{s}, kante{n}, randlinie, schriftrand',
    box: 'fläche hinter, fläche dahinter, feld hinter, tafel hinter, block dahinter, klotz dahinter, block, klotz, streifen dahinter, streifen hinter, balken hinter, hinter buchstaben, hinter wörtern, hinter worten, unter schrift hinterlegt, unter text hinterlegt, unter buchstaben hinterlegt, unter wörtern hinterlegt, hintergründ{s}, hintergründe, hintergründes, hintergründfarbe, texthintergründ, background, schrifthintergründ, untergründ',
    color: 'farbe{n}, farbton',
    size: 'größe{n}, schriftgröße{n}, textgröße, buchstabengröße, schriftgrad, größe der schrift, untertitelgröße',
    thickness: 'stärke, randdicke, konturdicke, konturstärke, randstärke, strichstärke, randbreite, umrissstarke',
    spacing:
      'buchstabenabstand, buchstabenabstände, zeichenabstand, zeichenabstände, laufweite, sperrung, zwischenraum, (abstand|abstände|platz|luft|raum|zwischenraum|lücke|lücken|weite) zwischen (buchstaben|zeichen|lettern), abstand (von|der) buchstaben',
    position:
      'position{en}, stelle der untertitel, platz, lage, platzierung, position der untertitel, textposition, untertitelposition',
    style: 'stil{e}, style, styles, preset, vorlage{n}, thema, effekt{e}, animation{en}, modus, look namens, design',
    language:
      'sprache{n}, spricht, sprechen, gesprochen{e}, gesprochene sprache, redet, reden, es wird gesprochen, wird gesprochen, sprache ist, ton, ton ist, audio, audio ist, tonspur, videosprache, sprache des videos, video ist auf',

    bigger:
      'gröser, größr, grösa, doppelt so (groß|gross), winzig geschrieben, ja winzig, viel zu winzig, so winzig, (gibts|gibt es|gibt s|hast du) (nichts|nix|was|etwas|keine) grösseres, (gibts|gibt es|geht) (es |das |)nicht grösser, geht (es |das |)(nicht |)noch grösser, (gibts|gibt es|hast du) (nichts|nix|was|etwas) größeres, (gibts|gibt es|geht) (es |das |)nicht größer, geht (es |das |)(nicht |)noch größer, mickrig, zu mickrig, größa, bissle größer, eine nummer größer, ne nummer größer, mehr groß, bissl größer, grössere, groesser, gröser, gößer, vergrössern, zoom die schrift größer, aufblasen, hochskalieren, kleine schrift ist schlecht, mehr größe, viel zu klein, zu klein, zu winzig, so klein, zu kleine, (ist|sind|sieht|wirkt) klein, gross{e}, größer, größere, größeren, größerer, größeres, größerem, vergrößern, vergrößere, vergrößer, erhöhe die größe, größe erhöhen, größer machen, nicht so klein, weniger klein, wachsen',
    smaller:
      'kleinre, klainer, kleina, kleinr, halb so (groß|gross), (gibts|gibt es|gibt s|hast du) (nichts|nix|was|etwas|keine) kleineres, (gibts|gibt es|geht) (es |das |)nicht kleiner, (riesig|riesige|gigantisch) ist (mir |)(zu viel|zuviel|viel zu viel|etwas zu viel|zu viel des guten|übertrieben), eine nummer kleiner, ne nummer kleiner, kloaner, klener, mehr klein, viel zu groß, zu groß, zu riesig, zu mächtig, nicht so riesig, nicht so fett groß, kleinere, zu große, (ist|sind|sieht|wirkt) gross, klein{e}, kleiner, kleinere, kleineren, kleinerer, kleineres, verkleinern, verkleinere, verkleiner, verringere die größe, reduziere die größe, größe verringern, nicht so gross, weniger gross, schrumpfen',
    huge: 'riesig{e}, riesengross{e}, gigantisch{e}, enorm gross, sehr sehr gross, mega gross',
    tiny: 'winzig{e}, mini, klitzeklein{e}, superklein{e}',
    largest:
      'so gross wie möglich, möglichst gross, maximal, maximale größe, maximalgröße, am größten, größtmöglich, maximum',
    smallest:
      'so klein wie möglich, möglichst klein, minimal klein, minimale größe, am kleinsten, kleinstmöglich, minimum',
    thicker:
      'doppelt so (dick|breit|stark), dicker, dickere, dickeren, dickerer, dickeres, fetter rand, breiter, breitere, breiteren, verdicken, stärker, stärkere, stärkeren, nicht so dünn',
    thick: 'dick, dicke, dicken, dickes, dickem, breit, breite, breiten, breites',
    thinner:
      'halb so (dick|breit|stark|fett), dünner, dünnere, dünneren, dünnerer, dünneres, schmaler, schmalere, schmaleren, feiner, feinere, nicht so dick, weniger dick',
    thin: 'dünn, dünne, dünnen, dünnes, dünnem, schmal, schmale, schmalen, schmales, fein, feine, feinen, feines',
    apart:
      'weiter auseinander, auseinander, weiter voneinander, weiter voneinander weg, weiter gesperrt, gesperrt, luftiger, lockerer, locker, nicht so eng, weniger eng, auseinanderziehen, zieh buchstaben auseinander',
    together:
      'enger zusammen, enger, eng, engere, engerer, engeren, engen, näher zusammen, dichter zusammen, näher beieinander, enger beieinander, dichter beieinander, dichter aneinander, näher aneinander, enger aneinander, zusammenrücken, nicht so weit auseinander, weniger weit auseinander, weniger gesperrt, kompakter, kompakt',
    higher:
      '(viel |)zu weit unten, viel zu tief, viel zu weit unten, (weiter |)(obne|obben|rauff), weiter rauf, weidda rauf, weita rauf, nicht so weit unten, nicht ganz so tief, nicht ganz so weit unten, nicht so niedrig, nauf, nuff, höher rauf, a bissl höher, höher rücken, rücke höher, rück höher, rück hoch, rücke hoch, nach oben rücken, nach oben schieben, nach oben verschieben, weiter hinauf, hochrücken, hochsetzen, hochziehen, zieh hoch, anheben, heb an, hebe an, höher hängen, zu tief, zu niedrig, zu weit unten, viel zu tief, sitzt zu tief, sitzen zu tief, bissl rauf, nach oben damit, höher, höhere, hoch, weiter hoch, weiter nach oben, nach oben, höher setzen, hochschieben, rauf, hinauf, weiter oben, weiter rauf, ein stück hoch, aufwarts, mehr nach oben, nicht so tief, schieb hoch, hoch schieben',
    lower:
      'weiter (utnen|untn|runna), weita runter, nicht so weit oben, nicht ganz so hoch, nicht ganz so weit oben, runna, nach unten rücken, nach unten schieben, nach unten verschieben, weiter hinunter, runterrücken, runtersetzen, runterziehen, zieh runter, absenken, tiefer hängen, zu hoch, zu weit oben, viel zu hoch, sitzt zu hoch, sitzen zu hoch, nach unten damit, weiter nunter, nunter, abi, obi, tiefer, niedriger, weiter runter, weiter nach unten, nach unten, runter, hinunter, weiter unten, runterschieben, herunter, abwarts, mehr nach unten, nicht so hoch, tiefer setzen, schieb runter, runter schieben',
    more: 'erhöhe, erhöhen, erhöh, steigere, steigern, mehr',
    less: 'verringere, verringern, reduziere, reduzieren, senke, senken, weniger',
    much: 'das doppelte, fett viel, so richtig, ruhig, gern viel, um einiges mehr, doppelt so, um die hälfte, ums doppelte, viel, sehr, deutlich, wesentlich, richtig, extrem, mega, um einiges, weit, echt, ganz, total, ordentlich, krass, voll, ganz viel, noch viel',
    bit: 'n stückchen, n stückerl, ne kleine spur, a bisserl, bissle, e bissle, ebbes, ein kleines stückchen, ein stückerl, ein stückle, a wengl, wengerl, ein kleinwenig, nen kleinen ticken, ne kleinigkeit, ganz klein wenig, ein ganz klein wenig, ganz kleines bisschen, ein ganz kleines bisschen, klitzekleines bisschen, ein klitzekleines bisschen, winziges stück, ein winziges stück, ganz kleines stück, ein ganz kleines stück, ticken, nen ticken, einen ticken, nen tacken, einen tacken, tacken, bissl, a bissl, bissi, bissal, bisserl, bischen, ein bischen, bißchen, n bisschen, nen bisschen, ein kleines stück, n stück, nen stück, n tick, nochmal etwas, nochmal ein bisschen, ne nummer, eine nummer, eine stufe, ne stufe, etwas, ein bisschen, bisschen, ein wenig, wenig, leicht, ein klein wenig, noch, noch etwas, noch ein bisschen, ein stück, ein stückchen, ein kleines bisschen, ne spur, eine spur, tick, einen tick, nen tick, noch ein wenig',
    too: '(ist|sind|sieht|wirkt) (sehr|ziemlich|echt|recht|ganz schön|etwas|ein bisschen|so|viel), zu, viel zu, etwas zu, ein bisschen zu, ein wenig zu, deutlich zu, (ist|sind) (|viel|etwas|ein bisschen) zu',

    normalSpacing:
      'normal{e} buchstabenabstand, normal{e} zeichenabstand, normale laufweite, normaler abstand zwischen buchstaben, normalen abstand zwischen buchstaben',
    top: 'ober(es|en|e|em|stes|sten|ste) drittel, ganz nach oben, oben hin, oben rein, obenrein, an die decke, oberhalb, am kopf des bildes, in den oberen bereich, im oberen bereich, oben, ganz oben, nach ganz oben, am oberen rand, oberen rand, oberer rand, oberer bereich, oberes drittel, obere drittel, im oberen drittel, am oberen bildrand, oben im bild, an den oberen rand, obenhin, zuoberst',
    middle:
      'in die (mite|mittte|mitt), in der mite, in de (mitte|mite), mite, mittte, mittler(es|en|e|em) drittel, mittendrin, zentrisch, in mitte, mittlerer bereich, im mittleren bereich, genau in die mitte, genau in der mitte, mitte, in der mitte, in die mitte, mittig, zentriert{e}, zentrum, zentral, zentrieren, zentriere, ins zentrum, bildmitte, in der bildmitte, halbe höhe, mittlere höhe',
    bottom:
      'unter(es|en|e|em|stes|sten|ste) drittel, ganz nach unten, unten hin, unten rein, am boden, an den boden, in den unteren bereich, im unteren bereich, unterhalb, unten, ganz unten, nach ganz unten, am unteren rand, unteren rand, unterer rand, unterer bereich, unteres drittel, untere drittel, im unteren drittel, am unteren bildrand, unten im bild, an den unteren rand, zuunterst',

    emojis:
      'gesichtchen, lachgesichter, grinsegesichter, smileygesichter, bilderchen, gesichterl, emoticon, smilie, smily, smileys, emoji zeugs, emoji kram, gesichter smileys, bildchen, symbolbildchen, emoji dinger, smiley dinger, emojies, emotes, emoji{s}, emojis, smiley{s}, smilies, emoticon{s}, emoticons',
    vertical:
      'für story, für ne story, für meine story, für eine story, für insta story, stehend, fürs telefon, aufrecht, (lass|lasse|behalte|mach) es (im hochformat|hochkant|vertikal|senkrecht), für instagram reels, instagram reels, instagramformat, fürs smartphone, handy format, hochkantformat, hochkantvideo, hochkant video, vertikal für tiktok, vertikales, vertikal{e}, hochkant, hochformat, im hochformat, senkrecht{e}, 9:16, porträt, portrait, für tiktok, tiktok, tik tok, für tik tok, tiktok format, für reels, reels, reel, für shorts, shorts, für youtube shorts, youtube shorts, storys, stories, story, für storys, für die story, für instagram, social media, für social media, handyformat, fürs handy, für handy, für handys, vertikales format, vertikales video',
    horizontal:
      'wie gefilmt, wie aufgenommen, wie ich es gefilmt habe, wie ich es aufgenommen habe, wie ichs gefilmt hab, fürn beamer, für beamer, für den beamer, fürs kino, für den fernseher, für fernseher, fürn fernseher, für die leinwand, für leinwand, für tv, fürs tv, für den großen bildschirm, liegend, im liegen, breit statt hoch, breit statt hochkant, (lass|lasse|behalte|mach) es (im querformat|quer|horizontal|waagerecht|waagrecht|breit|im originalformat), breitformat, im breitformat, im breitbild, youtube format, querformatig, nicht hochkant, nicht vertikal, kein hochformat, nicht im hochformat, nicht ins hochformat, wieder quer, zurück ins querformat, zurück auf querformat, horizontal{e}, querformat, im querformat, quer, waagerecht{e}, waagrecht{e}, 16:9, breitbild, originalformat, im originalformat, originalgröße, ursprungliches format, nicht zuschneiden, nicht beschneiden, ohne zuschnitt, ohne zuschneiden, nicht croppen, landscape',
    followPeople:
      'folge (den menschen|der person|dem sprecher|der sprecherin|dem gesicht|den gesichtern|den leuten|mir|uns|ihm|ihr), ' +
      '(menschen|person|personen|sprecher|gesicht|leuten) folgen, den menschen folgen, dem sprecher folgen, ' +
      'dem gesicht folgen, der person folgen, folg (dem sprecher|mir|dem gesicht|der person), wer spricht im bild, ' +
      '(menschen|leute|sprecher|sprecherin|person|personen|gesicht|gesichter|alle) im bild (behalten|halten|lassen), ' +
      'behalte (menschen|leute|sprecher|person|personen|gesicht|gesichter) im bild, ' +
      'halte (menschen|leute|sprecher|person|personen|gesicht|gesichter) im bild, gesichter nicht abschneiden, ' +
      'kopf nicht abschneiden, menschen nicht abschneiden, ausschnitt automatisch, automatischer ausschnitt',
    keepMiddle:
      'ganzen handybildschirm ausfüllen, handybildschirm ausfüllen, ganzen bildschirm ausfüllen, bildschirm ausfüllen, ganzen bildschirm füllen, bildschirm füllen, bildschirmfüllend, ohne schwarze balken, ohne schwarze streifen, keine schwarzen balken, keine schwarzen streifen, mitte behalten, behalte mitte, nur mitte zeigen, zeig nur mitte, zeige nur mitte, mitte des bildes zeigen, ' +
      'bildmitte behalten, bildmitte zeigen, auf mitte zuschneiden, auf die mitte zuschneiden, mittig zuschneiden, ' +
      'ausschnitt mitte, ausschnitt mittig, ausschnitt aus der mitte, mittlerer ausschnitt, niemandem folgen, ' +
      'folge niemandem',
    showAll:
      'ganze szene, ganzen szene, gesamte szene, alles sehen, alles zu sehen, alles drauf haben, alles im bild haben, an den seiten abgeschnitten, seiten abgeschnitten, links und rechts abgeschnitten, seitlich abgeschnitten, an den rändern abgeschnitten, ganzes bild, ganze bild, gesamtes bild, gesamte bild, komplettes bild, komplette bild, vollständiges bild, ' +
      'ganzes video zeigen, ganze video zeigen, zeig ganze video, zeige ganze video, zeig ganzes video, alles zeigen, ' +
      'zeig alles, zeige alles, alles im bild, nichts abschneiden, schneide nichts ab, schneid nichts ab, ' +
      'ohne etwas abzuschneiden, (zeig|zeige) (das |)(ganze|ganzes|gesamte|gesamtes|komplette|komplettes) bild, ' +
      'ganze bild zeigen, (zeig|zeige) (das |)ganze video, das ganze bild zeigen',
    blurAround:
      'unscharfer hintergrund, unscharfen hintergrund, unscharfem hintergrund, mit unscharfem hintergrund, ' +
      'verschwommener hintergrund, verschwommenem hintergrund, verschwommenen hintergrund, mit verschwommenem hintergrund, ' +
      'hintergrund unscharf, hintergrund verschwommen, unscharfer rand, unscharfe ränder, unscharfen rändern, ' +
      'mit unscharfen rändern, verschwommene ränder, mit verschwommenen rändern, ringsum unscharf, außen unscharf, ' +
      'hochkant ohne zuschneiden, hochkant ohne zuschnitt, hochformat ohne zuschneiden, hochformat ohne zuschnitt, ' +
      'vertikal ohne zuschneiden, vertikal ohne zuschnitt',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, in 1080, auflösung 1080, höchste auflösung, volle auflösung, höhere auflösung',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, in 720, auflösung 720, niedrigere auflösung',
    sourceSize:
      'originalauflösung, auflösung des originals, größe des originals, gleiche auflösung, auflösung behalten, auflösung beibehalten, nicht hochskalieren, nicht vergrößern, ohne hochskalieren',
    zooming:
      'auto zoom, autozoom, automatischer zoom, automatisch zoomen, langsamer zoom, langsamem zoom, mit langsamem zoom, langsam zoomen, langsam heranzoomen, langsam reinzoomen, langsam näher ran, zooms, mit zooms, mit zoom, zoom auf gesicht, zoom aufs gesicht, auf gesicht zoomen, aufs gesicht zoomen, ken burns',
    captionsAlone:
      'transparent, transparenter hintergrund, transparentem hintergrund, mit transparentem hintergrund, mit transparenz, durchsichtig, durchsichtiger hintergrund, mit durchsichtigem hintergrund, als overlay, overlay, nur overlay, mit alpha, mit alphakanal, alphakanal, untertitel ohne video, untertitel ohne bild, nur untertitel ohne video, ohne das video, prores, prores 4444, als prores, für premiere, für final cut, für davinci, für resolve, für after effects, für mein schnittprogramm, für schnittprogramm, zum schneiden',
    onVideo:
      'nicht transparent, ohne transparenz, kein overlay, ohne alpha, wieder mit video, wieder auf video, wieder mit bild, eingebrannt, einbrennen, untertitel einbrennen, brenn sie ein',
    progressBar:
      '(fortschrittsbalken|fortschrittsleiste|fortschrittsanzeige|ladebalken|zeitleiste|fortschritt balken) (unten|oben|am unteren rand|am oberen rand|unten dran|unten drunter|oben drüber), zeitleiste, balken der zeigt wie lang es noch geht, balken wie lange es noch geht, timeline balken, fortschrittsbalken, fortschrittsanzeige, fortschrittsleiste, ladebalken, verlaufsbalken, zeitbalken, progress bar, progressbar',
    noMovement:
      '(kein|keine|ohne|nicht) (so |son |so ein |so n |)(blinkezeug|blinkzeug|geblinkse|zappelzeug|hüpfzeug|hüpfende zeug|blinkende zeug|gehopse|gewusel), ohne jede animation, ganz ohne animation, ohne jegliche animation, ohne jede bewegung, ganz ohne bewegung, ohne gehopse, ohne geflatter, kein gehopse, (gehüpfe|gezappel|gewackel|animation|animationen|bewegung|bewegungen|bewegungseffekt|bewegungseffekte|effekte|gezucke|geblinke|hüpfen|herumhüpfen|rumhüpfen|springen|wackeln|zappeln|hüpferei|zappelei|springerei|geflacker) (weg|raus|aus|abstellen|ausschalten|abschalten|ausmachen|wegmachen|entfernen|stoppen|nervt|nerven|stört|stören|bitte weg|bitte raus|soll weg), (kein|keine|ohne|weniger|null) (gehüpfe|gezappel|gewackel|herumgehüpfe|rumgehüpfe|hüpferei|zappelei|hüpfen|wackeln|zappeln|bewegungseffekte|effekte|geblinke|geflacker|gezucke|rumspringen), nicht (hüpfen|zappeln|wackeln|springen|herumspringen|rumspringen|rumhüpfen|animieren lassen), nix soll sich bewegen, soll sich nix bewegen, soll sich nichts bewegen, nix bewegen, nichts soll (hüpfen|zappeln|wackeln|springen), soll nicht (hüpfen|zappeln|wackeln|springen|blinken), sollen nicht (hüpfen|zappeln|wackeln|springen|blinken), statisch{e}, ganz ruhig, ruhig stehen, ruhig stehen bleiben, soll stillstehen, sollen stillstehen, still stehen, stillstehend{e}, feststehend{e}, unbewegt, (entferne|entfern|lösch|stopp|stoppe|nimm) (animation|animationen|bewegung|bewegungen|gehüpfe|gezappel), gezappel abstellen, gezappel, gehüpfe, gewackel, hüpfende, mir wird schwindlig, mir wird schlecht, keine bewegung{en}, keine animation{en}, ohne bewegung{en}, ohne animation{en}, nicht bewegen, nichts bewegen, nichts soll sich bewegen, nicht animieren, nicht animiert, weniger bewegung, reduzierte bewegung, stehende untertitel',
    ownMovement:
      '(wörter|buchstaben|texte|untertitel|die|sie) (sollen|müssen) sich bewegen, (automatische|normale|übliche) (bewegung|animation), (bewegung|animation) (automatisch|wie im stil)',
    fadeIn:
      'langsam auftauchen, langsam auftaucht, sanft einblendet, sanft erscheint, langsam erscheint, langsam reinkommen, langsam eingeblendet, sanft eingeblendet, weich ein und ausblenden, weich erscheinen, sanft erscheinen, sanft auftauchen, langsam einblenden, langsam erscheinen, fade, fade in, mit fade, faden, einfaden, weiches einblenden, sanftes einblenden, sanft einblenden, weich einblenden, ein und ausblenden, überblenden',
    riseUp:
      'von unten reingleiten, von unten hereingleiten, von unten reinkommen, von unten reinrutschen, von unten hochkommen, von unten einfliegen, aufsteigen, aufsteigend, steigen auf, steigt auf, von unten hereinkommen, nach oben gleiten',
    dropIn: 'hereinfallen, reinfallen, herabfallen, fallen rein, fallen herein, leicht gekippt, mit neigung',
    slideIn:
      'hereingleiten, reingleiten, einschieben, hereinschieben, reinschieben, von der seite, gleiten herein, gleiten rein',
    wave: 'welle, wellen, als welle, wie eine welle, in wellen',
    typeIn: 'wörter tippen, jedes wort tippen, buchstabe für buchstabe, buchstaben einzeln',
    wordsPop:
      'wörter ploppen, wörter ploppen auf, aufploppen, aufpoppen, wörter poppen auf, jedes wort ploppt auf, wörter springen auf',
    jumpingWords: '(hüpfende|hüpfenden|springende|springenden|aufploppende|aufploppenden) wörter',
    wordsRise: 'wörter steigen, wörter steigen auf, wörter aufsteigen, jedes wort steigt auf',
    wordsSharpen: 'wörter werden scharf, unscharf zu scharf, von unscharf zu scharf, wörter scharf stellen',
    mask: 'zensiere, zensieren, zensier, zensiert{e}, zensiere schimpfwörter, schimpfwörter zensieren, zensiere flüche, flüche zensieren, schimpfwörter ausblenden, schimpfwörter verstecken, schimpfwörter maskieren, maskiere schimpfwörter, schimpfwörter piepen, schimpfwörter überpiepen, piepse schimpfwörter, ohne schimpfwörter, ohne schimpfworte, ohne flüche, ohne kraftausdrücke, keine schimpfwörter, keine schimpfworte, keine flüche, keine kraftausdrücke, kraftausdrücke zensieren, entferne schimpfwörter, schimpfwörter entfernen, verstecke schimpfwörter, schimpfwörter raus, schimpfwörter weg, kinderfreundlich, jugendfrei, familienfreundlich, saubere sprache, schimpfwörter mit sternchen, schimpfwörter filtern, filtere schimpfwörter, fluchen zensieren, fluchwörter zensieren, ohne fluchen',
    unmask:
      'unzensiert, nicht zensieren, nicht zensiert, zensiere nicht, keine zensur, ohne zensur, zensur aus, schimpfwörter zeigen, zeige schimpfwörter, schimpfwörter lassen, lass schimpfwörter drin, schimpfwörter erlauben, mit schimpfwörtern',
    accessible:
      'nicht lesen, nichts lesen, nix lesen, gar nicht lesen, schwer zu lesen, schwer lesbar, schwierig zu lesen, unleserlich, leserlich, leserlicher, besser lesen, gut lesen, leichter lesen, besser erkennbar, gut erkennbar, schlecht erkennbar, für sehbehinderte, für schwerhörige, für gehörlose, gehörlos{e}, gehörlosengerecht, sehschwach, sehschwäche, für sehschwache, farbenblind, für farbenblinde, für ältere leute, für ältere, hebt sich schlecht ab, heben sich nicht ab, heben sich schlecht ab, gehen unter, besser abheben, mehr abheben, hebt sich nicht gut ab, zu wenig kontrast, kontrastreich{e}, kontrastreicher, kaum lesen, schlecht lesbar, schlecht zu lesen, nicht lesbar, kann man nicht lesen, nicht zu lesen, unlesbar, geht unter, hebt sich nicht ab, hoher kontrast, mehr kontrast, schwerhörig, sehbehindert, barrierefrei, barrierefreie, barrierefreien, barrierearm, barrierearme, leicht lesbar, leicht lesbare, leicht zu lesen, leichter zu lesen, leichter lesbar, gut lesbar, gut lesbare, gut zu lesen, besser lesbar, besser zu lesen, lesbar, lesbare, lesbarer, für alle lesbar, hoher kontrast, höherer kontrast, mehr kontrast, mit mehr kontrast, kein blinken, ohne blinken, nicht blinken, kein flackern, ohne flackern',
    askReadable:
      '(ist|sind) (es|das|sie|text|untertitel|schrift) (lesbar|gut lesbar|leicht lesbar|gut zu lesen|leicht zu lesen), kann man (es|das|sie|text|untertitel|schrift) (lesen|gut lesen|leicht lesen), können (leute|menschen|alle|zuschauer) (es|das|sie|text|untertitel) (lesen|gut lesen), kann jeder (es|das|sie|text|untertitel) lesen, (wie lesbar|wie gut lesbar) (ist es|ist das|sind sie|sind untertitel), ist das für alle lesbar, lesbarkeit, lesbarkeit prüfen, (prüf|prüfe|prüfen) lesbarkeit, wie ist lesbarkeit',

    keyWords:
      'schlüsselwörter, schlüsselwörtern, schlüsselbegriffe, schlagwörter, wichtige wörter, wichtigen wörter, wichtigsten wörter, wichtige wörter sollen rausstechen, wichtige wörter sollen irgendwie rausstechen, wichtige wörter rausstechen, schlüsselwörter rausstechen, wichtiges soll rausstechen, (schlüsselwörter|wichtige wörter) (hervorheben|betonen|hervorgehoben|größer|grösser), (hebe|heb) (schlüsselwörter|wichtige wörter) hervor, (betone|beton) (schlüsselwörter|wichtige wörter), (betonte|hervorgehobene) schlüsselwörter',
    plainWords:
      'keine (schlüsselwörter|wörter) (hervorheben|betonen), (schlüsselwörter|wichtige wörter|wörter) nicht (hervorheben|betonen), (hebe|heb) (schlüsselwörter|wörter|keine wörter) nicht hervor, (hebe|heb) keine wörter hervor, keine betonung, ohne betonung, keine betonten wörter, ohne betonte wörter, alle wörter gleich',

    rubik: 'rubik',
    sigmar: 'sigmar',
    bold: 'fett{e}, fettschrift, fettgedruckt{e}, theboldfont, the bold font, bold, in fett, fette schrift',

    pop: 'pop, pop stil',
    pill: 'kapsel, farbige kapsel, farbige kapsel hinter gesprochenen wort, pill, pille{n}, blase{n}, sprechblase',
    karaoke:
      'karaoke style, karaoke effekt, karaokeeffekt, karaoke look, karaoke modus, karaoke mäßig, zum mitsingen, karaoke, karaoke stil, karaokestil, wie karaoke, wie beim karaoke',
    wordByWord:
      'immer nur ein wort zeigen, immer nur ein wort, nur ein wort gleichzeitig, wort per wort, jedes wort einzeln, wörter einzeln, ein wort pro bild, pro bild ein wort, ein wort nach dem andern, wort um wort, ein wort gleichzeitig, je ein wort, immer ein wort, einzeln die wörter, ein einziges wort, wort nach dem anderen, wort für wort, einzelne wörter, ein wort nach dem anderen, nur ein wort, immer nur ein wort, wort nach wort, einzelne wort, ein wort auf einmal, jeweils ein wort, word by word, eins nach dem anderen',
    minimal:
      'schlichter, dezenter, unaufdringlich{e}, nüchtern{e}, seriös{e}, seriöser, zurückhaltend{e}, ganz einfach und schlicht, ganz schlicht, unauffällig{e}, weniger auffällig, sachlich{e}, minimal, minimalistisch{e}, schlicht{e}, einfach{er}, dezent{e}, clean, puristisch',
    boxed:
      '(kasten|kästchen|box|balken|rechteck|feld|kastl) (hinter|unter|um) (text|schrift|buchstaben|wörter|untertitel|wörtern|untertiteln|ihn|sie), (nem|nen|einem|einen|ner|eine) (kasten|kästchen|balken|rechteck|box) (dahinter|hinterlegt|drunter|drum), kasten drum, kasten drumherum, rechteck dahinter, box dahinter, hinterlegter text, box stil, box style, kasten stil, boxstil, kastenstil, farblich hinterlegt, text hinterlegen, schrift hinterlegen, hinterlegen, hinterlegt, text unterlegen, kasten dahinter, nem kasten dahinter, mit nem kasten, mit kasten dahinter, balken dahinter, kästchen dahinter, im kasten, in einem kasten, kasten, kästchen, box, boxen, in einer box, mit box, mit kasten, balken, mit balken, auf einem balken, umrahmt, boxed, in kasten, textbox',
    neon: 'neonlicht, neonröhre, leuchtreklame, wie neonreklame, neonreklame, neonmäßig, leuchtende neonschrift, neon effekt, neoneffekt, neon, neon stil, neonstil, leuchtschrift, neonschrift, neon look, neonlook',
    typewriter:
      'alte schreibmaschine, wie eine alte schreibmaschine, wie auf einer alten schreibmaschine, wie auf einer schreibmaschine, wie auf der schreibmaschine, schreibmaschinen effekt, schreibmaschineneffekt, schreibmaschinen look, tipp effekt, tippeffekt, wie geschrieben auf schreibmaschine, schreibmaschine, schreibmaschinen stil, schreibmaschinenstil, wie getippt, getippt, schreibmaschinenschrift, typewriter, wie eine schreibmaschine',
    underline:
      'wörter unterstreichen, text unterstreichen, unterstrichene, unterstrichen{er}, unterstreichen, unterstreiche, unterstrich, underline, unterstreichung',
    comic:
      'comicmäßig, comic schrift, comicschrift, wie im comic, wie ein comic, comic style, comic look, comic, comics, comicstil, comic stil, comichaft, cartoon',
    impact: 'schlagzeile, schlagzeilen, impact, schmalschrift',
    handwritten:
      '(wie |wia |)(mit|vo|von) (da|der|de|dr) (hand|haund|hond) (gschriem|gschriebn|gschriebm|gschrieben|geschriebn|gschriewe), handgschriem, handgschriebn, (wia|wie) (handgschriem|handgschriebn), handgeschriebene schrift, schreibschrift, wie mit der hand geschrieben, mit der hand geschrieben, händisch geschrieben, wie von hand, wie von hand geschrieben, handschrift stil, handschriftstil, handschrift, handschriftlich, wie handgeschrieben, handgeschrieben',
    editorial:
      'edel, edler, eleganter, zeitschrift, wie im magazin, wie in einer zeitschrift, magazin look, magazinlook, hochglanzmagazin, vogue, magazin, magazin stil, magazinstil, serifen, mit serifen, elegant, editorial',
    news: 'nachrichtenbalken, nachrichten balken, news balken, tagesschau, wie in der tagesschau, wie bei der tagesschau, nachrichtensprecher, nachrichtenstil, wie im fernsehen, newsbalken, wie im tv, wie in (den |)nachrichten so ein balken, nachrichten mäßig, zib, wie bei den nachrichten, wie in nachrichten, nachrichten look, nachrichtenlook, nachrichten, wie in den nachrichten, nachrichten stil, news, bauchbinde',
    gradient:
      'zweifarbiger verlauf, bunter verlauf, regenbogenverlauf, farbübergang, farbverlauf, verlauf, mit farbverlauf, mit verlauf',
    duo: 'ein großes wort, großes wort, zwei größen, duo',

    swapColors:
      'umgekehrt, genau umgekehrt, andersrum, anders herum, andersherum, genau andersrum, falsch herum, falschrum, verkehrt herum, (vertausch|vertausche|tausch|tausche) (die |)farben, farben (tauschen|vertauschen), farben vertauscht',
    noHighlight:
      '(keine|ohne|weg mit der) (hervorhebung|hervorhebungen|markierung|markierungen), (hervorhebung|markierung) (weg|aus|ausschalten|entfernen|raus), nichts (hervorheben|markieren), nicht (hervorheben|markieren)',
    noBox:
      '(hintergrund|kasten|balken) (von|hinter|bei|unter) (den |der |dem |)(wörtern|text|schrift|buchstaben|untertiteln) (weg|raus|entfernen), weg mit (dem |)(kasten|hintergrund|balken), (|schwarzen |dunklen )(kasten|hintergrund|balken) (brauch|brauche) ich (nicht|ned|net), (kasten|hintergrund|balken) (ist|) unnötig, (keinen|ohne|weg mit dem) (hintergrund|kasten|balken), keine box, ohne box, (kasten|box|hintergrund|balken) (weg|raus|entfernen|aus)',

    percent: '%, prozent',
    pixels: 'px, pixel, pixeln, pt, punkt, punkte',

    covering:
      'verdeckt, verdecken, überdeckt, überdecken, bedeckt, bedecken, abgedeckt, überlappt, überlappen, versperrt, versperren, verbirgt, verbergen, geht über, gehen über, ' +
      '(liegt|liegen|steht|stehen|ist|sind|sitzt|sitzen|läuft|laufen|hängt|hängen|klebt|kleben|direkt|genau|quer|mitten) (über|vor|auf), hinter (text|schrift|untertiteln|untertitel), ' +
      '(sieht|sehe|erkennt|erkenne|sieht man|man sieht) (nicht|kaum), (nicht|kaum) (sehen|zu sehen|erkennen|zu erkennen|sichtbar), sehen, sichtbar, (man|ich) (sieht|sehe|erkennt|erkenne)',
    face: 'gesicht, gesichter, gesichtern, mund, münder, auge, augen, nase, kinn, stirn, lippen, kopf, köpfe, köpfen, haare, bart',
    person: 'person, personen, leute, menschen, sprecher, sprecherin, gast',
    thing:
      'produkt, produkte, produkten, logo, logos, hand, hände, händen, finger, körper, brust, hemd, handy, folie, folien, essen, hund, katze, auto, titel, preis, ' +
      'wichtiges, wichtigste, das wichtige, was ich zeige, anderen text, diagramm',
    onFace:
      '(über|auf|vor|ins|im|übers|aufs|vors|in) (meinem|meinen|mein|seinem|seinen|seine|ihren|ihrem|dem|den|das|die|) gesicht, (über|auf|vor) (den|die|ihren|seinen|) gesichtern, (über|auf|vor) (die|den|) gesichter, (übers|aufs|vors|im|ins) gesicht, ' +
      '(über|auf|vor) (seinem|seinen|seine|seiner|ihren|) (mund|kopf|nase|stirn|augen|kinn), ' +
      '(aus|von|vom|weg von|weg vom|weg aus) (dem|meinem|seinem|ihrem|den|) (gesicht|gesichtern|mund|kopf|augen)',
    onPerson:
      '(verdeckt|verdecken|überdeckt|überdecken) (mich|uns|ihn|ihr), (über|auf|vor) (mir|mich|uns|ihm|ihn|ihnen|person|personen|leuten|sprecher|sprecherin)',
    onThing:
      'im weg, im weg vom (gesicht|produkt|logo), in weg, (über|vor) (seinem|seinen|ihren|ihrem|) (produkt|logo|händen|hände|hand|körper|brust|hemd|handy|folie|folien|titel|preis|essen)',
    keepOffFaces:
      'gesicht (freihalten|frei halten|freilassen|frei lassen), gesichter (freihalten|frei halten|freilassen|frei lassen), (halte|halt|lass) (gesicht|gesichter) frei, gesichtern ausweichen, position automatisch, automatische position, automatisch platzieren, platziere automatisch, platz automatisch, wähl position selbst, wähle position selbst, wo platz ist',
    undo: '(nimm |mach |bitte |)(das letzte|die letzte änderung) (wieder |doch |)(zurück|rückgängig), das letzte wieder weg, (vorher|davor|früher|zuvor|ursprünglich) (wars|war es|war das|wars doch|wars eh|hats|hat es mir|hats mir) (besser|schöner|besser gefallen|schöner gefallen|viel besser), wars vorher besser, war vorher schöner, besser wars vorher, gefiel mir vorher besser, gefiels mir vorher besser, alte war besser, die alte war besser, das alte war besser, vorige war besser, lieber wie vorher, lieber das alte, lieber die alte version, nimm die alte, nimm das alte, mach die änderung weg, mach die letzte änderung weg, letzten schritt rückgängig, letzten schritt zurück, letztes zurücknehmen, letzte änderung zurücknehmen, doch wie vorher, doch lieber wie vorher, doch das alte, wieder wie vorher, wieder so wie vorher, wieder das alte, wieder die alte, wieder zurück, nochmal zurück, zurück zur vorherigen version, zurück zur alten version, vorherige wiederherstellen, wiederherstellen, rückgängi, rueckgaengig, strg z, vorherige fassung, letzte fassung, änderung rückgängig, änderung zurücknehmen, nimm die letzte änderung zurück, zum vorigen, zruck zum vorigen, zurück zum vorigen, vorher war besser, war vorher besser, des is nix, rückgängig, rückgängig machen, mach rückgängig, mach es rückgängig, mach das rückgängig, letzte änderung rückgängig, letzte änderung rückgängig machen, zurück, geh zurück, einen schritt zurück, schritt zurück, wie vorher, wie zuvor, mach es wie vorher, so wie vorher, wie es war, wie es vorher war, so wie es war, nimm zurück, nimm das zurück, zurücknehmen, vorherige version, alte version, undo',
    likeLastTime:
      'gleicher stil wie beim letzten, gleicher stil wie beim letzten mal, gleicher stil wie letztes mal, gleicher look wie beim letzten, selber stil wie beim letzten, gleiches aussehen wie beim letzten, so wie das letzte, gleich wie das letzte, gleich wie letztens, wie letztens, wie neulich, wie beim vorigen, wie beim vorigen video, wie das vorige, wie voriges mal, wie vorigs mal, wie das mal davor, selbe wie letztes mal, das selbe wie letztes mal, selbe einstellungen, die selben einstellungen, die letzten einstellungen, letzte einstellungen, nimm die einstellungen vom letzten mal, einstellungen vom letzten mal, einstellungen vom letzten video, stil vom letzten mal, stil vom letzten video, wie letzte woche, gleich wie letztes mal, gleich wie beim letzten mal, wie letztes mal, wie beim letzten mal, so wie letztes mal, so wie beim letzten mal, genauso wie letztes mal, genau wie letztes mal, genau wie beim letzten mal, genauso wie beim letzten mal, gleiche wie letztes mal, dasselbe wie letztes mal, das gleiche wie letztes mal, das gleiche wie beim letzten mal, dasselbe wie beim letzten mal, wie immer, wie üblich, wie gehabt, wie gewohnt, wie beim letzten video, wie das letzte video, wie im letzten video, gleiche einstellungen, dieselben einstellungen, die gleichen einstellungen, selber stil, gleicher stil, derselbe stil, der gleiche stil, das übliche, wie gestern, nochmal genauso',
    showText:
      'zeig mal den text, zeig mal was du verstanden hast, zeig was du verstanden hast, was hast du verstanden, kann ich den text sehen, kann ich den text haben, darf ich den text sehen, lass mich den text sehen, wo ist der text, text her, alle zeilen zeigen, zeig alle zeilen, zeig mir alle zeilen, text zum korrigieren, text zum bearbeiten, ganze text, den ganzen text bitte, ganzen text bitte, zeig nochmal den text, text nochmal zeigen, text nochmal, wortlaut, zeig den wortlaut, abschrift, transkription, wo seh ich den ganzen text, wo sehe ich den text, ganzen text sehen, zeig mir den ganzen text, zeig den text, zeige den text, zeig mir den text, zeige mir den text, text zeigen, text anzeigen, den text zeigen, zeig text, zeige text, schick den text, schick mir den text, sende den text, sende mir den text, gib mir den text, ich will den text sehen, ich möchte den text sehen, text sehen, zeig die untertitel, zeige die untertitel, zeig mir die untertitel, untertitel zeigen, untertitel anzeigen, schick mir die untertitel, text bearbeiten, den text bearbeiten, text ändern, den text ändern, text korrigieren, den text korrigieren, ich will den text korrigieren, ich möchte den text korrigieren, ich möchte den text ändern, korrigiere den text, untertitel bearbeiten, untertitel korrigieren, transkript, zeig das transkript, zeig mir das transkript, ganzer text, der ganze text, ganzen text zeigen, da ist ein fehler, da ist ein fehler drin, da ist ein tippfehler, es gibt einen fehler, im text ist ein fehler, tippfehler, rechtschreibfehler, was steht da, text bitte, den text bitte',
    render:
      'bau das video, bau zusammen, mach das video fertig, fertig machen, fertigmachen, video fertig machen, kannst loslegen, kannst du loslegen, loslegen, du kannst loslegen, bitte loslegen, dann los, na los, hau rein, ab damit, jetzt rendern, neu rendern, ab die post, mach mal fertig, leg mal los, so kannst du es machen, so machen wir das, so machen wirs, mach so, einfach machen, rendern, render, rendere, render es, render das, los, los gehts, leg los, auf gehts, starten, start, starte, beginne, beginnen, fang an, anfangen, mach das video, mach mein video, erstelle das video, erstelle, erstellen, video erstellen, erzeuge das video, erzeugen, generieren, generiere, generiere das video, anwenden, wende an, änderungen anwenden, übernehmen, übernimm, fertig, ich bin fertig, das wars, das war es, das ist alles, exportieren, exportiere, bestätigen, bestätige, weiter, fortfahren, mach weiter, schick mir das video, sende das video, verarbeiten, mach fertig, ausführen, mach hin, änderungen speichern, und ab, untertitle das, rendern bitte',
    agree:
      'basst scho, bassd scho, passt scho, basst schon, passd scho, reicht mir, reicht mir so, das reicht mir, das reicht mir so, mir reicht das, mir reicht das so, reicht so, das reicht so, langt mir, das langt mir, langt so, genügt mir, das genügt mir, damit bin ich zufrieden, bin zufrieden, jawohl, jawoll, jupp, yep, yes, yeah, passt alles, alles gut, alles gut so, alles top, alles super, alles richtig, alles korrekt, alles perfekt, passt perfekt, passt super, geht klar, geht in ordnung, schaut gut aus, schaut super aus, sehr schön, gern, gerne, super so, perfekt so, oki doki, okidoki, okok, joa, eh gut, freilich, genau so, so passt es, so passts, so ists gut, so ist super, so lassen, ok, okay, okey, oki, ja bitte, ja gerne, ja gern, jo, jep, jepp, jap, klar, na klar, passt, passt so, passt schon, perfekt, alles klar, einverstanden, in ordnung, sieht gut aus, sieht super aus, sieht toll aus, gefällt mir so, genau, richtig so, stimmt, gut so, so ist gut, so ist es gut, sehr gut, mach das so, 👍, 👌, ✅, 🆗, top, natürlich, sicher',
    cancel:
      'falsche geschickt, das falsche geschickt, hab das falsche geschickt, ich hab das falsche geschickt, ich habe das falsche geschickt, falsches geschickt, falsche datei, falscher clip, falschen clip, falsche video, war das falsche, war das falsche video, das war das falsche, aus versehen geschickt, versehentlich geschickt, war ein versehen, hab mich vertan, habe mich vertan, vertan, hab mich verklickt, nicht dieses video, nicht das video, das ist das falsche, das ist das falsche video, stopp falsches video, abbrechen bitte, bitte abbrechen, brichs ab, breche das ab, stoppen bitte, stopp die verarbeitung, mach nicht weiter, nicht weitermachen, hör auf damit, cancel, canceln, lass mal, lass mal gut sein, doch nicht machen, brauchts nicht mehr, brauch das nicht mehr, brauche das nicht mehr, hat sich erledigt, erledigt, falsches video, brauch ich nicht mehr, brauche es nicht mehr, stop falsches video, abbrechen, abbruch, brich ab, breche ab, video abbrechen, brich das video ab, rendern abbrechen, stornieren, storniere, vergiss es, vergiss das, lass es, lass das, lass gut sein, doch nicht, lieber nicht, verwerfen, änderungen verwerfen, hor auf, aufhoren, nicht rendern, stopp das, stoppe das video, halt an, anhalten, mach das nicht',
    stop: 'stop, stopp, stoppen, beenden, ende',
    reset:
      'fang von vorne an, fang von vorn an, fang nochmal von vorne an, fang noch mal von vorne an, vergiss meine ganzen änderungen, vergiss alle änderungen, vergiss alle meine änderungen, vergiss meine änderungen, alles auf anfang, alles zurück auf anfang, zurück auf anfang, auf anfang, auf werkseinstellung, auf werkseinstellungen, auf die grundeinstellung, grundeinstellung, alles auf standard, alles wieder normal, alles wieder auf normal, alles löschen und neu, mach alles rückgängig, mach alle änderungen rückgängig, alle änderungen rückgängig, alle änderungen verwerfen, alle änderungen zurücknehmen, alles verwerfen, wieder wie am anfang, wieder wie ganz am anfang, so wie am anfang, wie ganz am anfang, auf null, alles auf null, auf null setzen, zurück auf null, wieder auf null, ursprungszustand, in den ursprungszustand, aussehen zurücksetzen, design zurücksetzen, stil zurücksetzen, look zurücksetzen, zurücksetzen bitte, setz alles wieder zurück, setze alles wieder zurück, zurücksetzen, alles zurücksetzen, setz zurück, setze zurück, setz alles zurück, setze alles zurück, einstellungen zurücksetzen, reset, auf standard zurücksetzen, zurück auf standard, auf standard, standard, standardeinstellungen, standardeinstellung, standardstil, wieder normal, zurück zu normal, zurück zum normalen, mach es wieder normal, mach wieder normal, normal, ganz normal, normaler stil, normale einstellungen, von vorne, von vorn, von vorne anfangen, nochmal von vorne, neu anfangen, bei null anfangen, einstellungen löschen, wie am anfang, zurück zum anfang, alles rückgängig, alles rückgängig machen, ursprungliche einstellungen, werkseinstellungen, gründeinstellungen, zum original, zurück zum original, zurück zum standard, wieder standard',
    always: 'immer',
    makeDefault:
      'für alle meine nächsten videos, für meine nächsten videos, für alle nächsten videos, für alles was ich schicke, für alle weiteren videos, für alle künftigen videos, für die nächsten, für nächste videos, für künftige, für kommende videos, in zukunft immer, in zukunft auch, künftig immer, ab nun, ab jetzt immer, von nun an, bei jedem video, auch bei den nächsten, auch für die nächsten, bei den nächsten auch, bei den nächsten videos auch, auch beim nächsten, beim nächsten mal auch, beim nächsten auch so, für alle zukünftigen, für alle künftigen, für alle weiteren, auch in zukunft, standard machen, zu meinem standard, als standardeinstellung, als standardeinstellung speichern, als vorlage für alle, merk dir das für nächstes mal, merk dir das fürs nächste mal, merk dir das bitte, merks dir, merkt euch das, speichern für alle, für alle videos merken, so abspeichern, abspeichern, speicher das so, speicher das ab, grundsätzlich, als standard, als mein standard, als meinen standard, als standard speichern, speichere als standard, speicher als standard, mach es zum standard, mach das zum standard, zum standard machen, als voreinstellung, als vorgabe, standardmäßig, immer so, für immer, speichern, speicher, speichere, speicher das, speichere das, speicher es, speichere es, stil speichern, speicher den stil, einstellungen speichern, speichere die einstellungen, merken, merk dir das, merke dir das, merk es dir, merk dir den stil, merk dir die einstellungen, behalte das, behalte es, behalte den stil, so lassen immer, für alle videos, für alle meine videos, bei allen videos, für jedes video, für die nächsten videos, für künftige videos, für zukünftige videos, für das nächste mal, fürs nächste mal, nächstes mal auch, ab jetzt, ab sofort, von jetzt an, in zukunft, künftig, jedes mal, jedesmal, dauerhaft, immer so verwenden, benutze das immer',
    saveBrand:
      '(speicher|speichere|merk dir|merke dir|merk|speicher dir|sicher) (das|dies|es|den stil|den look|das so|die farben|die farbe|unsere farbe|meine farbe|meine farben|unsere farben) als (mein stil|meinen stil|unseren stil|mein style|meinen style|mein design|unser design|meinen look|hausstil|firmenstil|markenstil|vorlage), als (meinen|unseren|mein|unser) (stil|style|look|design) speichern, unser firmenstil, das ist unser stil, das ist mein stil, speicher dir unsere firmenfarbe, speicher firmenfarbe, speichere unsere firmenfarbe, merk dir unsere farbe, merk dir unsere farben, speicher dir unsere farben, (speicher|speichere|speichern|merk dir|merke dir|merken|sicher|sichere) (das|dies|es|den stil|den look|das aussehen|die farben|) als (meine|unsere|) (marke|vorlage), als (meine|unsere|) (marke|vorlage) (speichern|merken|), das ist (meine|unsere) marke, mach das zu (meiner|unserer) marke, neue marke',
    useBrand:
      'markenlook, unseren markenlook, unserem markenlook, unser markenlook, in unseren hausfarben, in unseren vereinsfarben, in den farben unserer firma, unser branding, mein branding, unserem branding, unser corporate design, unser firmendesign, in unseren firmenfarben, unsere firmenfarben, unsere hausfarben, (wende|wendet) unsere markenfarben an, (wende|wendet) (unsere|meine) (marke|vorlage|farben) an, (wende|wendet) unser branding an, (benutz|benutze|nutze|nutz|nimm|verwende|verwend|mit|in|wie|setz|setze) (meine|meiner|unsere|unserer|die) (marke|vorlage), (meine|unsere) (marke|vorlage), (im stil|in den farben|mit den farben) (meiner|unserer) marke, (meine|unsere|in meinen|in unseren|mit meinen) markenfarben, (meine|unsere) (marke|vorlage) (verwenden|benutzen|nutzen|anwenden)',
    help: 'was machst du, was kannst du so, was kannst du denn, was kann der bot, was geht hier, help, hilfee, hilfeee, ich komm nicht klar, komm nicht klar, ich komme nicht klar, ich kapier das nicht, kapier nix, check nix, versteh nix, verstehe nix, ich versteh nix, ich versteh das nicht, wie läuft das, wie läuft das hier, wie geht das hier, wie funktioniert das hier, wie fange ich an, gebrauchsanweisung, bedienungsanleitung, kurzanleitung, erklär mal, hilf mir mal, kannst mir helfen, kannst du helfen, können sie helfen, hilf mal, hilfe, hilf mir, hilf mir bitte, bitte hilf mir, hilfe bitte, ich brauche hilfe, brauche hilfe, kannst du mir helfen, können sie mir helfen, was kannst du, was kannst du alles, was kannst du machen, was kann ich machen, was kann ich tun, was kann ich sagen, was kann ich ändern, was geht, was geht alles, was muss ich tun, was soll ich tun, wie geht das, wie funktioniert das, wie funktionierst du, wie benutze ich das, wie benutze ich dich, wie gehts weiter, anleitung, befehle, befehlsliste, liste der befehle, menü, optionen, welche optionen gibt es, ich verstehe nicht, ich verstehe das nicht, verstehe ich nicht, handbuch, tutorial, bedienung',
    hint: 'support',
  },
  colors: {
    white: 'weiss{e}',
    black: 'schwarz{e}',
    gray: 'grau{e}',
    silver: 'silber, silbern{e}',
    yellow: 'sonnengelb, gelb{e}',
    gold: 'gold, golden{e}, goldfarben',
    orange: 'orange, orangen{e}, orangefarben{e}',
    red: 'kirschrot, signalrot, rot{e}, scharlachrot',
    crimson: 'purpurrot{e}, karmesinrot{e}',
    burgundy: 'weinrot{e}, bordeaux, bordeauxrot{e}, burgunder',
    pink: 'pink{e}, rosa, rosafarben',
    magenta: 'magenta, fuchsia',
    purple: 'fliederfarben, lila, violett{e}, purpur',
    lavender: 'lavendel, flieder',
    indigo: 'indigo',
    blue: 'blau{e}, königsblau{e}',
    skyBlue: 'eisblau{e}, himmelblau{e}, babyblau{e}, azurblau, azur',
    navy: 'marineblau{e}, navy',
    cyan: 'cyan, zyan',
    turquoise: 'türkis, türkise, türkiser, türkisen, türkises, türkisblau',
    teal: 'petrol, blaugrün{e}',
    mint: 'mint, mintgrün{e}, minze',
    green: 'laubgrün{e}, blattgrün{e}, wiesengrün{e}, apfelgrün{e}, grasgrün{e}, grün{e}',
    lime: 'limette, limettengrün{e}, limone',
    olive: 'oliv, olivgrün{e}, khaki',
    brown: 'braun{e}, schokobraun',
    beige: 'champagner, beige, beigen',
    cream: 'vanille, eierschale, creme, cremefarben, elfenbein, cremeweiss',
    salmon: 'lachs, lachsfarben, lachsrosa',
    coral: 'koralle, korallenrot, korallenfarben',
    peach: 'pfirsich, pfirsichfarben, aprikose, apricot',
    brick: 'ziegelrot{e}, backsteinrot{e}, rostrot{e}, rostfarben{e}, ziegelfarben{e}',
    terracotta: 'terrakotta, terracotta, terrakottafarben{e}, terracottafarben{e}, lehmfarben{e}, tonfarben{e}',
    amber: 'bernsteinfarben{e}, bernsteingelb{e}',
    honey: 'honiggelb{e}, honigfarben{e}',
    mustard: 'senfgelb{e}, senffarben{e}, ocker, ockergelb{e}, ockerfarben{e}',
    bronze: 'bronze, bronzen{er}, bronzefarben{e}, bronzefarbig{e}, goldbraun{e}, goldenes braun, goldbraune',
    sand: 'sandfarben{e}',
    forest: 'tannengrün{e}, flaschengrün{e}, waldgrün{e}, moosgrün{e}, jägergrün{e}',
    plum: 'pflaumenfarben{e}, aubergine, auberginefarben{e}',
    charcoal: 'anthrazit, anthrazitfarben{e}',
    chestnut: 'kastanienbraun{e}, rotbraun{e}, kaffeebraun{e}, rehbraun{e}',
  },
  colorsOfThings: {
    brick: 'ziegel, backstein',
    amber: 'bernstein',
    honey: 'honig',
    mustard: 'senf',
    sand: 'sand',
    plum: 'pflaume',
    chestnut: 'kastanie, kastanien',
  },
  tints: {
    red: 'rötlich{e}',
    yellow: 'gelblich{e}',
    green: 'grünlich{e}',
    blue: 'bläulich{e}',
    brown: 'bräunlich{e}',
    gray: 'gräulich{e}',
    pink: 'rosig{e}',
    orange: 'orangig{e}',
  },
  shadePrefixes: { light: 'hell zart blass pastell', dark: 'dunkel tief', bright: 'neon knall leucht grell' },
  languages: {
    pt: 'brasilianisch, brasilianisches portugiesisch',
    es: 'kastilisch',
    zh: 'mandarin, kantonesisch',
    en: 'amerikanisch, amerikanisches englisch, britisches englisch',
    fa: 'farsi',
  },
  languageEndings: {
    isch: 'isch ische ischen ischer isches ischem',
    eutsch: 'eutsch eutsche eutschen eutscher eutschem',
  },
  greeting:
    /^(h[ae]ll+[oi]+|hallöchen|huhu|hi+|hey+|h[ae]lo|moin( moin)?|moinsen|servus|servas|tach|gr[üu]ezi|guten? (tag|morgen|abend)|gr[üu](ß|ss) (dich|gott|euch|sie)|na|yo|joo?|mahlzeit|griaß di)$/,
  howAreYou: /^(wie geht['’]?s?( es)?( dir| euch| ihnen)?( so)?|alles (klar|gut|fit))$/,
  thanks:
    /^(dank(e+|schön|eschön)?( (sch[öo]n|dir|euch|ihnen|danke|sehr|vielmals|nochmal|bot))?|dankesch[öo]n|bedankt|(vielen|tausend|1000|besten|herzlichen|lieben|vielen lieben) dank|merci|thx|dank dir|super|toll|perfekt|klasse|vergelts gott)$/,
  title:
    /^\s*(?:(?:(?:ganz )?oben|drüber|darüber|oben drüber|oben drauf)\s+(?:soll|sollte|bitte|könnte)\s+(?:stehen|hin|rein)\s*[:：]\s*|(?:schreib|setz|pack|mach)e?\s+(?:bitte\s+)?(?:oben\s+|drüber\s+)(?=["“”„«»][^"“”„«»]+["“”„«»])|(?:(?:mach|setz|setze|nimm|füge?|mit|gib ihm)\s+)?(?:(?:einen|den|der|als|mein|dem|die)\s+){0,2}(?:titel|überschrift|aufhänger|headline)(?:\s+(?:ist|hinzu|lautet|oben|drüber|drauf|rein|dazu|darüber|bitte|wäre|soll|sein|heißen|dafür|am|anfang|im|video|in|großer|schrift)){0,4}\s*[:：]\s*)/i,
  noTitle:
    /^(?:(?:noch ?mal|noch einmal|das gleiche|das selbe|dasselbe|das ganze|wieder)[, ]+(?:bitte[, ]+)?(?:aber |nur )?)?(?:ohne(?: den| die| das)?|kein(?:en|e)?|entferne(?: den| die)?|lösche(?: den| die)?) (?:titel|überschrift|aufhänger)[.!]?$/i,
  watermark: {
    noun: /wasserzeichen|logo/,
    none: 'kein keines ohne weg entferne entfern entfernen losche loschen raus nicht',
    top: 'oben',
    bottom: 'unten',
    left: 'links linke linken linker',
    right: 'rechts rechte rechten rechter',
    fainter: 'blasser heller schwacher durchsichtiger transparenter dezenter zarter',
    stronger: 'kraftiger starker deutlicher sichtbarer deckender dunkler',
    less: 'weniger',
    other:
      'als das dem den der die ein eine mein dein in im nach auf an es ist soll sollte mach mache schieb schiebe setz setze stell stelle zeig zeige nimm ecke seite bitte mehr etwas viel und jetzt ich will mit hin',
  },
  script:
    /^\s*(?:(?:hier (?:ist|steht)|das ist)(?:,)? was (?:ich|wir|er|sie) (?:sage|sagen|sagt)|(?:(?:hier ist|das ist) )?(?:mein|das|unser) (?:skript|script|drehbuch|sprechtext)|skript|sprechtext|was ich sage|das sage ich)(?: im video)?\s*(?:[:：]|\n)/i,
  done: /^(fertig|das war[’']?s|das wars|das ist alles|genug|keine fragen mehr|[üu]berspringen|lass es( so)?)$/,
  agreed: /^(ja|jep|jo|klar|ok(ay)?|stimmt|richtig|genau|passt|alles richtig)$/,
  denied: /^(nein|nee?|n[öo]|falsch|stimmt nicht)$/,
  notTypos:
    'kanne kannen gespeichert gespeicherte verlaub wetter weise weisen weiter weite wissen gelber geld geldes rotes blauer braue brauen traum baum raum grund grunde gruss grossen grosse schwer schwarm schrift schritt schritte schutz schalt stelle stelle still stille stirn farbe farce fahne kleid kleider keine meine deine seine leine oben eben ober aber leben lieben neben geben unter runde munter bunter mitte bitte sitte mittel mitten hoher hohle holen halter dicht dichter dunne danke danken kante tante tonne position text test texten testen wort worte orte orten norden worden werden wurden rund rande hand wand sand band land haben hoben heben hebel markt markte marke leicht licht schlecht schlicht schicht gesicht fertig starten start stark starke starten sprache sache sachen machen lachen wachen rachen suchen buchen immer zimmer nimmer gut mut hut richtig wichtig lustig traurig',
  corrections: {
    sure: [
      '{wrong} soll/muss/sollte zu {right} werden',
      'aus {wrong} mach/mache/machen_sie/machen_sie_bitte/mach_bitte/wird/soll/muss {right}',
      '{wrong} nicht/ned/net/nit/nich schreib/schreibe/schreibts/schreiben_sie {right}',
      'schreib/schreibe/setz/setze {right} da_wo/dort_wo/wo {wrong} steht',
      'ersetze/ersetz/ersetzen/tausche/tausch {wrong} durch/mit/gegen {right}',
      'ändere/änder/ändern/korrigiere/korrigieren/wechsle {wrong} zu/in/auf/durch {right}',
      '{wrong} durch {right} ersetzen/austauschen',
      '{wrong} in/zu {right} ändern/umändern/korrigieren',
      'statt/anstatt/anstelle_von {wrong} schreib/schreibe/nimm/muss_es_heissen/soll_es_heissen/sollte_es_heissen/muss_da_stehen/soll_da_stehen/bitte/lieber {right}',
      'schreib/schreibe/nimm/nutze {right} statt/anstatt/anstelle_von/und_nicht/nicht {wrong}',
      'da_steht/steht/es_steht/dort_steht/du_hast/du_hast_geschrieben/ihr_habt {wrong} aber_es_heisst/aber_es_ist/aber_ich_sagte/aber_ich_hab_gesagt/aber_ich_habe_gesagt/es_heisst_aber/ist_aber/gesagt_hab_ich/es_muss/muss_aber/soll_aber/aber_gesagt_hab_ich {right}',
    ],
    likely: [
      'es_geht_um/geht_um/ging_um/rede_von/spreche_von/meine {right} und_nicht_um/und_nicht/nicht_um/und_nicht_von {wrong}',
      '{wrong} schreib/schreibe/schreib_lieber/schreib_besser/lieber/dafür/weg_dafür {right}',
      'korrigiere/korrektur/korrigieren/es_ist/das_ist/es_heisst/das_heisst/er_heisst/sie_heisst/ich_heisse/heisst/muss_heissen/soll_heissen/es_muss_heissen/es_soll_heissen/es_sollte_heissen/ich_sagte/ich_habe_gesagt/er_sagt/sie_sagt/man_schreibt/richtig_ist/gemeint_ist/ich_meinte/ich_meine/der_name_ist/mein_name_ist {right} nicht/und_nicht/statt/anstatt/und_kein/kein {wrong}',
      'es_ist_nicht/das_ist_nicht/es_heisst_nicht/das_heisst_nicht/nicht/kein/ich_sagte_nicht {wrong} sondern/es_heisst/es_ist/das_heisst/das_ist/sondern_es_heisst/aber {right}',
      '{wrong} soll/sollte/muss/müsste {right} heissen',
      '{wrong} muss_heissen/soll_heissen/sollte_heissen/gehört_geschrieben/wird_geschrieben/soll_sein/sollte_sein/muss_sein/heisst_eigentlich/ist_eigentlich/muss_es_heissen/schreibt_man {right}',
      '{right} nicht/und_nicht/statt/anstatt {wrong}',
    ],
    removal: [
      'entferne/entfern/lösche/lösch/streiche/streich das_wort/die_worter/wort/wörter {wrong}',
      'entferne/entfern/lösche/lösch/streiche/streich {wrong} aus_dem_text/im_text/aus_den_untertiteln/überall',
    ],
    emphasis: [
      'das_wort/die_wörter/wort {wrong} fett/richtig_hervorheben/dick/fett_machen/auffälliger',
      'das_wort/die_wörter {wrong} soll/soll_immer/sollen/sollen_immer/bitte/bitte_immer/muss/müssen hervorgehoben_werden/hervorheben/hervorgehoben/auffallen/betont_werden/betonen',
      'hebe/heb das_wort/die_wörter/wort {wrong} hervor',
      'hebe/heb {wrong} hervor',
      'betone/beton/betonen das_wort/die_wörter/wort {wrong}',
      'betone/beton {wrong}',
      'lass/lasse das_wort/die_wörter {wrong} hervorstechen/herausstechen/auffallen',
      'lass/lasse {wrong} hervorstechen/herausstechen/auffallen',
      'das_wort/die_wörter/wort {wrong} hervorheben/betonen/groß_hervorheben',
      '{wrong} hervorheben/betonen/soll_hervorstechen/soll_herausstechen/soll_auffallen',
    ],
    quotedEmphasis: [
      'markiere/markier/vergrößere {wrong}',
      'mach/mache {wrong} größer/groß/fett/auffälliger/auffällig',
    ],
    plain: [
      'hebe/heb das_wort/die_wörter {wrong} nicht_hervor/nicht_mehr_hervor',
      'hebe/heb {wrong} nicht_hervor/nicht_mehr_hervor',
      'betone/beton das_wort/die_wörter {wrong} nicht/nicht_mehr',
      'betone/beton {wrong} nicht/nicht_mehr',
      'das_wort/die_wörter {wrong} nicht_hervorheben/nicht_mehr_hervorheben/nicht_betonen/nicht_mehr_betonen',
      '{wrong} nicht_hervorheben/nicht_mehr_hervorheben/nicht_betonen/nicht_mehr_betonen',
      'entferne/entfern/nimm die_hervorhebung/die_betonung/hervorhebung/betonung von/bei/für {wrong}',
      'keine_hervorhebung/keine_betonung von/bei/für/auf {wrong}',
    ],
    line: 'zeile{n}, satz, satze, untertitel, nummer, nr, reihe',
    lineBecomes:
      'zu, in, durch, soll heissen, muss heissen, sollte heissen, soll sein, wird zu, soll lauten, muss lauten, sollte lauten, mit, lautet, so, schreib so, bitte so, soll so lauten, müsste heißen, müsste lauten, sollte sein',
    changeLine: 'ändere, änder, ändern, ersetze, ersetz, korrigiere, korrigier, bearbeite, in, mach, schreib in, setze',
    removeLine:
      'entferne, entfern, entfernen, lösche, lösch, löschen, streiche, streich, streichen, nimm, lass, schneide, raus, wegmachen, rausnehmen, rausmachen, weglassen, kann weg, muss weg, kann raus, schmeiß, wirf, hau, weg, soll weg, rauslöschen, raus damit, überflüssig, kann man löschen, können weg, können raus, weglassen',
    ordinals:
      'erste/ersten/erster/erstes/eins zweite/zweiten/zweiter/zweites/zwei dritte/dritten/dritter/drittes/drei vierte/vierten/viertes/vier fünfte/fünften/fünftes/fünf sechste/sechsten/sechstes/sechs siebte/siebten/siebtes/sieben achte/achten/achtes/acht neunte/neunten/neuntes/neun zehnte/zehnten/zehntes/zehn elfte/elften/elf zwölfte/zwölften/zwölf dreizehnte/dreizehnten/dreizehn vierzehnte/vierzehnten/vierzehn fünfzehnte/fünfzehnten/fünfzehn',
    lineTo: 'bis',
    lineAnd: 'und & +',
    last: 'letzte letzten letzter letztes',
    insteadOf: 'statt anstatt anstelle',
    twice: 'zweimal 2x doppelt doppelte doppelten wiederholt wiederholung hintereinander zu_viel zuviel überzählig',
    aWord: 'wort wörter wörtchen',
    mistaken:
      'falsch falsche falscher falsches falschen verhört ich_meine verhörst verschrieben fehler tippfehler schreibfehler korrigier korrigiere korrigieren korrektur heisst heißt heiße schreibt schreibe geschrieben buchstabiert verstanden name namen nachname vorname gesagt sagte meinte steht gehört statt richtig müsste müssten heißen hieße buchstabiere schreiben',
    notCorrected:
      'lesen ich du er sie es wir ihr man das dies ist sind war waren bin bist hat habe haben kann kannst will wird wie was wer wo wenn ob weil dass so sehr mehr weniger viel wenig vielleicht sicher klar gut schlecht besser schlechter heute gestern morgen jetzt dann immer nie nichts etwas alles jemand niemand denke glaube weiss aber video mag geht gar bestimmt leider warum schlimm komplett',
  },
};
