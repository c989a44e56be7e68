import type { Language } from '../../../../../texts/languages.ts';
import type { Concept } from '../../vocabulary/concepts.ts';

type Wished = 'onThing' | 'likeLastTime' | 'wordsPop' | 'useBrand' | 'reset' | 'horizontal' | 'karaoke' | 'noBox';

/**
 * Wishes that people describe: "use the look I saved", "everything back to how it came", "leave the format as I sent it", "the letters fill up
 * while I talk", "lose the black bar behind the words", "the look of last week’s video". Patterns like those of topics.
 */
export const describedWishes: Readonly<Record<Language, Readonly<Record<Wished & Concept, string>>>> = {
  en: {
    onThing:
      '(cover|covers|covering|hide|hides|hiding|block|blocks|blocking) (move|shift|relocate)_(them|it|that|em), (cant|cannot|dont)_see (because|cos|cause|due) (text|captions|words|letters|writing|subtitles), (right_over|right_on|on_top_of) (shift|move)_(it|them)',
    wordsPop:
      '(word|words) to_(jump|hop|bounce|pop|leap) (say|says|said|saying|speak|spoken|speaking|talk|talking), (make|let|want|have|get|should|can|could|like) (word|words|each_word|every_word) (jump|jumps|hop|hops|bounce|bounces|pop|pops|leap|leaps|spring|dance) (say|says|said|saying|speak|speaks|spoken|speaking|talk|talks|talking|pronounced), (word|words) (should|must) (jump|hop|bounce|pop|leap) (say|says|said|saying|speak|spoken|talk)',
    likeLastTime:
      '(same|identical|exact) (look|style|design|captions|settings) (video|vid|clip) (last_week|last_month|last|previous|yesterday), (same|identical|exact) (look|style|design|captions|settings|vibe|layout) (last|previous|yesterdays|earlier) (video|vid|clip|one|time|week|weeks), (do|make|caption|style) it_the_same_way (last|previous|before), (do|make|caption|style) (like|same) (you_did|as) (last|previous) (one|video|vid|clip|time), (match|matches|matching) (last|previous)_(one|video|vid|clip), (look|style|design) of_(the|my)_(last|previous)_(video|vid|clip|one)',
    useBrand:
      '(use|apply|take|put|load|give|with|in|pick|want|like) (my|our) (saved|stored|own|shop|company|store|salon|business|studio)_(look|style|design|preset|template|settings), (use|apply|take|put|load|give|with|in|pick|want|like) (look|style|design|preset|template|one|brand|branding) (i|we)_(saved|stored|kept|set_up), (use|apply|load|take) (saved|stored)_(look|style|design|preset|template)',
    reset:
      '& (everything|it_all|the_lot|the_whole_thing) (back|reset|restore|revert) (came|started|beginning|originally|arrived|start|first|original|got_it), & (put|set|bring|take|change|turn) (everything|it_all|the_lot) back (start|beginning|came|started|originally|first)',
    horizontal:
      '& (keep|leave|same|stay|stays|retain) (format|shape|orientation|aspect|proportions|ratio|dimensions) (sent|filmed|shot|recorded|original|originally|uploaded|came), (keep|leave) (format|shape|orientation|aspect|proportions|ratio) it_(had|was_in|came_in|came_with)',
    karaoke:
      '& (letters|words|text|captions|subtitles|they) (fill_up|fills_up|filling_up|fill_in|fills_in|filling_in|filled_in|fill_with|fills_with|filling_with|fill_as|fill_while|fill_when|filled_while|filled_as) (talk|talking|talks|speak|speaking|speaks|say|says|spoken|said)',
    noBox:
      '(black|dark|grey|gray|white|ugly)_(box|bar|rectangle|strip|panel|block|background) (behind|under|underneath) (words|letters|text|writing|captions|subtitles|it|them) (disturbs|annoys|annoying|bothers|bothering|distracting|distracts|irritates|bugs|in_the_way|ugly), (box|bar|rectangle|strip|panel|block|background) (behind|under|underneath) (words|letters|text|writing|captions|subtitles|it|them) (disturbs|annoys|annoying|bothers|bothering|distracting|distracts|irritates|irritating|bugs|in_the_way|ugly|horrible), (dont_like|do_not_like|hate|dislike|remove|lose|ditch) (box|bar|rectangle|strip|panel|background|backdrop) (behind|under|underneath) (words|letters|text|writing|captions|subtitles), (lose|remove|ditch|drop|hide|delete|without|get_rid_of|take_away|take_off|take_out) (bar|box|strip|rectangle|block|panel|patch) (behind|under|underneath) (text|words|letters|writing|captions|subtitles|it|them), & (box|bar|behind) transparent, (take|get) (that|the|this) (dark|black|ugly|grey)_(box|bar|strip|panel|rectangle) (away|off|out), (make|leave|keep)_(it|that)_transparent $',
  },
  es: {
    onThing:
      '(tapando|tapan|tapa|cubren|cubre|cubriendo) (muevelos|muevelas|muevelo|muevela|muevalos|muevalas|quitalos|quitalas|cambialos), (tapando|tapan|tapa|cubren|cubriendo) (letreros|letras|texto|subtitulos|palabras) (muevelos|muevelas|muevelo|muevalos|muevalas), no_se_(ve|ven) (por|debido) (letras|texto|letreros|subtitulos)',
    wordsPop:
      '(palabra|palabras) (salte|salten|brinque|brinquen|rebote|reboten|saltito|brinquito) (dice|digo|dicen|hablo|habla|pronuncio|pronuncia|suena|decirla), (que|haz|hagan|haga|quiero|pon|ponle|puedes|podrias) (salte|salten|brinque|brinquen|saltar|brincar|rebote|reboten|bote|boten) (palabra|palabras) (dice|digo|dicen|diga|hablo|habla|pronuncio|pronuncia|suena|diciendo|decirla), (que|haz|quiero|hagan) (palabra|palabras) (salte|salten|brinque|brinquen|rebote|reboten|salto|saltito|brinco|brinquito|bote|boten) (dice|digo|dicen|diga|hablo|habla|pronuncio|pronuncia|decirla|decirlo|decirlas|suena)',
    likeLastTime:
      '(mismo|misma|igual|mismos) (estilo|look|aspecto|diseno|visual) (video|clip) (semana_pasada|pasado|pasada|anterior|ayer), (mismo|misma|igual|igualito|identico|mismos) (estilo|look|aspecto|diseno|visual|formato|apariencia|que|al) (video|clip|ultimo|anterior|pasado) (semana_pasada|pasado|pasada|anterior|ayer|ultimo|vez), (mismo|misma) (estilo|look|aspecto|diseno|visual|apariencia) (el|del|al)_(anterior|ultimo|pasado|de_ayer), (hazlo|ponlo|dejalo|hazme|haz) (como|igual|igualito|igualita) (video_anterior|video_pasado|ultimo_video|de_ayer|vez_pasada|video_de_ayer|otra_vez_pasada)',
    useBrand:
      '(usa|use|usar|utiliza|aplica|aplique|pon|ponle|ponme|ponga|con|quiero|carga) (mi|nuestro) (estilo|diseño|look|aspecto|plantilla) (guardado|guardada|propio|de_la_tienda|de_mi_tienda|de_la_empresa|del_negocio|del_salon), (usa|use|usar|utiliza|aplica|aplique|pon|ponle|ponme|ponga|con|quiero|carga) (estilo|diseño|look|aspecto|plantilla|el_que|la_que) (guarde|guardamos|tengo_guardado|tenia_guardado|tengo_guardada)',
    reset:
      '& todo (vuelve|vuelva|volver|devuelve|devuelva|regresa|regresar|pon|ponlo|ponme|deja|dejalo|restaura) (principio|original|inicio|vino|venia|comienzo)',
    horizontal:
      '& (deja|dejale|dejen|dejad|deje|manten|mantener|mantenga|conserva|dejar|respeta|respetar) (formato|proporcion|orientacion) (mande|envie|grabe|original|mandado|enviado|grabado|subi|filme)',
    karaoke:
      '& (letras|palabras|texto|subtitulos) se (rellenen|rellenando|rellenan|rellene|llenen|llenando|llenan|llene) (mientras|cuando|conforme|segun|a_medida) (hablo|hablando|habla|digo|hablan|diciendo)',
    noBox:
      '(caja|cuadro|recuadro|barra|franja|fondo|rectangulo) (detras|atras) (letras|texto|palabras|letra) (molesta|estorba|incomoda|distrae|sobra|fastidia|fuera), (molesta|estorba|incomoda|no_me_gusta|odio|fuera|fastidia) (caja|cuadro|recuadro|barra|franja|fondo|rectangulo) (negro|negra|oscuro|oscura|detras|atras) (letras|texto|palabras|letra|detras|atras), (quita|quitar|quite|quitale|saca|sacale|elimina|borra|sin) (barra|cuadro|recuadro|rectangulo|caja|franja|faja) (negro|negra|oscuro|oscura|detras|atras), & (detras|atras|cuadro|recuadro|caja) transparente, (dejalo|ponlo|hazlo|dejala|dejalos) transparente $',
  },
  fr: {
    onThing:
      '(cachent|cache|cachant|couvrent|recouvrent|recouvre) (bouge|deplace|deplacez|decale|decalez|bougez), (cache|cachent)_(le|la|les) deplace_(le|la|les), (voit|vois) (cause) (texte|sous_titres|mots)',
    wordsPop:
      '(mot|mots) (rebondisse|rebondissent|bondisse|bondissent) (dis|dit|prononce|parle), (fais|faites|faire|fait) (sauter|sautiller|rebondir|bondir) (mot|mots) (dis|dit|prononce|parle|parles), (que|veux|voudrais|aimerais|doit|doivent) (mot|mots) (saute|sautent|sautille|sautillent|rebondisse|rebondissent|bondisse|sauter|bondissent) (dis|dit|prononce|parle), (mot|mots) (doit|doivent) (sauter|sautiller|rebondir|bondir) (dis|dit|prononce|parle|ou_je_le_dis|moment)',
    likeLastTime:
      '(meme|memes|pareil) (style|look|rendu|design|visuel) (video|clip|film) (semaine_derniere|mois_dernier|semaine|precedente|hier|avant|derniere), (meme|memes|pareil|identique) (style|look|rendu|design|apparence|visuel|presentation) (derniere|precedente|semaine|avant|hier|dernier), (fais|faites|fait|mets|faire) (comme|pareil|pareille|idem) (pour|que) (precedente|derniere|video_d_avant|d_avant|hier|derniere_video), (pareil|comme|idem) (que) (ma|la) (derniere_video|precedente|video_precedente|video_d_avant|derniere_fois)',
    useBrand:
      '(utilise|utilisez|utiliser|applique|appliquez|mets|mettez|met|prends|prenez|avec|reprends|charge) (mon|notre) (style|look|design|modele|apparence) (enregistre|sauvegarde|perso|a_moi|de_la_boutique|du_magasin|de_la_boite|d_entreprise), (utilise|utilisez|applique|mets|mettez|prends|prenez|avec|reprends) (style|look|design|modele|celui) (que_j_ai|j_ai|qu_on_a|on_a)_(enregistre|sauvegarde|garde)',
    reset:
      '& tout (remets|remettre|remettez|remet|revenir|reviens|retour|retablis|restaure|reinitialise) (depart|debut|origine|initial|arrive|initiale)',
    horizontal:
      '& (garde|gardez|laisse|laissez|conserve|garder|laisser|conserver) (format|orientation|ratio|proportions) (envoye|original|origine|filme|tourne|depart)',
    karaoke:
      '& (lettres|mots|texte|sous_titres) se_(remplissent|remplisse|remplit|remplir|remplissant) (pendant|quand|au_fur|en) (parle|parlant|parler|dis|parles)',
    noBox:
      '(aime_pas|deteste) (barre|bande|bandeau|cadre|rectangle) (noire|noir|sombre|grise)_derriere, (cadre|rectangle|bandeau|bande|fond|carre|barre) derriere (texte|mots|lettres|ecriture) (gene|derange|embete|moche|enerve|distrait), (bandeau|cadre|rectangle|barre|bande) (noir|noire|sombre) derriere (gene|derange|enerve), (aime_pas|deteste|enleve|enlever|enlevez|retire|retirez|vire) (cadre|rectangle|bandeau|bande|fond|carre|barre) (noir|noire|derriere) (mots|texte|lettres|derriere), (enleve|enlever|enlevez|retire|retirez|vire|virez|supprime|sans) (carre|cadre|rectangle|bande|bandeau|bloc|cartouche) (noir|noire|derriere|sombre|fonce), & (derriere|cadre|bandeau) transparent, (mets|laisse|fais)_le transparent $',
  },
  de: {
    onThing:
      '(verdecken|verdeckt|überdecken|überdeckt|liegt|liegen|steht) (verschieb|verschiebe|schieb|versetz|versetze|tu_die_woanders|tu_sie_woanders|woanders_hin), (sieht|seh|sehe) (nicht|nix|nichts) wegen (schrift|text|untertiteln|untertitel|buchstaben)',
    wordsPop:
      '(lass|lasst|lassen|mach) (wort|wörter|worte) (springen|hüpfen|hochspringen|aufpoppen|hochhüpfen) (sage|sag|sagt|spreche|spricht|gesagt|gesprochen|rede|redet|dran), (wort|wörter|worte) (soll|sollen|sollte|sollten|muss|müssen|könnte|könnten) (springen|hüpfen|hochspringen|aufpoppen|hochhüpfen) (sage|sag|sagt|spreche|spricht|gesagt|gesprochen|rede|redet|dran), (wort|wörter) (springen|hüpfen|hochspringen)_lassen (sage|sag|sagt|spreche|spricht|gesagt|ichs_sag)',
    likeLastTime:
      '(gleicher|selber|gleichen|gleiche|selben|selbe|gleiches|selbes) (look|stil|style|design|aussehen) (video|clip|film) (letzter_woche|letzte_woche|letztem_monat|letzten|letzte|vorigen|letzter|gestern|letztes), (gleicher|selber|gleichen|gleiche|selben|selbe|derselbe|denselben|gleiches|selbes) (look|stil|style|design|aussehen|optik) (letzten|letzte|vorigen|vorherigen|letzter|gestern|letztes|letztem), (genauso|genau_so|gleich|so) wie (das_letzte|beim_letzten|das_vorige|beim_vorigen|letztes_mal|beim_letzten_mal|beim_letztes_mal|das_video_gestern), wie_immer (wie_beim_letzten|letzten)',
    useBrand:
      '(nimm|nehmen|nimmst|benutz|benutze|nutz|nutze|verwende|verwenden|mit|in|wend|wende|setz) (mein|meinen|meinem|unser|unseren|unserem|mein_eigenes) (gespeichertes|gespeicherten|gespeicherter|eigenes|eigenen|abgespeichertes|abgespeicherten)_(design|stil|look|style|aussehen|vorlage|layout), (nimm|nehmen|benutz|benutze|nutz|nutze|verwende|verwenden|mit|in) (design|stil|look|style|aussehen|layout) (den|das|dem|welches|was) (ich|wir) (gespeichert|abgespeichert|gesichert|hinterlegt|gespeichert_hab|gespeichert_habe|gespeichert_haben|abgespeichert_hab|abgespeichert_habe|gespeichert_hatte), (mein|meinen|unser|unseren) (gespeichertes|gespeicherten|abgespeichertes)_(design|stil|look|style|aussehen|layout)',
    reset:
      '(stell|stelle|setz|setze|mach|bring|bringe) alles (wieder|zurück) (anfang_war|anfang|ursprung), & alles (zurück|wieder|zurücksetzen) (anfang|anfang_war|ursprünglich|ausgangszustand|beginn|kam|original|gekommen|ursprung)',
    horizontal:
      '& (lass|lassen|lasst|behalte|behalten|beibehalten|belassen|belass|bleiben|bleibt) (format|seitenverhältnis|bildformat|videoformat) (geschickt|original|aufgenommen|gefilmt|gesendet|hochgeladen|gedreht|ursprünglich|originalformat|geschickt_hab|geschickt_habe|gefilmt_hab|gefilmt_habe|aufgenommen_hab|aufgenommen_habe)',
    karaoke:
      '& (text|buchstaben|wörter|schrift|untertitel|worte) sich (auffüllt|auffüllen|füllt|füllen|ausfüllt|ausfüllen) (während|beim|wenn|sobald) (spreche|sprechen|rede|reden|red|spricht|redet|sage)',
    noBox:
      '(schwarze|schwarzer|schwarzes|dunkle|dunkler|dunkles|graue|weiße)_(kasten|balken|box|rechteck|hintergrund|streifen) (hinter|hinterm) (schrift|text|buchstaben|wörtern) (stört|nervt|weg|raus|blöd|hässlich|stoert), (kasten|balken|box|rechteck|hintergrund|streifen) (hinter|hinterm) (schrift|text|buchstaben|wörtern) (stört|nervt|weg|raus|blöd|hässlich|stoert), (nervt|stört|weg_mit|stoert) (kasten|balken|box|rechteck|streifen) (hinter|hinterm) (schrift|text|buchstaben|wörtern), hinterm_text muss weg, (der|den|das|diesen|dieser|dieses) (schwarze|schwarzen|dunkle|dunklen) (kasten|balken|streifen|kästchen|rechteck|hintergrund) (weg|raus|entfernen|fort|nicht_mehr), & (dahinter|kasten|balken) (durchsichtig|transparent), (mach|lass)_(es|das)_(durchsichtig|transparent) $',
  },
  it: {
    onThing:
      '(coprono|copre|coprendo|nascondono|nasconde) (spostale|spostali|spostalo|spostala|muovile|muovili|spostate), (non|nn)_si_(vede|vedono) (colpa|causa) (testo|scritte|sottotitoli)',
    wordsPop:
      '(parola|parole) (salti|saltasse|saltassero|saltino|rimbalzi|rimbalzino|rimbalzasse) (dico|dice|dicono|detta|dette|pronuncia|pronuncio|parlo|parla), (fai|fa|fate|faccia|far) (saltare|saltellare|rimbalzare|balzare) (parola|parole) (dico|dice|dicono|detta|pronuncia|pronuncio|parlo|parla), (parola|parole) (salti|salta|saltasse|saltino|rimbalzi|rimbalzino|saltare|saltellare|saltino|saltello|rimbalzare) (dico|dice|dicono|detta|dette|pronuncia|pronuncio|parlo|parla)',
    likeLastTime:
      '(stesso|stessa|uguale) (stile|look|aspetto|design) (video|filmato) (settimana_scorsa|mese_scorso|settimana|precedente|ieri|scorso|scorsa), (stesso|stessa|uguale|identico|stesse) (stile|look|aspetto|design|grafica|formato) (video_precedente|precedente|settimana_scorsa|scorsa|scorso|ieri|ultimo|ultima_volta|altra_volta), (fallo|fai|fammelo|mettilo) (uguale|come|identico) (quello_di_ieri|precedente|video_precedente|altra_volta|volta_scorsa|ultimo_video|ultima_volta)',
    useBrand:
      '(usa|usare|usi|applica|applicare|metti|metta|prendi|con|carica|mettici) (mio|nostro) (stile|look|design|aspetto|modello) (salvato|personale|del_negozio|aziendale|della_ditta), (usa|usare|applica|metti|prendi|con|carica) (stile|look|design|aspetto|modello|quello) (che_ho|che_avevo|che_abbiamo)_(salvato|memorizzato)',
    reset:
      '& tutto (rimetti|rimettere|rimetta|riporta|riportare|ripristina|ripristinare|torna|tornare|indietro) (inizio|originale|partenza|principio|arrivato|origine)',
    horizontal:
      '& (lascia|lasciate|lasci|mantieni|tieni|conserva|lasciare|mantenere|mantenga) (formato|proporzioni|orientamento) (mandato|inviato|originale|girato|filmato|registrato)',
    karaoke:
      '& (lettere|parole|testo|scritte|sottotitoli) si (riempiono|riempire|riempia|riempiano|riempiendo|riempie|riempissero) (mentre|quando|man_mano|via_via) (parlo|parla|parlando|dico|parliamo)',
    noBox:
      '(scatola|riquadro|rettangolo|barra|fascia|striscia|fondo|sfondo|banda) dietro (lettere|testo|parole|scritte) (disturba|fastidio|non_mi_piace|infastidisce|distrae|brutto), (togli|via|non_mi_piace|odio|disturba|togliere) (scatola|riquadro|rettangolo|barra|fascia|striscia|fondo|sfondo) dietro (lettere|testo|parole|scritte), (togli|togliere|tolga|leva|levami|elimina|via|senza) (barra|riquadro|rettangolo|striscia|fascia|banda|quadrato) (nero|nera|scuro|scura|dietro), & (dietro|riquadro) trasparente, (lascialo|mettilo|fallo) trasparente $',
  },
  pt: {
    onThing:
      '(tapam|tapa|tapando|cobrem|cobrindo|cobre|escondem) (mexe|mova|move|desloca|muda_de_lugar), (nao|n)_(da|se) (causa) (letra|texto|legenda)',
    wordsPop:
      '(palavra|palavras) (pule|pulem|pulasse|salte|saltem|saltasse|quique) (fala|falo|falam|falar|digo|diz|dita|falando), (faz|faca|fazer|meter|mete|poe|por|bota|quero|que|podes|deixa) (palavra|palavras) (pular|pule|pulem|pulando|saltar|salte|saltem|a_saltar|quicar|a_pular) (fala|falo|falam|falar|digo|diz|dita|dizem|falando|dizer), (palavra|palavras) (tem|deve|devem|precisa) (pular|saltar|quicar) (fala|falo|digo|diz|dita|falar|dizer)',
    likeLastTime:
      '(mesmo|mesma|igual) (visual|estilo|look|design|jeito) (video|clipe) (semana_passada|mes_passado|semana|anterior|ontem|passado|passada), (mesmo|mesma|igual|igualzinho) (visual|estilo|look|aspecto|design|jeito|identidade) (video|ultimo|anterior|passado|passada|ontem|da_ultima) (semana_passada|semana|anterior|passado|ontem|ultimo|vez), (mesmo|mesma) (visual|estilo|look|aspecto|design|jeito) (do|da)_(ultimo|anterior|passado|ultima|outra), (faz|faca|deixa|deixe|bota|poe) (igual|igualzinho|como|que_nem) (video_anterior|ultimo_video|video_de_ontem|outra_vez|vez_passada|ultima_vez|ultimo)',
    useBrand:
      '(usa|use|usar|aplica|aplique|põe|poe|coloca|coloque|bota|com|pega|pegue) (meu|nosso|o_meu) (estilo|visual|design|modelo|look) (salvo|guardado|próprio|da_loja|da_minha_loja|da_empresa), (usa|use|usar|aplica|aplique|põe|coloca|coloque|bota|com|pega|pegue) (visual|estilo|design|modelo|look) da_minha_(loja|empresa|marca), (usa|use|usar|aplica|aplique|põe|coloca|coloque|bota|com|pega|pegue) (estilo|visual|design|modelo|look|aquele) (que_eu|que|eu)_(salvei|guardei|deixei_salvo|tinha_salvo)',
    reset:
      '& tudo (volta|volte|voltar|restaura|restaure|deixa|deixe|põe|ponha|bota|retorna) (veio|início|começo|original|chegou|princípio|originalmente)',
    horizontal:
      '& (deixa|deixe|mantém|mantenha|manter|deixar|conserva) (formato|proporção|orientação) (mandei|enviei|original|gravei|filmei|veio|gravado|enviado)',
    karaoke:
      '& (letras|palavras|texto|legendas) se (preencher|preenchem|preencham|preenchendo|preencha|preenchessem|encher|enchem|encham|enchendo) (enquanto|quando|conforme|à_medida) (falo|fala|falando|digo|falar|falamos)',
    noBox:
      '(caixa|faixa|tarja|barra|fundo|retangulo|quadro) atras (letras|texto|palavras|letra|legenda) (incomoda|atrapalha|irrita|feia|feio), (nao_gosto|incomoda|odeio|sem|tira|tire) (caixa|faixa|tarja|barra|fundo|retangulo) (preta|preto|escura|de_tras|atras) (atras|letras|texto|palavras|letra), (tira|tire) (caixa|faixa|tarja|barra) de_tras (texto|letras|palavras), (tira|tire|tirar|remove|remova|apaga|sem) (barra|caixa|faixa|retângulo|quadrado|tarja) (preto|preta|escuro|escura|atrás|de_trás), & (atrás|caixa|tarja) transparente, (deixa|deixe|põe)_(ele|isso|tudo)_transparente $, ^ (deixa|deixe) transparente $',
  },
  ru: {
    onThing:
      '(закрывают|закрывает|перекрывают|перекрывает|заслоняют) (передвинь|передвиньте|сдвинь|сдвиньте|переставь|подвинь|подвиньте|перенеси)',
    wordsPop:
      '(слово|слова) (подпрыгивало|подпрыгивали|прыгало|прыгали|скакало|скакали|подскакивало|подскакивали|выпрыгивало) (говорит|говорю|говорят|произношу|произносит|произнесении|звучит|подсвечивалось|говорим), (пусть|чтоб|чтобы|сделай|сделайте|хочу|хотелось) (слово|слова|каждое_слово) (подпрыгивает|подпрыгивало|подпрыгивали|подпрыгивают|прыгало|прыгали|прыгает|прыгают|скакало|скакали|подскакивает|подскакивало|подскакивали|выпрыгивало|выпрыгивает) (говорит|говорю|говорят|произношу|произносит|произнесении|звучит|сказано|подсвечивалось|говорим)',
    likeLastTime:
      '(такой_же|такое_же|тот_же|так_же|те_же) (вид|стиль|оформление|дизайн) (видео|ролике|видосе) (прошлой_неделе|прошлой_недели|прошлом_месяце|прошлой|прошлом|предыдущем|вчера|прошлый), (такой_же|такое_же|тот_же|так_же|также|такую_же|те_же) (вид|стиль|оформление|дизайн|как|что) (прошлой_неделе|прошлой_недели|прошлый_раз|прошлое|прошлом|прошлого|предыдущее|предыдущем|последнее|последнем|вчера|вчерашнем|вчерашнее), (сделай|сделайте|оформи|оформите) (как|так_же|также) (прошлый_раз|прошлое|прошлом_видео|предыдущее|предыдущем|вчера|последнее|последнем)',
    useBrand:
      '(возьми|возьмите|используй|используйте|примени|примените|поставь|поставьте|включи|сделай|верни|давай) (мой|наш|моё|наше) (сохранённый|сохранённое|собственный)_(стиль|дизайн|вид|шаблон|оформление), (возьми|возьмите|используй|используйте|примени|примените|поставь|поставьте|включи|сделай|давай) (стиль|дизайн|вид|оформление|тот) (который|что|какой) (сохранял|сохраняла|сохраняли|сохранил|сохранила|сохранили), (мой|наш) сохранённый_(стиль|дизайн|шаблон)',
    reset:
      '& всё (верни|верните|вернуть|сбрось|сбросьте|сбросить|откати|откатите|откатить|назад|обратно) (вначале|начале|начала|изначально|пришло|исходное|исходному|сначала|первоначальный|первоначальному|изначальный)',
    horizontal:
      '& (оставь|оставьте|оставить|сохрани|сохраните|сохранить) (формат|соотношение|пропорции|ориентацию) (исходнике|исходный|исходном|исходник|прислал|прислала|отправил|отправила|оригинале|оригинальный|снял|сняла|снимал|снимала|скинул|скинула)',
    karaoke:
      '& (буквы|слова|текст|титры|субтитры|слово) (закрашиваются|закрашивается|закрашивались|закрашивался|заливаются|заливались|заливается|заполняются|заполнялись|заполняется|заполнялся) (пока|когда|по_мере|по_ходу) (говорю|говорит|речи|говорим|произношу|говорят|рассказываю)',
    noBox:
      'не_нравится (чёрная|тёмная|чёрный|тёмный)_(плашка|подложка|полоса|прямоугольник|фон) (за|под) (буквами|текстом|словами), (плашка|подложка|полоса|прямоугольник|фон|рамка) (за|под|позади) (буквами|текстом|словами|надписью) (мешает|раздражает|бесит|не_нравится|отвлекает), (не_нравится|мешает|раздражает|бесит|убери|уберите|убрать) (плашка|подложка|полоса|прямоугольник|фон|плашку|подложку|полосу) (за|под) (буквами|текстом|словами), (плашку|подложку)_(убрать|убери|уберите|долой), & (плашку|подложку|полосу|рамку|прямоугольник) (убери|уберите|убрать|сними|снимите|удали|снеси) (чёрную|чёрный|тёмную|тёмный|сзади|позади|под_текстом|за_текстом|за_словами), & (подложку|плашку) (прозрачный|прозрачным|прозрачную|прозрачной), (сделай|оставь) прозрачным $',
  },
};
