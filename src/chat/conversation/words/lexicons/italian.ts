import type { Lexicon } from '../vocabulary/lexicon.ts';

export const italian: Lexicon = {
  endings: {
    s: '- s',
    o: 'o a i e',
    e: 'e i',
    clitic: '- lo la li le mi melo mela meli mele gli ci ne',
    // of infinitives: `mette{re}` is mettere, metterlo …
    re: 're rlo rla rli rle rmi',
  },
  words: {
    swap: 'sostituisci, sostituisca, sostituire, cambia, cambi, cambiare, scambia',
    asking:
      'ti ho chiesto, le ho chiesto, vi ho chiesto, torna, torni, tornare, torniamo, metti{clitic}, metta, metto, mettete, mettiamo, mette{re}, mettesse, fai{clitic}, falle, fallo, fammi, fate, facciamo, fare, faccia, facesse, voglio, vorrei, volevo, vorremmo, mi piacerebbe, preferisco, preferirei, gradirei, puoi, potresti, puo, potrebbe, si puo, si potrebbe, cambia{clitic}, cambi, cambia{re}, usa{clitic}, usi, scegli{clitic}, sposta{clitic}, sposti, sposta{re}, colora{clitic}, colora{re}, dammi, chiederei, le chiederei, ti chiederei, rimetta',
    whyBecause: 'perché, perche, perchè, xke, xché, xchè, xké, xkè',
    because:
      '(che|ke) (non|nn) si (vede|vedono|legge|leggono|vede niente|legge niente|vede nulla), (che|ke) (non|nn) (vedo|leggo) (niente|nulla), siccome, dato che, visto che, altrimenti, sennò, che va, che è per, che lo, che la, che li, che le, che si, è per, serve per',
    article:
      'il, lo, la, l, i, gli, le, un, uno, una, di, d, del, dello, della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, dal, dallo, dalla, dall, dai, dagli, dalle, nel, nello, nella, nell, nei, negli, nelle, sul, sullo, sulla, sull, sui, sugli, sulle, ' +
      'mio, mia, miei, mie, tuo, tua, tuoi, tue, suo, sua, suoi, sue, nostr{o}, vostr{o}, quest{o}, quest, quel, quell, quell{o}, quei, quegli, tutt{o}, ogni, mi, ti, ci, vi, me, te, alcuni, alcune, qualche, sti, ste, c, certi, certe, ognuno',
    filler:
      'ca, circa, all incirca, più o meno, è venuto, è venuta, sono venuti, sono venute, è uscito, è uscita, mi è venuto, per me, secondo me, (possono|possiamo|potrebbero|puo|potrebbe) (andare|stare|essere|metterle|metterli), intorno, attorno, dietro, da vicino, (sei|siete) (un|una|) grande, (un|) grande (abbraccio|grazie|capo), grandissimo (lavoro|amico), non tutto, non tutte, non tutti, alla fin fine, ho detto, avevo detto, ti ho detto, le ho detto, dicevo, come ho detto, come dicevo, intendo, intendevo, quella li, quello li, figo, raga, ahah, ahahah, boh, tipo, già che ci sei, gia che ci sei, già che ci siamo, (vorrei|voglio|fai|fa|preferirei|mi piacerebbe) che (si|lo|la|li|le), insomma, (e |)(piccolo|breve|lungo|piccolino|bel) (video|filmato|filmatino|clip), (video|filmato|clip) (piccolo|breve|lungo|piccolino), buttaci, schiaffa, schiaffaci, ficca, ficcaci, sbatti, mandali, daje, ammazza, eddai, mannaggia, dopo, oh, tesoro, un color, che ne so, quando sarà pronto, a proposito, me lo, me le, prima che lo (mando|mandi), adesso ne mando uno, te ne mando uno, il resto ok, il resto va bene, intera, tutta intera, non puoi, non può, non potresti, non potreste, non potrebbe, non si potrebbe, averlo, averli, ciao, ehi, hey, salve, amico, raga, captioneer, voglio, vorrei, volevo, vogliamo, vorremmo, mi piacerebbe, mi servirebbe, mi serve, mi servono, preferisco, preferirei, ho bisogno, avrei bisogno, puoi, potresti, puo, potrebbe, potete, possiamo, riesci a, riusciresti a, si puo, si potrebbe, si possono, e possibile, sarebbe possibile, ' +
      'metti{clitic}, metta, mettete, mettiamo, mette{re}, rimetti{clitic}, fai{clitic}, fa, fammi, fammelo, fammela, fammeli, fammele, fate, facciamo, fare, farlo, farla, farli, farle, lo faccia, li faccia, le faccia, cambia{clitic}, cambi, cambiate, cambia{re}, modifica{clitic}, modifica{re}, lascia{clitic}, lasci, lascia{re}, dai un, dammi, da, usa{clitic}, usi, usa{re}, utilizza{clitic}, utilizza{re}, ' +
      'scegli{clitic}, sceglie{re}, sposta{clitic}, sposti, sposta{re}, posiziona{clitic}, posizioni, posiziona{re}, colloca{clitic}, colloca{re}, porta{clitic}, rendi{clitic}, renda, rende{re}, ritaglia{clitic}, ritaglia{re}, taglia{clitic}, imposta{clitic}, imposta{re}, passa, colora{clitic}, colora{re}, dipingi, ' +
      'sia, siano, sono, deve, devono, dovrebbe, dovrebbero, deve essere, devono essere, dovrebbe essere, dovrebbero essere, sara, saranno, sarebbe, sarebbero, che sia, che siano, essere, stia, stiano, sta, stanno, stare, venga, vengano, viene, vengono, abbia, abbiano, risulti, risultino, sembri, sembrino, fosse, fossero, si veda, si vedano, si vede, si vedono, si vedesse, si vedessero, si legga, si leggano, mostra{clitic}, mostri, mostra{re}, fai vedere, fammi vedere, dietro (testo|scritta|scritte|lettere|sottotitoli|parole), ' +
      'a, ad, in, per, che, da, cosi, allora, ora, adesso, meglio, solo, soltanto, solamente, pure, magari, quindi, poi magari, verso, li, la, qui, qua, tipo, se puoi, se possibile, se riesci, se si puo, se e possibile, per questo video, in questo video, stavolta, questa volta, nel video, ' +
      'video, clip, filmato, film, schermo, immagine, quadro, inquadratura, parte, zona, lato, uomo, donna, ragazz{o}, tizio, tizia, cose, resto uguale, tutto resto uguale, resto com e, di colore, di color, qualcosa, ciascun{o}, insomma, diciamo, ma non troppo, ma non tanto, non troppo, bot, insomma, dai, dai su, su dai, beh, be, mah, boh, cmq, comunque, in realta, intanto, nel frattempo, gia che ci sei, visto che ci sei, per caso, per intenderci, diciamo, tipo cosi, alla fine, in fondo in fondo, sinceramente, onestamente, secondo me, per me, direi, senti, senti un po, ascolta, scusa, scusami, scusi, scusate, ehila, hola, buongiorno, buonasera, buonasera a tutti, bro, fra, zio, boss, capo, bello mio, caro, cara, ragazzi, (sarebbe|e|verrebbe) (meglio|bello|carino|figo|perfetto|fattibile|possibile|ottimo|top|il massimo|top), sarebbe possibile avere, e possibile avere, si riesce, si riesce a, si riuscirebbe, si riuscirebbe a, ce la fai a, ce la fai, saresti capace di, mi faresti, mi fai, mi metti, mi metteresti, mi cambi, mi cambieresti, me lo metti, me la metti, me li metti, me le metti, potreste, potresti mettere, potresti fare, potremmo, si potrebbe avere, posso avere, possiamo avere, posso, possono, vorrei avere, vorrei che, voglio che, mi piacerebbe avere, mi piacerebbe che, preferirei che, preferiamo, preferirei avere, fai in modo che, fa in modo che, fate in modo che, in modo che, fai si che, resti, rimanga, rimangano, restino, resta, rimane, restano, rimangono, diventi, diventino, diventa, appaia, appaiano, appare, compaia, compaiano, provi, prova{clitic}, prova{re}, proviamo, prova a mettere, prova a fare, vediamo, per vedere, per vedere come viene, cosi vedo, roba, robe, coso, affare, un piccolo, una piccola, un piccolino, semplicemente, unicamente, e basta, tutto qua, tutto qui, davvero, proprio, invece, al limite, almeno, eh, eh si, quello, quella, questi qui, questo qui, questo qua, li sotto, la sotto, li sopra, magari anche, subito, velocemente, in fretta, al volo, dietro (testo|scritte|lettere|parole|sottotitoli), per adesso, per ora, per questa volta, solo per questo, per questo, che ho mandato, che ti ho mandato, quello che ti ho mandato, grazie ciao, vabbe dai, ok ma, ok pero, si ma, si pero, altr{o}, fine, a fine, fine frase, far, on, or, extra, appena (finito|pronto|fatto|hai finito|finisci|e pronto), (quando|appena|una volta) (finito|pronto|e pronto|e finito|hai finito|finisci), (non |)si (vede|vedono) (niente|nulla|un tubo), quest altro, per il resto, il resto, resto, (moglie|marito|fidanzata|fidanzato|nonna|nonno|mamma|papa|cliente|clienti|capo|figlio|figlia|bambini|bimbi|ragazza|amica), per (bambini|festa|matrimonio|compleanno|lavoro|scuola|negozio|clienti|nonna), l ho girato, l ho girata, l ho filmato, l avevo girato, ho girato, ho filmato, girato, girata, filmato, ripreso, ripresa, torna al formato, torna formato, torna in, ritorna in, ritorna, riportalo in, riportalo, stesso discorso per, uguale per, stessa cosa per, lo stesso per, tienilo, tienili, tienila, tienile, salvali, per (feste|matrimoni), (lascia|lasciami|tieni|mantieni|lasciate|resta) (giallo|bianco|rosso|verde|blu|nero|rosa|arancione|viola|azzurro|colore|colori)',
    praise:
      'bello, bella, belli, belle, bellissim{o}, ottim{o}, bene, molto bene, bravo, brava, bravissim{o}, fantastic{o}, che bello, che bella, figo, figata, carin{o}, stupend{o}, molto bello, bel lavoro, ottimo lavoro, incredibile, eccellente, mitico, wow, niente male, grandioso, top',
    polite:
      'per favore, perfavore, per piacere, per cortesia, cortesemente, gentilmente, grazie, grazie mille, grazie tante, grazie in anticipo, ti prego, prego, please, pls, plis, x favore, xfavore, pf, grz, thx, ti ringrazio, per fav, perfav, x fav, per piacerino, pf, pfv, grazie di cuore, grazie infinite, mille grazie, grazie ancora, tante grazie, se non ti dispiace, se non ti spiace, se ti va, quando puoi, quando riesci, grazieee, graziee, grazie eh',
    command:
      'fallo, falla, falli, falle, mettilo, mettila, mettili, mettile, mettimelo, mettimela, mettimeli, mettimele, rendilo, rendila, rendili, rendile, rendimelo, rendimeli, rendimele, lo voglio, la voglio, li voglio, le voglio, lo vorrei, la vorrei, li vorrei, le vorrei, lo preferisco, li preferisco, le preferisco, ' +
      'che sia, che siano, voglio che sia, voglio che siano, vorrei che fosse, vorrei che fossero, cambialo in, cambiala in, cambiali in, cambiale in, metterlo, metterla, metterli, metterle, renderlo, renderla, renderli, renderle, me lo fai, me la fai, me li fai, me le fai, lo metti, la metti, li metti, le metti, lo fai, la fai, li fai, le fai, fammelo, fammela, fammeli, fammele',
    foreign:
      'non mi convince, mi convince, non mi garba, quando, dove, chi, quanto, quanta, quanti, quante, quale, quali, cosa, che cosa, (video|clip|filmato|audio|voce) e (troppo|molto|un po|abbastanza), (audio|voce) e (alto|alta|basso|bassa), mi piace, mi piacciono, mi e piaciut{o}, ti piace, ti piacciono, adoro, amo, odio, parli, parlate, sei, siete, ho, hai, avete, abbiamo, era, erano, fu, sto, stai, abito, abiti, se avessi, se fossi, sono italian{o}, conosci, sai',
    and: 'e, ed, e anche, anche, inoltre, ma, pero, poi, e poi, nonche, &, +, e inoltre, ma anche',
    or: 'o, od, oppure, ne, e ne',
    with: 'con, col, coi, su, contro',
    yes: 'aggiungi{clitic}, aggiunga, aggiungete, aggiunge{re}, attiva{clitic}, attivi, attiva{re}, abilita{clitic}, abilita{re}, includi, include{re}, inserisci{clitic}, inserisca, inseri{re}, accendi, tanti, tante, molti, molte, rimetti{clitic}, rimette{re}, riaggiungi, piazza, piazzaci, mettici, metticelo, ci metti, ci mettiamo, ci vuole, ci vorrebbe, ci vogliono, ci vorrebbero, ci stanno, ci starebbe, ci starebbero, manca, mancano, voglio anche, vorrei anche',
    not: 'nn, via quello, no, non, togli{clitic}, tolga, togliete, toglie{re}, leva{clitic}, levi, leva{re}, elimina{clitic}, elimini, elimina{re}, rimuovi{clitic}, rimuova, rimuove{re}, cancella{clitic}, cancelli, cancella{re}, disattiva{clitic}, disattivi, disattiva{re}, disabilita{clitic}, disabilita{re}, spegni, niente, nessun, nessuno, nessuna, mai, basta, via, non voglio, non ci voglio, non vorrei, non mettere, non mettermi, non usare, non aggiungere, nascondi, nascondere, mica, disattivat{o}, (non |)(voglio|vogliamo|vorrei) (piu|nessun|nessuna|niente), non voglio, non metterci, non metterli, non metterle, non metterlo, non metterla, non ci mettere, non usarli, non mettere piu, non mi metti, non mi mettere, basta con, basta co, stop a, stop con, stop alle, stop agli, evita{clitic}, evita{re}, evitate, evitiamo, meglio senza, piuttosto che, al posto di, al posto del, al posto della, al posto dei, al posto delle, invece di, invece del, invece che, invece dei, anziche, anzi che, e non, ma non, togliere, toglietemi, togliete, toglierei, levami, levatemi, butta via, fuori, nemmeno, neanche, neppure, zero, mai piu, smetti di mettere, smettila di mettere, smettila con, smetti con, non servono, non mi servono, non servono piu, non mi va, non mi vanno',
    without: 'senza, senza alcun{o}, senza alcun, senza nessun, senza nessuna, senza piu, privo di, priva di',

    captions:
      'sottotitol(o|i), sotto titol(o|i), sub, subs, didascali(a|e), caption{s}, sottotitolazione, sottotitolatura, sottotitoletti, sottotit, sottottitoli, sottitoli, sottotioli, subtitles, sottotitolii, didascalie',
    oneWord: 'parola',
    text: 'le altre, altre parole, resto del testo, resto delle parole, scritturine, dicitura, scritture, letteroni, testo, testi, scritt(a|e), scrittura, carattere, caratteri, font, fonts, lettera, lettere, letterine, parole, tipo carattere, tipo font, colore (testo|scritta|scritte|lettere|caratteri|carattere|font|parole|sottotitoli), scrittine, scrittina, letterine, caratteri, vocaboli, paroline, le scritte',
    standOuts: 'parole che risaltano, parole che spiccano, parola che spicca',
    highlight:
      '(parola|quella|quello|cosa) che si (illumina|accende), parola illuminata, parola accesa, parola colorata, parola in evidenza, evidenziazione, evidenziata, (evidenzia|evidenzi|evidenziare) (parola|parole) (attiva|attive|corrente|attuale|pronunciata|pronunciate|parlata|parlate|detta|dette|che si dice|che si sente|che dico), ' +
      'evidenziat{o}, evidenzia{clitic}, evidenzi, evidenzia{re}, evidenziazion{e}, evidenziatore, highlight{s}, risalto, in risalto, risalta{clitic}, risalta{re}, messa in risalto, evidenza, in evidenza, enfasi, ' +
      '(parola|parole) (attiva|attive|corrente|correnti|attuale|attuali|pronunciata|pronunciate|parlata|parlate|detta|dette|evidenziata|evidenziate|in evidenza|in risalto), parola che si dice, parola che si sta dicendo, parola che viene detta, parola che sto dicendo, parola che dico, parola che si sente, parola del momento, parole che si dicono, ' +
      'colore (evidenziazione|evidenziatore|evidenza|risalto|parola attiva|parola pronunciata|parola evidenziata), parola (del momento|che parla|che si pronuncia|che si illumina|colorata|in quel momento|corrente|evidenziate|attivata|sottolineata), parole (colorate|che dico|attivate), parola in corso, evidenziarla, evidenziamento, (parola|parole) in evidenza, parola che pronuncio, parola che viene pronunciata, parola che leggi, karaoke parola, colorarla, colorarle',
    outline:
      'intorno alle lettere, intorno al testo, intorno alle scritte, intorno alle parole, intorno ai sottotitoli, attorno alle lettere, attorno al testo, attorno alle scritte, attorno alle parole, attorno ai sottotitoli, orlo, bordura, bord(o|i|ino|ini), bordatura, bordat{o}, contorn(o|i), contornat{o}, outline, tratto, profilo, linea esterna, colore (bordo|bordi|contorno|contorni), contornino, contornature, bordi neri, bordo (delle|lettere|scritte), contorno (lettere|scritte|parole), bordo (lettere|scritte|parole), profili, filetto',
    box: 'pannello dietro, pannello, riquadro dietro, targhetta dietro, fascia dietro, striscia dietro, dietro le scritte, dietro alle scritte, dietro il testo, dietro al testo, dietro le lettere, dietro alle lettere, dietro le parole, dietro alle parole, sfond(o|i), sfondo (testo|sottotitoli|scritte|lettere), background, colore sfondo, fondo, fascia, banda, sfondino, sfondo dietro (testo|scritte|parole|lettere|sottotitoli), sfondo sotto (testo|scritte|parole|sottotitoli), base dietro, rettangolino, pecetta',
    color: 'color{e}, color, tinta, tinte, tonalita, tono, toni',
    size: 'dimension{e}, grandezza, misura, taglia, (dimensione|dimensioni|grandezza|misura) (testo|font|carattere|caratteri|scritta|scritte|lettere|sottotitoli|parole), dimensione caratteri, grandezza caratteri, corpo del testo',
    thickness:
      'spessore, spessori, larghezza, grossezza, (spessore|larghezza|grossezza|dimensione) (bordo|bordi|contorno|contorni)',
    spacing:
      'spaziatura, interlettera, tracking, kerning, crenatura, (spazio|spazi|spaziatura|distanza|distanze|distanziamento|separazione) (tra|fra) (lettere|caratteri), (spaziatura|distanza|distanziamento) (lettere|caratteri)',
    position:
      'posizion{e}, posizionamento, posto, collocazione, altezza, dall alto, posizione (testo|sottotitoli|scritte)',
    style: 'stil{e}, preset, template, modello, tema, temi, effett(o|i), animazion{e}, modalita, look, aspetto',
    language:
      'lingua, idioma, linguaggio, parla, parlano, parlando, parlato, parlata, parliamo, parlo, parlo nel video, lingua sbagliata, hai sbagliato lingua, si parla, si parla in, lingua (parlata|video|audio|parlato), audio, audio in, voce, parlato in, detto in',

    bigger:
      'piu (garndi|grandii|grosi|grose), non (ci sono|c e|ce ne sono|hai) (niente di|qualcosa di|nulla di) piu grand{e}, non (ci sono|c e|ce ne sono|hai) piu grand{e}, niente di piu grand{e}, piu grandin{o}, grandin{o}, piu grossin{o}, grossin{o}, (si vede|si vedono|sembra|sembrano|viene|vengono|la vedo|le vedo) (piccol|piccolin|minuscol)(o|a|i|e), grandone, grandona, troppo piccine, troppo piccina, (sono|risultano|vengono|si vedono|sembrano|risulta|sembra) piccol{o}, (testo|scritta|scritte|lettere|font|carattere) e piccol{o}, piu grand{e}, grand{e}, piu gross{o}, gross{o}, maggiore, ingrandisci{clitic}, ingrandisca, ingrandi{re}, ingrandit{o}, aumenta (dimensione|grandezza|dimensioni|testo|font|carattere|caratteri|scritte|lettere), aumentare (dimensione|grandezza|testo|font|carattere|scritte), meno piccol{o}, non cosi piccol{o}, bell{o} grand{e}, bell{o} gross{o}, piu visibil{e}, piu leggibil{e}, e (un po|un pochino) piccol{o}, (si legge|si leggono|si vede|si vedono) (male|poco), non si (legge|leggono|legge bene|leggono bene),  allarga{clitic}, grandicell{o}, una taglia piu grande, ingrandiscil{o}, ingrandiscimel{o}, ingrandiscimi, piu grandicell{o}, (aumenta|aumentami|incrementa) (dimensione|dimensioni|grandezza|misura|testo|font|carattere|caratteri|scritte|lettere|sottotitoli), troppo piccol{o}, troppo piccolin{o}, un po piccol{o}, piu grandi delle scritte, in grande, piu in grande, belle grosse, piu evident{e}, bell{o} grand{e} grand{e}, una misura in piu, una taglia in piu, piu imponent{e}, grandi grandi, (sono|risultano|vengono|sembrano|troppo|e) minuscol{o}',
    smaller:
      '(piu |)picol(o|a|i|e), non (ci sono|c e|ce ne sono|hai) (niente di|qualcosa di|nulla di) piu piccol{o}, niente di piu piccol{o}, (enorme|enormi|gigante|giganti|gigantesche) (e |sono |)(troppo|troppa|troppi|troppe|esagerato|un po troppo), più piccine, (sono|risultano|vengono|sembrano|risulta|sembra) grand{e}, piu piccol{o}, piccol{o}, piccolin{o}, piu piccolin{o}, rimpicciolisci{clitic}, rimpiccolisci{clitic}, rimpicciolisca, rimpiccioli{re}, rimpiccoli{re}, minore, riduci (dimensione|dimensioni|grandezza|testo|font|carattere|caratteri|scritte|lettere), ridurre (dimensione|grandezza|testo|font|carattere|scritte), diminuisci (dimensione|grandezza|testo|font|carattere|scritte), meno grand{e}, meno gross{o}, non cosi grand{e}, non troppo grand{e}, e (un po|un pochino) grand{e}, una taglia piu piccola, rimpicciolisci, rimpicciolit{o}, rimpiccioliscimel{o}, restringi{clitic}, restringe{re}, (diminuisci|riduci) (dimensione|dimensioni|grandezza|misura|testo|font|carattere|caratteri|scritte|lettere|sottotitoli), troppo grand{e}, troppo gross{o}, un po grand{e}, un po gross{o}, in piccolo, piu in piccolo, una misura in meno, una taglia in meno, una taglia piu piccol{o}, meno imponent{e}, meno evident{e}',
    huge: 'il doppio (piu grande|della dimensione|della grandezza), grandi il doppio, grande il doppio, enorm{e}, gigant{e}, gigantesc(o|a|hi|he), grandissim{o}, grossissim{o}, immens{o}',
    tiny: '(la|) meta (della dimensione|della grandezza), piccolissim{o}, piccin{o}, microscopic(o|a|i|he), mini',
    largest:
      'piu grand{e} possibil{e}, quanto piu grand{e} possibile, piu grand{e} che puoi, al massimo, massimo, massima, (dimensione|grandezza) massima, massima (dimensione|grandezza)',
    smallest:
      'piu piccol{o} possibil{e}, quanto piu piccol{o} possibile, piu piccol{o} che puoi, al minimo, minimo, minima, (dimensione|grandezza) minima, minima (dimensione|grandezza)',
    thicker:
      'il doppio dello spessore, spess(o|a) il doppio, piu spess{o}, piu marcat{o}, piu larg(o|a|hi|he), piu doppi(o|a||e), ispessisci{clitic}, ispessi{re}, meno sottil{e}, meno fin{e}, rinforza, rinforzare, rafforza, piu pesant{e} bordo, piu consistent{e}, piu evident{e} bordo',
    thick: 'spess{o}, larg(o|a|hi|he), marcat{o}, bell{o} spess{o}',
    thinner:
      'la metà dello spessore, spess(o|a) la metà, piu sottil{e}, piu fin{e}, meno spess{o}, meno marcat{o}, meno larg(o|a|hi|he), assottiglia{clitic}, assottiglia{re}, piu strett{o}, strett{o}, piu legger{o}, assottiglialo, piu delicat{o}',
    thin: 'sottil{e}, sottilissim{o}, fini, finissim{o}',
    apart:
      '(lettere|scritte) appiccicate, piu staccat{o} una lettera dall altra, piu distanziat{o}, distanziat{o}, piu spaziat{o}, spaziat{o}, piu distant{e}, distant{e}, piu separat{o}, separat{o}, piu lontan{o}, piu staccat{o}, staccat{o}, distanzia{clitic} di piu, distanzia lettere, distanzia di piu lettere, distanziare lettere, distanziare di piu lettere, allontana lettere, separa lettere, separa di piu lettere, stacca lettere, allarga lettere, (lettere|scritte|caratteri) piu larghe, meno attaccat{o}, meno strett{o}, meno vicin{o}, meno unit{o}, meno serrat{o}, ' +
      'piu (spazio|spaziatura|distanza|distanze|aria|separazione) (tra|fra) (lettere|caratteri), (spazio|spaziatura|distanza|aria) in piu (tra|fra) (lettere|caratteri), piu spaziatura',
    farApart:
      '(molto|molta|tanto|tanta|parecchio|parecchia|decisamente) piu (spazio|spaziatura|distanza) (tra|fra) (lettere|caratteri), molto piu (distanziat|spaziat|separat|staccat)(o|a|i|e)',
    together:
      'piu vicin{o}, vicin{o}, piu attaccat{o}, attaccat{o}, piu unit{o}, unit{o}, piu ravvicinat{o}, ravvicinat{o}, piu serrat{o}, serrat{o}, piu compatt{o}, compatt{o}, (lettere|scritte|caratteri) (piu|troppo|) strett{o}, avvicina{clitic} di piu, avvicina lettere, avvicina di piu lettere, stringi lettere, unisci lettere, meno distanziat{o}, meno spaziat{o}, meno distant{e}, meno separat{o}, meno staccat{o}, ' +
      'meno (spazio|spaziatura|distanza|distanze|separazione) (tra|fra) (lettere|caratteri), meno spaziatura',
    higher:
      '(piu |)(inalto|in allto|insu), piu altin{o}, altin{o}, non (cosi|tanto) (in basso|giu), non (cosi|tanto) bass{o}, alzalo un po, (troppo|un po troppo|fin troppo|davvero troppo) (in basso|giu|in giu|in fondo|sotto), piu in alto, piu su, piu alt{o}, alt{o}, piu in su, in su, verso l alto, alza{clitic}, alzi, alza{re}, solleva{clitic}, solleva{re}, un po su, spostal(o|a|i|e) su, sposta su, manda su, tira{clitic} su, meno in basso, meno bass{o}, piu sopra, piu verso l alto, rialza{clitic}, rialza{re}, alzal{o}, alzateli, alzameli, alzamele, un po piu su, piu in su possibile, tira su, portal{o} su, portali piu su, porta su, spostal{o} piu su, spostali in su, sali, falle salire, fallo salire, falli salire, un gradino piu su',
    lower:
      '(piu |)(inbasso|ingiu), piu bassin{o}, bassin{o}, non (cosi|tanto) (in alto|su), non (cosi|tanto) alt{o}, (troppo|un po troppo|fin troppo|davvero troppo) (in alto|su|in su|in cima|sopra), piu in basso, piu giu, piu bass{o}, bass{o}, piu in giu, in giu, giu, verso il basso, verso basso, abbassa{clitic}, abbassi, abbassa{re}, un po giu, spostal(o|a|i|e) giu, sposta giu, manda giu, tira{clitic} giu, meno in alto, meno alt{o}, piu sotto, piu verso il basso, riabbassa{clitic}, abbassal{o}, abbassateli, abbassameli, abbassamele, un po piu giu, tira giu, portal{o} giu, porta giu, spostal{o} piu giu, spostali in giu, scendi, falle scendere, fallo scendere, falli scendere, un gradino piu giu',
    more: 'piu, di piu, aumenta{clitic}, aumenti, aumenta{re}, incrementa, incrementare, raddoppia, raddoppiare',
    less: 'meno, di meno, dimezza, dimezzare, riduci{clitic}, riduca, ridurre, ridurlo, ridurla, ridurli, ridurle, diminuisci{clitic}, diminuisca, diminui{re}',
    much: 'il doppio, molto, molto molto, tanto, parecchio, decisamente, assai, davvero, veramente, super, nettamente, moltissimo, notevolmente, il doppio',
    bit: 'un filino, filino, un pizzico, un soffio, una puntina, una tacca, un tantinello, un po, un pochino, un pochetto, un filo, un pelo, un pelino, un tantino, un attimo, un poco, pochino, poco, leggermente, lievemente, appena, ancora, ancora un po, un altro po, una punta, un minimo',
    too: 'per i miei gusti, per il mio gusto, a mio gusto, (ancora|adesso|ora) troppo, (sono|risultano|vengono|si vedono|sembrano) (molto|un po|abbastanza|davvero|veramente), troppo, troppa, troppi, troppe, un po troppo, fin troppo, eccessivamente, veramente troppo, davvero troppo',

    normalSpacing:
      'spaziatura (normale|standard), (spazio|distanza) normale (tra|fra) lettere, (spazio|distanza) (tra|fra) lettere normale',
    top: 'terzo superiore, terzo in alto, terzo alto, in alto, su in alto, sopra, in cima, parte alta, nella parte alta, parte superiore, nella parte superiore, superiore, tutto in alto, in alto in alto, (in alto|in cima) (schermo|immagine|video), lato superiore, tutto su, su in cima, in cima in cima, nella parte di sopra, lassu, in alto schermo',
    middle:
      'al (centor|cetro|cento dello schermo|centr), nel mezo, in mezo, centor, cetro, terzo centrale, (dal basso|dall alto) (al|verso il) (centro|mezzo), ne (troppo|) in alto ne (troppo|) in basso, centro, al centro, nel centro, in centro, central{e}, centrat{o}, centra{clitic}, centri, centra{re}, mezzo, in mezzo, nel mezzo, nella meta, verso la meta, a meta, a meta schermo, meta schermo, meta altezza, a meta altezza, centro (schermo|immagine|video), in mezzo (schermo|immagine|video), parte centrale, nella parte centrale, proprio al centro, nel bel mezzo, esattamente al centro, in mezzo in mezzo, ricentra{clitic}, nel centro schermo, a centro schermo, centro schermo',
    bottom:
      'terzo inferiore, terzo in basso, terzo basso, in basso, giu in basso, sotto, in fondo, al fondo, parte bassa, nella parte bassa, parte inferiore, nella parte inferiore, inferiore, in calce, tutto in basso, (in basso|in fondo) (schermo|immagine|video), lato inferiore, tutto giu, giu giu, giu in fondo, laggiu, nella parte di sotto, in basso schermo, in fondo schermo, a fondo schermo, ai piedi',

    emojis:
      'faccetta, emoji, emojis, emogi, emoij, emoticon{s}, emoticons, faccin(a|e), smile, smiley, smiles, emotikon, emojii, emogy, emojy, emoticons, emoticon, emotic, emotion, faccette, facciette, omini, ominini, smiles, smail, smaili, disegnini, iconcine, icone, simboletti, simpatiche faccine, le faccine',
    noEmojis: 'meno (emoji|emojis|faccine|emoticon|smile)',
    vertical:
      'per il cellulare, per il telefonino, per lo smartphone, quello dritto, dritto, per dritto, vertical{e}, in vertical{e}, formato verticale, 9:16, ritratto, tiktok, tik tok, per tiktok, per tik tok, formato tiktok, reel, reels, per reel, per reels, formato reel, formato reels, shorts, short, per shorts, per short, storie, storia, stories, per storie, per stories, storie instagram, per storie instagram, formato storia, formato storie, instagram, per instagram, social, per social, per cellulare, per telefono, per smartphone, formato cellulare, formato telefono, formato smartphone, in piedi, formato insta, per insta, formato tik tok, per i tiktok, formato short, formato shorts, formato story, formato stories, per le storie, per storia, formato verticale per, per il telefono, per cell, verso verticale, 9 16',
    horizontal:
      'come l ho filmato, come l ho ripreso, per la tv, per tv, per la televisione, per la tele, per il proiettore, per proiettore, per il maxischermo, per lo schermo grande, per il cinema, per il computer, per il pc, sdraiato, coricato, disteso, orizzontal{e}, in orizzontal{e}, formato orizzontale, 16:9, formato originale, dimensioni originali, panoramic(o|a), widescreen, landscape, senza tagliare, senza ritagliare, senza ritaglio, senza tagliarlo, senza ritagliarlo, non tagliare, non ritagliare, non tagliarlo, non ritagliarlo, come originale, com e girato, come e girato, come girato, com era girato, originale, formato normale, formato di partenza, formato iniziale, com era in origine, come in origine, come l ho girato, come ho girato, formato youtube, per youtube, formato tv, non ritagliarmi, non ritagliarmelo, non tagliarmi, senza ritagliarmi, senza tagliarmi, stesso formato, inquadratura originale, 16 9, per lungo, in largo, non girarlo, non toccare formato, lascia formato, lascialo in orizzontale, formato orizzontale di partenza, orizzontale di partenza',
    followPeople:
      '(segui|segua|seguire|inquadra|inquadri|inquadrare) (persona|persone|gente|viso|visi|volto|volti|faccia|facce|soggetto|relatore|speaker|chi parla|persona che parla|persone che parlano|chi sta parlando), seguimi, inquadrami, ' +
      '(tieni|mantieni|tenere|mantenere) (persona|persone|viso|visi|volto|volti|faccia|facce|soggetto|chi parla) (inquadrato|inquadrata|inquadrati|inquadrate|in inquadratura|nell inquadratura|nel quadro|in campo|nell immagine), ' +
      'inquadratura automatica, inquadratura auto, ritaglio intelligente, ritaglio automatico, non (tagliare|tagliarmi|tagliargli|mi tagliare|gli tagliare) (persone|persona|faccia|facce|viso|visi|volto|volti|testa|teste), (riempi|riempire|riempia|riempimi) schermo, schermo intero, a schermo intero, schermo pieno, a schermo pieno, tutto schermo, (senza|niente|togli|via|leva|elimina|no|non voglio) (bande|bande nere|barre nere|bordi neri|strisce nere|fasce nere|bande sfocate)',
    keepMiddle:
      'riempi tutto lo schermo, riempire tutto lo schermo, a tutto schermo, togli le bande nere, (tieni|mantieni|lascia|tenere|mantenere|mostra) (centro|solo centro|parte centrale|solo parte centrale), solo centro, soltanto centro, solo parte centrale, (ritaglia|ritagliare|taglia|inquadra) (centro|in centro|parte centrale), ritaglio centrale, ritaglio centro, inquadratura centrale, inquadratura centro, non seguire nessuno',
    showAll:
      'mostrala per intero, mostralo per intero, mostrala intera, mostralo intero, tutta la scena, tagliato ai lati, tagliata ai lati, tagliati i lati, tagliato sui lati, tagliata sui lati, si veda intera, si veda intero, si veda per intero, tutta immagine, immagine intera, immagine completa, immagine per intero, intera immagine, tutta inquadratura, inquadratura intera, inquadratura completa, intera inquadratura, tutto quadro, tutto fotogramma, ' +
      'mostra tutto, mostralo tutto, mostrare tutto, fai vedere tutto, far vedere tutto, si veda tutto, che si veda tutto, si deve vedere tutto, (mostra|mostri|mostrare|vedere|fai vedere|fammi vedere|si veda|che si veda) (tutto video|video intero|intero video|video per intero), senza tagliare (niente|nulla), senza ritagliare (niente|nulla), non tagliare (niente|nulla), non ritagliare (niente|nulla), ' +
      '(mostra|mostri|mostrami|mostrare|fai vedere|fammi vedere|vedere|lascia|tieni|mantieni|si veda|che si veda) (tutta immagine|immagine intera|immagine completa|intera immagine|immagine per intero|tutta inquadratura|inquadratura intera|intera inquadratura|tutto quadro), (che |)(entri|entrino|ci stia|stia|entra) (tutto|tutta|tutti|intero|intera), falla entrare tutta, fallo entrare tutto, fai entrare tutto, far entrare tutto, fai stare tutto, (si vede|si vedono|vedo|vedi) solo (mezza|mezzo|meta|una parte), (rimpicciolisci|riduci|allarga|allontana) (inquadratura|immagine|ripresa), dezoomma, zoom indietro, allontana inquadratura, si veda tutto, (voglio|vorrei|devi|bisogna) vedere tutto, mi tagli (testa|mani|faccia|la testa|le mani), (mi |)(taglia|tagli|tagliate) (testa|mani|i lati|lati|fuori), (bande|barre|strisce) nere, con bande nere, con le bande nere, (mi |ci |gli |le |)(taglia|tagli|tagliate|tagliano) (testa|mani|braccia|piedi|corpo|fronte|ai lati), testa tagliata, tagliato ai lati, tagliata ai lati',
    blurAround:
      '(|con )sfondo (sfocato|sfuocato|sfumato), (|con )(bordi|lati) (sfocati|sfuocati|sfumati), (|con )(barre|bande|fasce) (sfocate|sfuocate|sfumate), sfocatura (attorno|intorno|ai lati|lati), vertical{e} (ma senza|senza) (tagliare|ritagliare|tagli|ritaglio|tagliarlo|ritagliarlo), (con |)(sfocato|sfuocato|sfocatura) (intorno|attorno|ai lati|dietro|ai bordi), (intorno|attorno) sfocato',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, in 1080, risoluzione 1080, massima risoluzione, risoluzione massima, risoluzione piu alta',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, in 720, risoluzione 720, risoluzione piu bassa',
    sourceSize:
      'risoluzione originale, stessa risoluzione, risoluzione dell originale, dimensioni dell originale, non ingrandire il video, senza ingrandire',
    zooming:
      'auto zoom, autozoom, zoom automatico, zoom lento, con zoom lento, zoom graduale, zoommate, zoom sul viso, zoom sulla faccia, zoom sul mio viso, zoom verso il viso, avvicinati piano, ken burns',
    captionsAlone:
      'trasparente, sfondo trasparente, con sfondo trasparente, su sfondo trasparente, con trasparenza, come overlay, overlay, in overlay, livello trasparente, con alfa, canale alfa, con canale alfa, canale alpha, con canale alpha, sottotitoli senza video, sottotitoli senza immagine, prores, prores 4444, in prores, per premiere, per final cut, per davinci, per resolve, per after effects, per il mio programma di montaggio, per il montaggio, per montaggio',
    onVideo:
      'non trasparente, senza trasparenza, niente overlay, senza overlay, senza alfa, di nuovo con video, di nuovo sul video, di nuovo con il video, impressi, imprimi, imprimi sottotitoli, impressi sul video',
    progressBar:
      'barra di avanzamento, barra avanzamento, barra di progresso, barra progresso, barra del tempo, progress bar, progressbar, barretta, barra che avanza, barra che si riempie, barra che scorre, linea di avanzamento, linea del tempo, timeline, barra di caricamento, barra di scorrimento, barra video, (barra di avanzamento|barra avanzamento|barra di progresso|barra progresso|barra del tempo) (sotto|sopra|in alto|in basso|in fondo|in cima|in fondo al video)',
    noMovement:
      'senza nessuna animazione, senza alcuna animazione, senza animazione alcuna, senza nessun movimento, che le parole non saltassero, che non saltassero, perche si (muove|muovono) (tanto|cosi tanto), si (muove|muovono) troppo, senza movimento, senza movimenti, senza animazione, senza animazioni, nessun movimento, nessuna animazione, niente movimento, niente movimenti, niente animazioni, che non si muova niente, non si deve muovere niente, non animare, meno movimento, sottotitoli fermi, sottotitoli fissi, (togli|leva|elimina|disattiva|ferma|blocca|via|basta|niente|senza|stop|smetti|no|rimuovi|toglimi|levami) (animazione|animazioni|movimento|movimenti|effetti|effetto|rimbalzi|rimbalzo|saltelli|salti|effetti di movimento), non (devono|deve|dovrebbero|farle|farli|fare|far) (muoversi|muovere|saltare|saltellare|rimbalzare|ballare|tremare), non (si muovano|si muova|si muovono|si muove|saltino|saltellino|saltellano|saltano|ballino|muoverle|muoverli|muovere), (che |)(stiano|stia|restino|resti|rimangano) (ferm{o}|immobil{e}|fiss{o}), immobil{e}, static{o}, fiss{o}, ferme, fermi, (si muovono|si muove|saltano|saltellano|rimbalzano|ballano|ballonzolano|tremano) (troppo|tutto|tutte|tutti|sempre|ovunque|in continuazione|dappertutto), (che|scritte che|testo che|basta che) (saltellano|saltella|saltano|rimbalzano|ballano|ballonzolano|tremano|si muovono), troppo movimento, troppi movimenti, troppa animazione, troppe animazioni, mal di mare, fanno venire mal di mare, mal di testa, mi gira la testa, mi fa girare la testa, smetti di (muoverle|muovere|farle saltare|farli saltare|animare)',
    ownMovement:
      '(parole|scritte|lettere) si muovono mentre parlo, (parole|scritte|lettere) (si muovano|si muovono), (devono|dovrebbero) muoversi, che si muovano, che si muovono mentre, togli movimento nessuno, (rimetti|rimettere) movimento, (movimento|animazione) (automatico|automatica|normale|predefinita|predefinito|dello stile)',
    fadeIn:
      'appaiano piano, apparire piano, appaia piano, appaia piano piano, comparire piano, compaiano piano, appaiano dolcemente, apparendo piano, comparendo piano piano, dissolvenza, in dissolvenza, con dissolvenza, sfuma in entrata, appaiono piano, compaiono piano, comparsa graduale, comparsa dolce, appaiono dolcemente, appaiono gradualmente, dissolvenze, fade, fade in, in fade, entrano dolcemente, entrata dolce, sfumat{o} in entrata, arrivano in dissolvenza',
    riseUp:
      'scivolando da sotto, scivolino da sotto, entrino da sotto, entrare da sotto, entrano da sotto, salire da sotto, salgano da sotto, scivolare da sotto, entrare scivolando da sotto, salita, che salgano, che salga dal basso, entrata dal basso, entrano dal basso, entrare dal basso',
    dropIn: 'che cadano, che cada dolcemente, caduta, leggermente inclinati, con inclinazione',
    slideIn: 'scorrimento, scivolare, che scivolino, entrata di lato, entrano di lato, entrare di lato',
    wave: 'onda, onde, a onda, come un onda',
    typeIn:
      'digita ogni parola, lettera per lettera, una lettera alla volta, come se digitassi, che si scrivono da sole, si scrivono lettera per lettera, effetto digitazione',
    wordsPop: 'che spuntino le parole, ogni parola spunta',
    jumpingWords: 'parole che (spuntano|saltano|saltellano)',
    wordsRise: 'parole che salgono, che salgano le parole, ogni parola sale',
    wordsSharpen: 'parole a fuoco, da sfocato a nitido, da sfocate a nitide, parole che si mettono a fuoco',
    mask:
      'censura{clitic}, censuri, censura{re}, censurat{o}, (censura|censuri|censurare|nascondi|nascondere|copri|coprire|maschera|mascherare|oscura|oscurare|togli|togliere|leva|elimina|eliminare|rimuovi|filtra|filtrare|via|niente|no|senza|non voglio) (parolacce|parolaccia|volgarita|bestemmie|brutte parole|parole volgari|insulti), ' +
      'bip (parolacce|bestemmie), beep parolacce, adatto bambini, adatto famiglie, adatto a tutti, linguaggio pulito, asterischi parolacce, asterischi per parolacce, metti asterischi, con asterischi',
    unmask:
      'senza censura, senza censure, non censurare, non censurarle, non censurarlo, niente censura, no censura, (lascia|lasciare|tieni|mantieni|mostra|mostrare|con) (parolacce|volgarita|bestemmie), (togli|togliere|leva|elimina) censura',
    accessible:
      'accessibile, accessibili, piu accessibile, piu accessibili, accessibilita, facile da leggere, facili da leggere, piu facile da leggere, piu facili da leggere, che si legga bene, che si leggano bene, leggibile, leggibili, ben leggibile, ben leggibili, alto contrasto, piu contrasto, senza lampeggi, senza lampeggiare, senza sfarfallio, illeggibil{e}, poco leggibil{e}, non leggibil{e}, (non si|nessuno|non) (legge|leggono|capisce|leggo|riesco a leggere|riesce a leggere|capiscono) (niente|nulla|mai|un tubo|un cavolo), (non |)si fa fatica a leggere, si fa fatica, faccio fatica a leggere, fatica a leggere, difficil{e} da leggere, impossibil{e} da leggere, ipovedent{e}, per ipovedenti, dislessic(o|a|i|he), per dislessici, contrasto, (piu|maggior|maggiore) (leggibilita|contrasto), migliora leggibilita, non si riesce a leggere, non si riescono a leggere, per chi vede male, per chi ci vede poco, mia nonna non legge, (non |)riesce a leggere, (non |)riescono a leggere, non riesco a leggere, (poco|non abbastanza|poco poco|non molto|non tanto|manca|manca il|ci vuole piu|serve piu|scarso) (contrasto|leggibile|leggibili|leggibilita|contrastato), (non e|non sono) (leggibile|leggibili|molto leggibile|molto leggibili)',
    askReadable:
      '(e|sono) (leggibile|leggibili), (e|sono) (facile|facili) da leggere, (si legge|si leggono) bene, (sottotitoli|parole) (sono leggibili|si leggono bene|si leggono), si (puo|possono|riesce a|riescono a) (leggere|leggerlo|leggerli), (la gente|gente|tutti) (riesce a|riescono a|puo|possono) (leggere|leggerlo|leggerli), quanto (e leggibile|sono leggibili), leggibilita, (controlla|verifica) leggibilita',

    keyWords:
      'parole chiave, parole importanti, parole più importanti, (metti|mettere|metta) in (risalto|evidenza) parole (chiave|importanti), (metti|mettere|metta) parole (chiave|importanti) in (risalto|evidenza), parole (chiave|importanti) (in risalto|in evidenza|piu grandi), (evidenzia|evidenziare|enfatizza|enfatizzare) parole (chiave|importanti), (fai|fare) (risaltare|spiccare) parole (chiave|importanti), parole importanti (piu grandi|grandi|in grande|in risalto|evidenti), ingrandisci parole importanti, ingrandisci parole chiave, parole chiave in grande, dai risalto alle parole importanti, dai risalto a parole importanti, risalta parole importanti, risalto alle parole importanti, risalta parole chiave, sottolinea parole importanti, fai notare parole importanti',
    plainWords:
      'non (mettere in risalto|mettere in evidenza|evidenziare|enfatizzare) (parole|parole chiave|parole importanti), niente parole chiave, senza parole chiave, senza enfasi, nessuna parola in risalto, (smettila|smetti|basta|finiscila|evita|piantala) (di |) (evidenziare|ingrandire|enfatizzare|mettere in risalto|mettere in evidenza|risaltare) (parole|parole importanti|parole chiave|alcune parole|certe parole|qualche parola), (tutte|) parole (uguali|tutte uguali|della stessa dimensione|stessa dimensione|grandi uguali), stessa dimensione per tutte, stessa grandezza per tutte parole, (alcune|certe|qualche) parole sono piu grandi, non ingrandire parole, non ingrandire certe parole, non evidenziare niente, niente parole in evidenza, niente parole in risalto, niente parole piu grandi',

    rubik: 'rubik',
    sigmar: 'sigmar',
    bold: 'grassett(o|i), in grassetto, neretto, in neretto, font grassetto, carattere grassetto, theboldfont, the bold font, bold',

    pop: 'pop, stile pop',
    pill: 'pill, pillol(a|e), boll(a|e), capsul(a|e), capsulina, ovale, ovali, arrotondat{o}, bollicin{e}, nuvolett(a|e)',
    karaoke: 'karaoke, stile karaoke, tipo karaoke, come karaoke, effetto karaoke, come in un karaoke',
    wordByWord:
      'parola per parola, parola dopo parola, parola alla volta, parola per volta, sola parola, singola parola, singole parole, parole singole, una per una, una alla volta, una per volta, word by word, parola x parola, una parola alla volta, una parola per volta, una parola sola, solo una parola alla volta, 1 parola alla volta, una sola parola, una parola dopo altra, le parole una alla volta, le parole una per una, una parola per schermata, una parola e basta',
    minimal:
      'minimal, minimalist(a|i|e), minimal{e}, semplic{e}, sobri(o|a||e), discret{o}, pulit{o}, essenzial{e}, (di piu|piu) (semplice|semplici|sobrio|discreto|pulito), stile pulito, semplicissim{o}, senza fronzoli, senza effetti speciali, basic, base, basilare, minimalista, classic(o|a|i|he), neutr{o}, sobrieta, piu tranquill{o}, tranquill{o}, poco appariscent{e}, meno appariscent{e}, lineare',
    boxed:
      'quadrato dietro, quadrato dietro (lettere|testo|parole|scritte), riquadr(o|i), in riquadro, in un riquadro, dentro riquadro, con riquadro, box, in box, in un box, boxed, scatol(a|e), cornic{e}, in una cornice, con cornice, rettangol(o|i), casell(a|e), casella di testo, etichett(a|e), riquadrin{o}, dentro un riquadro, in una casella, dentro una casella, in caselle, in dei riquadri, dentro un box, in un rettangolo, dentro un rettangolo, incorniciat{o}, cornicetta, blocco, blocchi, fascetta, con fascetta, inquadrat{o} in un box',
    neon: 'neon, al neon, stile neon, effetto neon, luci neon, luminos{o}, insegna al neon, insegna luminosa, effetto luminoso, che brilla, che brillano, glow, effetto glow, luminescent{e}, tipo neon, come neon, fluo style',
    typewriter:
      'macchina da scrivere, a macchina, dattilografat{o}, typewriter, (stile|effetto|tipo|come) macchina da scrivere, come una macchina da scrivere, battut{o} a macchina, macchina scrivere, vecchia macchina da scrivere, dattilografia, tipo vecchia macchina da scrivere, tipo macchina scrivere, olivetti',
    underline:
      'sottolineat{o}, sottolinea{clitic}, sottolinei, sottolinea{re}, sottolineatura, underline, linea sotto, riga sotto, con riga sotto, una riga sotto, trattino sotto, sottolineale, sottolineare parole, linea sotto parole',
    comic:
      'fumett(o|i), a fumetti, a fumetto, stile fumetto, comic, comics, cartone animato, cartoon, stile cartoon, fumettoso, tipo fumetto, fumettistic{o}, manga, in stile manga, come un fumetto, come nei fumetti, cartoni animati, tipo cartone, alla marvel',
    impact:
      'impatto, impact, condensato, font condensato, mrbeast, mr beast, stile mrbeast, stile mr beast, alla mrbeast, hormozi, stile hormozi',
    handwritten:
      'come se scritto a mano, come scritte a mano, scritta a mano come, a mano, scritto a mano, corsivo a mano, pennarello, calligrafia, scritt{o} a mano, a penna, con la penna, corsivo, in corsivo, manoscritt{o}, gesso, col gesso, pennarelli, come scritto a mano, tipo scritto a mano, grafia a mano, scrittura a mano',
    editorial:
      'rivista, stile rivista, editoriale, con grazie, elegante, piu elegant{e}, da rivista, tipo rivista, come una rivista, eleganti, raffinat{o}, chic, vogue, stile vogue, da magazine, magazine, stile magazine, di classe',
    news: 'telegiornale, tg, notiziario, stile tg, come al tg, tg1, tg5, stile tg1, tipo tg, da tg, telegiornali, da telegiornale, tipo telegiornale, come telegiornale, come un telegiornale, notizie, news, stile news, breaking news, giornale, sky tg24, tg24, tgcom',
    gradient:
      'sfumato, sfumatura, gradiente, con sfumatura, sfumature, sfumature di colore, sfumatura di colori, colori sfumati, con sfumature, degrade, effetto sfumato',
    duo: 'una parola grande, parola grande, due dimensioni, duo',

    swapColors:
      'al contrario, e al contrario, il contrario, esattamente al contrario, (inverti|invertite|scambia|scambiate) (i |)colori, invertili, scambiali, colori invertiti',
    noHighlight:
      '(nessuna|senza|togli|togli la|via la|leva la|elimina la|rimuovi la) (evidenziazione|evidenziatura), nessun evidenziatore, senza evidenziatore',
    noBox:
      '(niente|senza|nessuna|via la|togli la|leva la) (fascia|banda), (niente|senza|nessuna|via la|togli la|leva la) (fascia|banda) dietro (le parole|il testo|le lettere|le scritte|), niente (sfondo|riquadro), (nessuno|senza|togli lo|via lo|leva lo|elimina lo|rimuovi lo) (sfondo|sfondo nero), (nessun|senza|togli il|via il|leva il|elimina il|rimuovi il) (riquadro|box|rettangolo)',

    percent: '%, per cento, percento',
    pixels: 'px, pixel, pt, punti',

    covering:
      'copre, coprono, coprendo, coprire, coprano, coprirmi, copri, copert{o}, ricopre, ricoprono, nasconde, nascondono, nascondendo, nascondano, nasconda, nascost{o}, bloccano, oscurano, impalla, impallano, impallat{o}, ostruisce, ostruiscono, tappa, tappano, ' +
      'davanti, davanti a, di fronte, di fronte a, (finiscono|finisce|passano|passa|cadono|cade|appaiono|appare|compaiono|compare|capitano|capita) (sopra|su|in), (e|sta|finisce|finiscono|nascosto|nascosta|nascosti|nascoste) dietro (testo|sottotitolo|sottotitoli|scritte|scritta|lettere), ' +
      'non (si |mi si |ci si |gli si |le si |)(vede|vedono|vede bene|vedono bene|vede piu|vedono piu|distingue|distinguono), non (si |)(riesce a|puo|possono|riesco a) vedere, non (vedo|vedo bene|vedo piu|vediamo), non (fa|fanno|lascia|lasciano) vedere, si (vede|vedono) (a malapena|a stento|appena), (vanno|va|stanno|vengono|viene|restano|resta|finiscono) (sopra|davanti|su)',
    face: 'facci(a|e), vis(o|i), volt(o|i), bocc(a|he), occhi, occhio, naso, mento, fronte, labbra, labbro, test(a|e), capelli, barba',
    person: 'person(a|e), gente, ospit{e}, relator{e}, speaker, presentator{e}, presentatrice, conduttor{e}',
    thing:
      'prodott(o|i), logo, loghi, man(o|i), dit(o|a), corpo, petto, maglia, maglietta, camicia, telefono, cellulare, slide, diapositiv(a|e), cibo, piatto, piatti, cane, gatto, auto, macchina, titolo, prezzo, prezzi, grafico, important{e}, quello che mostro, cio che mostro, quel che mostro, quello che faccio vedere, altro testo',
    onFace:
      '(su|in|sopra|sopra a|sul|sulla|sullo|sui|sugli|sulle|davanti|davanti a) (faccia|facce|viso|visi|volto|volti|bocca|bocche|occhi|naso|mento|fronte|testa|teste|capelli), addosso (faccia|viso|volto), ' +
      '(dal|dalla|dai|dagli|dalle|lontano da|lontani da|lontane da|lontano|lontani|lontane|via da|fuori da|fuori|via) (faccia|facce|viso|visi|volto|volti|bocca|occhi|testa|teste)',
    onPerson:
      '(mi|ci|lo|la|li) (copre|coprono|nasconde|nascondono|impalla|impallano|oscurano), (sopra|davanti|addosso|su) (a me|di me|me|a noi|di noi|noi|a lui|di lui|lui|a lei|di lei|lei|a loro|persona|persone|gente)',
    onThing:
      '(sono|stanno|sta) di mezzo, di mezzo, (danno|da) fastidio, d intralcio, intralcia, intralciano, disturba, disturbano, ingombra, ingombrano, (sul|sulla|sullo|sui|sulle|sopra|davanti|davanti a) (prodotto|prodotti|logo|loghi|mano|mani|telefono|cellulare|slide|titolo|prezzo|piatto|cibo)',
    they: 'loro, essi, esse',
    keepOffFaces:
      '(libera|liberare) (faccia|facce|viso|visi|volto|volti|bocca), (lascia|lasciare|tieni|tenere|mantieni) (faccia|facce|viso|visi|volto|volti|bocca) (libero|libera|liberi|libere|scoperto|scoperta|scoperti|scoperte|visibile|visibili), (evita|evitare|evitate) (di coprire |)(faccia|facce|viso|visi|volto|volti), posizione automatica, posizionamento automatico, posizione auto, posiziona{clitic} automaticamente, scegli tu (posizione|posto|dove|dove mettere), dove c e (posto|spazio), dove non (danno fastidio|disturbano|coprono|copre|da fastidio|disturba)',
    undo: '(torna|tieni|teniamo) (alla|la) prima versione, rifall(o|a|i|e) come prima, torna a prima, era meglio prima, erano meglio prima, meglio prima, prima era meglio, annulla{clitic}, annulli, annulla{re}, annulla (modifica|modifiche|ultima modifica|ultimo cambiamento|cambiamento|ultima cosa|ultima|ultimo|questo), annullare (modifica|ultima modifica), torna indietro, tornare indietro, torniamo indietro, indietro, passo indietro, un passo indietro, come prima, torna come prima, rimetti come prima, rimettil(o|a|i|e) come prima, com era, com erano, com era prima, com erano prima, lascia com era, lascial(o|a|i|e) com era, lascial(o|a|i|e) com erano, rimetti com era, torna a com era, come era prima, come erano prima, versione precedente, torna alla versione precedente, versione di prima, disfa, ctrl z, ripensandoci no, (annulla|cancella|togli|elimina|disfa|annullami|leva) (ultima|ultimo|ultime|ultimi) (modifica|modifiche|cambiamento|cambiamenti|cosa|comando|correzione|correzioni|passaggio|azione), annulla correzione, annulla cambiamento, annulla cambiamenti, annulla quello che hai (appena |)fatto, annulla quello che ho (appena |)detto, (torna|rimetti|ridammi|ripristina|rivoglio|voglio) (a |) (versione|stato) (precedente|di prima|vecchia|prima), rimetti vecchio, rimetti quello di prima, rimettilo com era prima, rimettili come erano, rimettile come erano, rimetti quella di prima, rivoglio quello di prima, rivoglio quella di prima, versione vecchia, versione di prima, preferivo prima, preferivo com era prima, preferivo com era, preferivo quello di prima, preferivo come era, stava meglio prima, stavano meglio prima, prima stava meglio, (no |no aspetta |aspetta |)era meglio prima, (no |)(molto |)meglio prima, mi piaceva di piu prima, era piu bello prima, undo, fai marcia indietro, marcia indietro, fai un passo indietro, ho cambiato idea torna indietro, (lo |la |li |le |)preferivo, (lo |la |li |le |)preferivo (prima|com era), (dimentica|ignora|cancella|lascia perdere|annulla) quello che (ho|ti ho|avevo) (appena |)(detto|scritto|chiesto), dimentica ultima richiesta',
    likeLastTime:
      'stesso stile dell ultimo, lo stesso stile dell ultimo, stesso stile dell ultima volta, stesso aspetto dell ultimo, come (ultima volta|volta scorsa|scorsa volta|altra volta|volta precedente|sempre|solito|ultimo|ultimo video|video precedente|precedente|video di prima|altro video|ieri|video scorso), (uguale|identico|stessa cosa|stesso|tale e quale|lo stesso) (prima|ultima volta|volta scorsa|ultimo video|video precedente|precedente), il solito, solito, solito stile, stesso stile, stesse impostazioni, stesso aspetto, stesso look, stessa impostazione, stessa cosa, come (quello|quella|quelli) di prima, stesso stile (prima|ultima volta|ultimo video|video precedente), stesse impostazioni (prima|ultima volta|ultimo video|video precedente), impostazioni (ultima volta|ultimo video), idem, (come|uguale a|uguale|identico a|lo stesso di|stesso|stessa cosa di|stesso stile di|stesso stile del|stesse impostazioni di|stesse impostazioni del|stesso look di|tale e quale a|precisi a|come per|come nel|come in) (ultima volta|volta scorsa|scorsa volta|altra volta|volta precedente|volta prima|ultimo|ultimo video|video precedente|video dell altra volta|video di ieri|video della volta scorsa|video della settimana scorsa|precedente|ieri|altro video|altro giorno|scorso|video scorso|video di prima|altri video|miei altri video|altre volte|settimana scorsa|quello di ieri|quello precedente), fallo uguale, uguale a sempre, come al solito, rifallo uguale, fai uguale, fallo identico, lo stesso di sempre, le solite impostazioni, solite impostazioni, solito modo, alla solita maniera, come gli altri video, come gli altri',
    showText:
      '(mostra|mostrami|mostri|mostrare|fammi vedere|fai vedere|far vedere|vedere|vedi|voglio vedere|vorrei vedere|posso vedere|dammi|manda|mandami|invia|inviami|modificare|modifica|correggere|correggi|voglio correggere|voglio modificare|vorrei correggere|vorrei modificare|edita|editare|leggere|visualizza) (testo|sottotitoli|trascrizione|righe|testi), trascrizione, trascritto, testo completo, testo per favore, c e un errore, c e un errore nel testo, c e errore, ci sono errori, ci sono degli errori, elenca righe, elenco righe, cosa c e scritto, cosa dice, che cosa dice, cosa dice testo, (mostra|mostrami|mostrare|fammi vedere|fammi leggere|fai vedere|fammi rileggere|vedere|leggere|rileggere|rivedere|controllare|verificare|dammi|mandami|girami|passami|inviami|stampa|apri|scrivimi|modificare|correggere|sistemare|ritoccare|posso vedere|posso leggere|posso modificare|posso correggere|vorrei vedere|vorrei leggere|vorrei rileggere|voglio leggere|voglio rileggere|mi mandi|mi mostri|mi fai vedere|mi dai|mi invii|mi scrivi) (testo|sottotitoli|trascrizione|trascritto|righe|parole|testo completo|testo intero|tutto testo|testi|scritte|cosa hai scritto|quello che hai scritto), (trascrizione|trascritto) per favore, cosa hai scritto, che hai scritto, cosa c e scritto, cosa dicono sottotitoli, qual e il testo, c e un refuso, ci sono refusi, c e qualche errore, ci sono degli sbagli, errori di ortografia, errore di ortografia, (mi mandi|mandami|dammi|mi dai|fammi avere|inviami|mi invii|mi passi|girami|posso avere|vorrei avere) (anche|pure|solo|soltanto|) (testo|trascrizione)',
    render:
      'renderizza{clitic}, renderizza{re}, render, rendering, crea, crealo, crearlo, creare, crei, crea video, creare video, genera, generalo, generare, genera video, fai video, fare video, fammi video, procedi, proceda, procedere, procediamo, avvia, avvialo, avviare, vai avanti, vai pure, andiamo, fallo ora, fallo subito, fallo adesso, fai pure, fallo pure, applica, applicalo, applicare, applica modifiche, applica cambiamenti, confermo, conferma, confermare, continuare, prosegui, esporta, esportalo, esportare, elabora, elaboralo, elaborare, manda, mandalo, mandamelo, mandami video, invia, inviamelo, invialo, inviare, inizia, iniziare, inizia pure, comincia, cominciare, esegui, sottotitola, sottotitolalo, sottotitolare, sottotitola video, salva modifiche, produci, produci video, ho finito, rifallo, rifai video, rifai rendering, rigenera, rigeneralo, rigenera video, lancia, lancialo, lancia rendering, fai partire, fallo partire, fai partire rendering, vai col rendering, vai con rendering, vai col render, parti pure, puoi partire, puoi procedere, procedi pure, ok procedi, ok vai, vai vai, avanti cosi, pronti via, per me va bene procedi, approvo, approvato, confermato, ok confermo, si confermo, aggiorna video, aggiorna il video, fai il video, montalo, applica tutto, salva e vai, dai procedi, dai fallo, mandalo pure, ok fallo, si fallo',
    agree:
      'mi basta, mi basta cosi, questo mi basta, mi basta questo, per me basta, per me basta cosi, a me basta, a me basta cosi, mi accontento, mi accontento cosi, si, ok, okay, okey, oki, okok, va bene, vabene, vabbe, va benissimo, va bene cosi, va bene grazie, d accordo, perfetto, perfetta, perfetti, si grazie, si si, si dai, si certo, si per favore, certo, certamente, esatto, esattamente, giusto, corretto, benissimo, bene cosi, cosi va bene, sta bene cosi, mi piace cosi, vai, dai vai, e dai, forza, fatto, finito, pronto, continua, parti, ci sto, assolutamente, assolutamente si, senza dubbio, ovvio, lascialo cosi, lasciali cosi, lascia cosi, 👍, 👌, ✅, 🆗, sisi, siii, sii, yes, yep, ok perfetto, ok grazie, ok bene, okk, okkk, va benone, vabbene, benone, tutto ok, tutto bene, tutto giusto, tutto corretto, e tutto giusto, tutto a posto, e tutto corretto, va tutto bene, tutto perfetto, niente da cambiare, niente da correggere, a posto, a posto cosi, apposto, ci siamo, ok va bene, ok cosi, perfetto cosi, ottimo cosi, bene bene, mi va bene, per me va bene, per me ok, per me e ok, si va bene, si ok, si perfetto, dai si, volentieri, molto volentieri, con piacere, quello si, e giusto, e giusto cosi, eccome, ovviamente, certo che si, si si certo, sicuro, sicuramente',
    cancel:
      '(annulla|ferma|fermare|interrompi|interrompere|blocca|stoppa) (video|creazione|rendering|render|elaborazione|lavoro), annulla tutto, ferma, fermalo, fermati, fermare, ferma tutto, interrompi, interrompilo, interrompere, stoppa, stoppalo, lascia perdere, lascialo perdere, lascia stare, lascialo stare, non importa, dimentica, dimenticalo, dimenticatene, scordatelo, non farlo, non lo fare, non crearlo, non crearlo piu, scarta, scartalo, scartare, scarta (modifica|modifiche), abbandona, abbandonare, meglio di no, anzi no, no anzi, lascia com e, lascial(o|a|i|e) com e, come non detto, blocca, bloccalo, smetti, smettila, lascia stare grazie, (ferma|fermate|stop|stoppa|blocca|annulla|annullare|interrompi|arresta|sospendi|fermi|annulli) (tutto|tutto quanto|subito|video|generazione|operazione|rendering|processo|upload|caricamento|render), ferma ferma, fermati fermati, annulla annulla, ho (sbagliato|mandato|caricato) (video|file|clip|quello sbagliato|video sbagliato|file sbagliato|il video sbagliato), (mandato|caricato|inviato) (quello sbagliato|video sbagliato|file sbagliato|per sbaglio|per errore), quello sbagliato, video sbagliato, file sbagliato, non (e|era) (questo|quello|quello giusto|video giusto|il video giusto|questo il video|quello che volevo), mi sono sbagliat{o}, mi son sbagliat{o}, ho sbagliato, non lo voglio piu, non mi serve piu, non serve piu, ho cambiato idea, ci ho ripensato, ci ripenso, come non avessi detto, niente lascia stare, no lascia stare, no lascia perdere, lascia stare annulla, no niente, basta fermati, aspetta ferma, stop tutto, fermalo subito',
    stop: 'stop, fermo, alt, basta cosi, esci, stop stop, alt alt, fermo fermo, basta basta, aspetta stop, no stop, pausa',
    reset:
      'ripristina, ripristinare, ripristini, ripristina (tutto|impostazioni|stile|aspetto|predefinito|default|originale|impostazioni predefinite|impostazioni iniziali|impostazioni originali|stile originale|aspetto originale|valori predefiniti), resetta{clitic}, resetta{re}, resetta tutto, reset, reset tutto, reimposta, reimposta{re}, reimposta tutto, azzera, azzera tutto, azzerare, torna normale, torna al normale, torna normalita, tornare normale, tutto normale, di nuovo normale, normal{e}, stile normale, aspetto normale, standard, (impostazioni|valori|stile|aspetto|look) (predefinite|predefiniti|predefinito|iniziali|iniziale|di fabbrica|fabbrica|di default|default|originali|originale|standard|normali|normale|di partenza|partenza), aspetto semplice, ricomincia, ricominciare, ricominciamo, ricomincia (da capo|da zero), da capo, da zero, riparti da zero, riparti da capo, ripartiamo da zero, come all inizio, come inizio, com era all inizio, com era inizio, torna all inizio, torna inizio, torna originale, annulla tutte modifiche, annulla tutti cambiamenti, cancella (impostazioni|tutte impostazioni), (rimetti|riporta|torna|tornare|ritorna|riporta tutto|rimettere|metti|riparti) (tutto |)(come |)(inizio|partenza|origine|principio|stato iniziale|base), come principio, come all origine, come in partenza, come base, tutto come prima di tutto, resetta impostazioni, resetta stile, resetta le impostazioni, (impostazioni|stile|look|aspetto|valori) (di base|base|del principio|d origine|di inizio|dell inizio), versione (iniziale|originale|di partenza|di base), annulla (tutte|tutti) (modifiche|cambiamenti|mie modifiche), annulla tutte le modifiche, togli tutte le modifiche, cancella tutte le modifiche, elimina tutte le modifiche, via tutte le modifiche, ricominciamo da zero, ricomincia tutto, ricominciare da capo, ricominciare da zero, rifacciamo da capo, rifacciamo da zero, tutto da capo, tutto da zero, rifai tutto da capo, parti da zero',
    always: 'sempre, ogni volta, tutte volte',
    makeDefault:
      'per tutti i miei prossimi video, per i miei prossimi video, per tutti i prossimi video, per i prossimi video, per tutto quello che mando, per i prossimi, per le prossime, predefinit{o}, come predefinit{o}, come (mio|miei|nuovo) predefinit{o}, default, come default, di default, per default, come mio default, come mio stile, (salva|salvalo|salvare|imposta|impostalo|impostare|usa|usalo|metti|mettilo|rendilo|fallo) (come |)(predefinito|predefinita|predefiniti|predefinite|default|di default|standard|mio stile), sempre cosi, per sempre, da ora in poi, d ora in poi, d ora in avanti, da ora in avanti, da adesso in poi, da oggi in poi, salva, salvalo, salvare, salva (questo|cosi|questo stile|stile|impostazioni|aspetto|look|queste impostazioni), memorizza, memorizzalo, memorizzare, ricorda, ricordalo, ricordatelo, ricordati, per tutti video, per tutti miei video, in tutti video, in tutti miei video, per (prossimi|prossimi video|video futuri|futuri video|prossima volta|prossime volte), anche (prossima volta|prossimi video), (usa sempre|ricorda|ricordati|memorizza) (questo|questo stile|stile|impostazioni|aspetto|look), usa sempre cosi, usalo sempre, tienilo cosi, tienili cosi, lascialo sempre cosi, mantienilo cosi, (tieni|tenere|mantieni|mantenere|conserva|conservare|salva|salvami|salvare|memorizza|memorizzare|ricorda|ricordati|ricordare|registra|lascia sempre|usa sempre|applica sempre|segna|segnati) (impostazioni|impostazione|stile|look|aspetto|configurazione|preferenze|grafica|combinazione|settaggi|parametri|cosi|questa cosa|tutto questo), per (prossimi|prossimo|prossime|prossima|prossimi video|prossimo video|prossima volta|prossime volte|futuro|futuri|video futuri|successivi|video successivi|altri video|altri|dopo|tutti quelli dopo|tutti prossimi|quelli dopo|seguenti|video che verranno), in futuro, d ora innanzi, da ora in avanti, da qui in poi, da qui in avanti, da oggi, ogni video, a ogni video, in ogni video, per ogni video, ogni singola volta, sempre uguale, di norma, in memoria, tieni in memoria, tienilo in memoria, tienili in memoria, anche per i prossimi, anche nei prossimi, anche sui prossimi, nei (prossimi|prossimi video|futuri|video futuri|miei video), sui prossimi, automaticamente sempre, tutti miei video, tienilo anche, tienilo pure, tienilo sempre cosi',
    saveBrand:
      'salva (queste impostazioni|questo aspetto|questo) come il mio stile, (salva|salvalo|salva questo|salva questo stile|salva lo stile|salva questo aspetto|salvare|memorizza|memorizzalo|ricordalo) come (il mio|mio|il nostro|nostro|) (marchio|brand|modello), come (il mio|mio|il nostro|nostro) (marchio|brand), come modello, questo e (il mio|il nostro) (marchio|brand), nuovo marchio, (come|come quelli|come quello|come fosse) (stile|colori|identita|palette|stile personale|stile mio|preset|preset mio|stile aziendale|colori aziendali|stile azienda|stile agenzia|mia agenzia|quelli mia agenzia|colori agenzia|colori della mia agenzia|della mia agenzia|mia azienda|della mia azienda|quelli della mia azienda|stile di casa) (|mio|mia|azienda|agenzia|brand|marchio|aziendale|aziendali), (questi|ecco|sono|questo e|questi sono) (miei colori|nostri colori|colori del brand|colori del mio brand|colori aziendali|colori del marchio|colori brand|colori marchio), (salva|salvami|memorizza|ricorda|ricordati|tieni in memoria|segna|segnati|registra) (colori|colore|questi colori|palette) (brand|del brand|del mio brand|mio brand|marchio|del marchio|aziendali|aziendale|agenzia|azienda|mia azienda|mia agenzia|del nostro brand|del mio marchio|), salva brand, salva marchio, salva il brand, stile aziendale, palette aziendale, come (colore|colori) (azienda|ditta|marchio|brand|negozio|agenzia|ristorante|locale|studio|societa|associazione|canale|logo|impresa|mia ditta)',
    useBrand:
      'nostro branding, mio branding, identità aziendale, nostra identità visiva, colori della nostra azienda, (usa|usare|applica|applicare|metti|con) (il mio|il|mio|il nostro|nostro) (marchio|brand|modello), (il mio|mio|il nostro|nostro) (marchio|brand), (lo|) stile del (mio|nostro) (marchio|brand), (i|) colori del (mio|nostro) (marchio|brand), (usa|applica|metti|con|rimetti|utilizza|prendi) (colori aziendali|palette|colori brand|colori del brand|colori marchio|colori della mia azienda|colori azienda|stile brand|stile aziendale mio|colori miei|miei colori|nostri colori|colori agenzia), secondo il brand, colori (azienda|agenzia|ditta), colori soliti, soliti colori, miei colori, i miei colori, nostri colori, colori di sempre, miei colori soliti, miei soliti colori, i miei soliti colori',
    help: 'aiuto, aiutami, aiutatemi, mi aiuti, puoi aiutarmi, potresti aiutarmi, mi puoi aiutare, ho bisogno di aiuto, ho bisogno aiuto, mi serve aiuto, mi serve una mano, serve aiuto, cosa puoi fare, che cosa puoi fare, cosa sai fare, che cosa sai fare, che sai fare, che posso (fare|dire|cambiare|chiedere), cosa fai, che fai, cosa posso (fare|dire|cambiare|chiedere|scrivere|dirti|chiederti), che cosa posso (fare|dire|cambiare|chiedere|scrivere|dirti|chiederti), come funziona, come funzioni, come si usa, come si fa, come ti uso, come faccio, come devo fare, istruzioni, comandi, lista comandi, elenco comandi, quali comandi, menu, opzioni, che opzioni ci sono, quali opzioni ci sono, quali sono opzioni, non capisco, non ho capito, guida, tutorial, manuale, spiegami come funziona, help, una mano, dammi una mano, mi dai una mano, mi date una mano, serve una mano, aiutooo, aiutoo, aiuuto, aiutami un po, aiutami tu, non ci capisco niente, non ci capisco nulla, non capisco niente, non capisco nulla, mi sono pers{o}, mi son pers{o}, non so cosa fare, non so che fare, non so come si fa, come si usa sto coso, come si usa sto bot, come funziona sto bot, spiegami, mi spieghi, che devo fare, cosa devo fare, e adesso che faccio, quali sono i comandi, che comandi ci sono',
    hint: 'assistenza, supporto, soccorso',
  },
  colors: {
    white: 'bianc(o|a|hi|he)',
    black: 'ner{o}',
    gray: 'grigi(o|a||e)',
    silver: 'argento, argentat{o}',
    yellow: 'giall{o}, giallin{o}',
    gold: 'oro, d oro, dorat{o}',
    orange: 'arancion{e}, arancio, aranciat{o}',
    red: 'rosso ciliegia, rosso passione, rosso fragola, ross{o}, scarlatt{o}',
    crimson: 'cremisi, carminio',
    burgundy: 'bordeaux, bordo vino, granata, amaranto, vinaccia, rosso vino',
    pink: 'rosino, rosa',
    magenta: 'magenta, fucsia, fuxia',
    purple: 'glicine, viola, violett{o}, porpora, malva',
    lavender: 'lavanda',
    indigo: 'indaco',
    blue: 'blu, bluette, blu reale',
    skyBlue: 'azzurro ghiaccio, blu ghiaccio, azzurrino, celestino, azzurr{o}, celest{e}, blu cielo, azzurro cielo',
    navy: 'blu scuro, blu navy, blu marino, blu marine',
    cyan: 'ciano, cyan',
    turquoise: 'turches{e}, acquamarina, verde acqua',
    teal: 'verde petrolio, blu petrolio, petrolio, ottanio',
    mint: 'menta, verde menta',
    green: 'verde foglia, verde erba, verde prato, verde mela, verd{e}',
    lime: 'lime, verde lime',
    olive: 'oliva, verde oliva, kaki',
    brown: 'marron{e}, castan{o}',
    beige: 'beige',
    cream: 'bianco sporco, bianco panna, crema, avorio, panna',
    salmon: 'salmone',
    coral: 'corallo',
    peach: 'pesca, albicocca',
    brick: 'rosso mattone, color mattone, ruggine, color ruggine',
    terracotta: 'terracotta, color terracotta, color argilla, color creta, color coccio',
    amber: 'ambra, color ambra, giallo ambra, ambrat{o}, giallo ambrat{o}',
    honey: 'giallo miele, color miele, giallo del miele, miele dorato',
    mustard: 'senape, giallo senape, color senape, ocra, giallo ocra, giallo bruciato',
    bronze: 'bronzo, color bronzo, bronze{o}, marrone dorato, bruno dorato',
    sand: 'color sabbia',
    forest: 'verde bottiglia, verde bosco, verde pino, verde muschio',
    plum: 'color prugna, melanzana',
    charcoal: 'antracite, grigio antracite',
    chestnut: 'marron{e} rossicci{o}, mogano, color castagna, castagna, marron{e} castagna',
  },
  colorsOfThings: {
    brick: 'mattone, tegola',
    terracotta: 'argilla, creta, coccio',
    honey: 'miele',
    sand: 'sabbia',
    brown: 'cioccolato, caffe',
    plum: 'prugna',
  },
  tints: {
    red: 'rossicci{o}, rossastr{o}, rossiccio, rossicce',
    yellow: 'giallastr{o}, giallognol{o}',
    green: 'verdastr{o}, verdognol{o}',
    blue: 'bluastr{o}',
    brown: 'brunastr{o}',
    gray: 'grigiastr{o}',
    pink: 'rosat{o}',
    orange: 'arancionat{o}',
  },
  languages: {
    it: 'italiana',
    en: 'inglese americano, inglese britannico, americano',
    es: 'castigliano, spagnola',
    fr: 'francese canadese',
    de: 'tedesca',
    pt: 'portoghese brasiliano, portoghese del brasile, brasiliano',
    ru: 'russa',
    zh: 'mandarino, cantonese',
    fa: 'farsi',
  },
  greeting:
    /^(c+i+a+o+( a tutti| bello| bella| bot| caro| cara| ragazzi)?|salve( a tutti)?|buon ?giorno( a tutti)?|buona ?sera( a tutti)?|buond[iì]|buon pomeriggio|e+hi+|ehil[aà]|hey|ola|hola|hello|we|bella|bella zio|yo|ue)$/,
  howAreYou: /^(come (va|stai|state|sta|andiamo)|tutto (bene|ok))$/,
  thanks:
    /^((ti |la |vi )?ringrazio( tanto| molto)?|graz+i+e+( mille| tante| infinite| di cuore| ancora| di tutto| davvero| a te| a voi)?|(mille|tante) grazie|grz|thx|perfetto|ottimo|fantastico|grande)$/,
  title:
    /^\s*(?:(?:metti|aggiungi|usa|con)\s+)?(?:(?:un|il|come|mio)\s+){0,2}(?:titolo|gancio)(?:\s+(?:sopra|in alto|in basso|sotto))?(?:\s+(?:[eè]|che dice|con scritto))?\s*(?:[:：]\s*|(?=[«“"][^»”"\n]+[»”"][.!\s]*$))/i,
  noTitle:
    /^(?:(?:di nuovo|ancora(?: una volta)?|rifall[oa]|rifai(?:l[oa])?|lo stesso|uguale)[, ]+(?:ma |per[òo] )?)?(?:senza(?: il)?|togli(?: il)?|elimina(?: il)?|rimuovi(?: il)?) (?:titolo|gancio)[.!]?$/i,
  watermark: {
    noun: /filigran[ae]|logo/,
    none: 'senza nessuna nessun togli togliere elimina rimuovi via no',
    top: 'alto superiore sopra',
    bottom: 'basso inferiore sotto',
    left: 'sinistra',
    right: 'destra',
    fainter: 'tenue chiara chiaro trasparente discreta discreto leggera leggero debole',
    stronger: 'marcata marcato forte visibile opaca opaco evidente',
    less: 'meno',
    other:
      'come la il lo una un mia mio di in a al alla nell e sia metti mettila mettilo sposta spostala spostalo fai falla fallo mostra angolo lato per favore piu poco molto ora voglio con',
  },
  script:
    /^\s*(?:(?:ecco|questo [eè]) (?:quello|quel|ci[oò]) che (?:dico|diciamo|dice)|(?:(?:ecco|questo [eè]) )?(?:il mio|il|il nostro) (?:copione|testo|script)|copione|script|quello che dico)(?: nel video)?\s*(?:[:：]|\n)/i,
  done: /^(fatto|finito|ho finito|[èe] tutto|basta( cos[ìi])?|nient[’']?altro|lascia( cos[ìi])?|salta)$/,
  agreed: /^(s[ìi]|certo|ok(ay)?|va bene|giusto|esatto|corretto|tutto bene)$/,
  denied: /^(no|sbagliato|per niente)$/,
  notTypos:
    'salvato salvata salvati salvate conservato memorizzato registrato ciaoo ciaooo ciaoooo costa costano costi banca banco manca manco bando bionda grado gradi grandine grasso grassa russo passo fosso mosso cassa rosse testa teste resto posto pesto presto festa tosto testi fonte fonda mondo tondo bardo borsa borse verdura verso verbo versi perde vende verità vero vera viole vento venti vento porto porta porti letto lette letti lettore calore dolore valore cuore centinaio contro entro dentro cento canto conto canti conti alzarsi busso mettere netto metto metro metri scritto scritti mezza mezze pezzo prezzo senso sensi menta mente mentre meno nemmeno primo prima prime primi linee forse forte forti forze sera serata seria serie salsa salse salta salto saluti rende rendita prendi vendi volta volte molta occhiali vista viste visto visti fonte fonti carta carte facciamo faccio facciata fatti fatta fitto aiuti aiuta gallo galli gallina nera vero strada corto corta corso corsa ferme firma forma forme firme torta torte torno tornare canale gatti getto mappa nuovo nuova nove posso possono passato pranzo piccione vicenda vicenza media medio medie medico cielo gelo suono sonno sogno nonno nonna anno anni mano mani buono buona buoni buone lungo lunga lunghi lunghe lingue linguine altro altra altri altre oltre ultra prova prove provo trova trovo trovare giusta giorno giorni giovane giovani gioco giochi giacca giro marito marrone carrozza casa case caso cosa cose cena scena scene scuola scusa scusi scudo stella stelle stile stare stesse tasse tassa basta pasta pasti posta costa costo costi casto vasto gusto punto punta ponte monte conte fronte pronti parto parte parti party partita partire arte capo capi carico carica corpo corpi colpa colpo colpi copia copie coppia coppie copione mare mari padre madre ladro quadri lato latte fatto tatto tetto petto sette notte botte botta otto dotto cotto rotto sotto sopra sorpresa spesa spese speso spessa spezia spazio spazi stanza stanze stanco stanca tempo tempi tanta tanti campo campi lampo ragazzo ragazza italia italiani spagna francia',
  corrections: {
    sure: [
      '{wrong} deve_diventare/dovrebbe_diventare/diventa/va_cambiato_in/va_corretto_in/dovrebbe_dire/doveva_essere/doveva_dire {right}',
      'metti/scrivi/metta/scriva {right} dove_c_e/dove_ce/dove_dice/dove_sta_scritto/dove_c_era {wrong}',
      'sostituisci/sostituire/rimpiazza/cambia/cambiare/correggi/correggere/modifica la_parola/le_parole/parola {wrong} con/in {right}',
      'correggi/correggere/corregga {wrong} si_scrive/si_dice/si_chiama/deve_essere {right}',
      'sostituisci/sostituire/sostituisca/rimpiazza/rimpiazzare {wrong} con/per {right}',
      'cambia/cambiare/cambi/correggi/correggere/corregga/modifica/modificare/trasforma/sostituisci {wrong} in/con {right}',
      'al_posto_di/al_posto_del/al_posto_della/invece_di/anziche {wrong} scrivi/scrivere/scriva/metti/mettere/metta/usa/ci_va/va/deve_essere/dovrebbe_essere/deve_esserci/si_scrive/deve_dire {right}',
      "dove_dice/dove_c'e/dove_c'e_scritto/dove_ce_scritto/dove_sta_scritto/dove_hai_scritto {wrong} scrivi/metti/ci_va/va/deve_dire/dovrebbe_dire/deve_essere/dovrebbe_essere/ci_vuole {right}",
      'metti/mettere/metta/scrivi/scrivere/scriva/usa {right} al_posto_di/al_posto_del/al_posto_della/invece_di/anziche/e_non {wrong}',
      "dice/c'e_scritto/hai_scritto/avete_scritto/ha_scritto/hai_messo {wrong} ma_ho_detto/ma_dico/ma_e/e_invece_e/ma_sarebbe/invece_ho_detto/e_ho_detto/ma_io_ho_detto/pero_e {right}",
      'al_posto_de/invece_de {wrong} metti/scrivi/mettere/scrivere/ci_va/va {right}',
    ],
    likely: [
      'correggi/correggere/correzione/e/era/sarebbe/si_dice/si_scrive/si_chiama/deve_essere/dovrebbe_essere/ho_detto/dice/dico/ha_detto/intendevo/volevo_dire/il_nome_e/il_mio_nome_e/mi_chiamo/si_pronuncia {right} non/e_non/invece_di/al_posto_di/anziche/mica {wrong}',
      'non_e/non_era/non/non_si_dice/non_si_scrive/non_si_chiama/non_ho_detto/non_dice {wrong} ma/bensi/ma_e/e/era/si_dice/si_scrive/si_chiama/ho_detto/dice/deve_essere {right}',
      "hai_scritto/c'e_scritto/ha_scritto {wrong} ma_e/invece_di/al_posto_di/anziche/ma_si_scrive/ma_si_dice/ma_si_chiama/ma_deve_essere/ma_ho_detto/e_invece_e {right}",
      "{wrong} deve_essere/dovrebbe_essere/doveva_essere/deve_dire/deve_venire/deve_diventare/ha_da_essere/in_realta_e/si_scrive/andrebbe_scritto/va_scritto/va_corretto_in/va_cambiato_in/diventa/sarebbe/dev'essere {right}",
      '{right} non/e_non/invece_di/al_posto_di/anziche/mica {wrong}',
    ],
    removal: [
      'togli/togliere/tolga/elimina/eliminare/cancella/cancellare/rimuovi/rimuovere/leva/levare la_parola/le_parole/parola/parole {wrong}',
      'togli/togliere/tolga/elimina/eliminare/cancella/cancellare/rimuovi/rimuovere/leva/levare {wrong} dal_testo/dai_sottotitoli/dappertutto/ovunque/da_tutto_il_testo',
    ],
    emphasis: [
      'la_parola/parola {wrong} in_un_altro_colore/che_risalti/evidenziala',
      'metti/mettere/metta in_risalto/in_evidenza la_parola/le_parole/parola {wrong}',
      'metti/mettere/metta in_risalto/in_evidenza {wrong}',
      'metti/mettere/metta la_parola/le_parole {wrong} in_risalto/in_evidenza',
      'metti/mettere/metta {wrong} in_risalto/in_evidenza',
      'fai/fare/faccia risaltare/spiccare la_parola/le_parole {wrong}',
      'fai/fare/faccia risaltare/spiccare {wrong}',
      'enfatizza/enfatizzare/accentua/accentuare/evidenzia/evidenziare la_parola/le_parole/parola {wrong}',
      'enfatizza/enfatizzare/accentua/accentuare {wrong}',
      'la_parola/le_parole/parola/parole {wrong} deve_risaltare/devono_risaltare/in_risalto/in_evidenza/falla_risaltare/falle_risaltare/mettila_in_risalto/mettila_in_evidenza/va_in_evidenza/va_evidenziata',
      '{wrong} deve_risaltare/devono_risaltare/va_in_evidenza/va_evidenziata/mettila_in_risalto/mettilo_in_risalto/mettila_in_evidenza/mettilo_in_evidenza',
      'dai/dare/metti/dagli risalto/piu_risalto/enfasi/piu_enfasi/importanza/piu_importanza/l_accento a/ad/alla_parola/alle_parole/alla/al/su/sulla_parola/sulle_parole {wrong}',
    ],
    quotedEmphasis: [
      'evidenzia/evidenziare/ingrandisci/ingrandire {wrong}',
      'metti/fai {wrong} piu_grande/in_grande/in_grassetto',
    ],
    plain: [
      'non_mettere in_risalto/in_evidenza la_parola/le_parole {wrong}',
      'non_mettere in_risalto/in_evidenza {wrong}',
      'non_mettere {wrong} in_risalto/in_evidenza',
      'non_far/non_fare risaltare/spiccare la_parola/le_parole {wrong}',
      'non_far/non_fare risaltare/spiccare {wrong}',
      'non_enfatizzare/non_evidenziare/non_accentuare la_parola/le_parole {wrong}',
      'non_enfatizzare/non_evidenziare/non_accentuare {wrong}',
      'togli/togliere/leva/levare il_risalto/risalto/enfasi/l_enfasi a/da/alla_parola/dalla_parola {wrong}',
    ],
    line: '(riga|linea|frase) numero, rig(a|he), line(a|e), fras(e|i), sottotitol(o|i), numero, didascali(a|e), nr',
    lineBecomes:
      'in, con, scrivi, scrivici, metti, mettici, diventa, deve essere, dovrebbe essere, deve dire, dovrebbe dire, deve diventare, che dica, va cambiata in, così, mettila così, scrivila così, va così',
    changeLine:
      'cambia, cambiare, cambi, correggi, correggere, corregga, sostituisci, sostituire, modifica, modificare, edita, aggiorna, riscrivi, in, nella, alla, metti nella',
    removeLine:
      'cancellala, toglila, eliminala, levala, rimuovila, tagliala, buttala, cancellalo, toglilo, buttalo, togli, togliere, tolga, elimina, eliminare, elimini, cancella, cancellare, cancelli, rimuovi, rimuovere, rimuova, leva, levare, taglia, via, butta, butta via, toglimi, fuori, scarta, levane, togline, toglierne, levarne, eliminane, cancellane',
    ordinals:
      'prima/primo/uno seconda/secondo/due terza/terzo/tre quarta/quarto/quattro quinta/quinto/cinque sesta/sesto/sei settima/settimo/sette ottava/ottavo/otto nona/nono/nove decima/decimo/dieci undicesima/undicesimo/undici dodicesima/dodicesimo/dodici tredicesima/tredicesimo/tredici quattordicesima/quattordicesimo/quattordici quindicesima/quindicesimo/quindici',
    lineTo: 'a al alla fino',
    // "dalla 2 alla 4" begins with a word that says nothing
    lineAnd: 'e ed & + da dal dalla',
    last: 'ultima ultimo',
    insteadOf: 'posto invece',
    twice:
      '2x doppio doppia doppione doppioni doppi ripetuto ripetuta ripetizione ripeto di_troppo due_volte 2_volte tre_volte di_fila di_seguito in_più balbetta balbetto di_più_del_dovuto',
    aWord: 'parola parole',
    mistaken:
      'accento attaccato attaccata staccato staccata maiuscola maiuscolo minuscolo minuscola refuso storpiato storpiata giusta giusto corretta intendevo dicevo doppia sbagliati sbagliata scrivere scriva scrivete riscrivi trascritto capisce maiuscole lettere lettera intendo detta sbagliate sbagliato sbagliata sbagliate errore errori correggi corregga correggere corretto scrive scrivi scritto scritta chiama chiamo nome cognome detto dico dice capito sentito dovrebbe è scrivono',
    notCorrected:
      'leggere legge io tu lui lei noi voi loro egli questo quello ciò che come se non è sono era erano fu sto sta sei siamo ho ha hai hanno abbiamo posso può puoi voglio vuoi vuole so sai sa molto più meno poco troppo forse magari certo sicuro oggi ieri domani adesso ora dopo poi sempre mai niente nulla qualcosa tutto qualcuno nessuno bene male meglio peggio credo penso perché però ma video piace mi ti ci vi mia mio',
  },
};
