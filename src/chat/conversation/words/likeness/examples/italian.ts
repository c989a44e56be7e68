import type { Examples } from '../meanings.ts';

export const italianExamples: Examples = {
  settings:
    'dove sono le impostazioni | portami alle opzioni | voglio cambiare le impostazioni | apri le preferenze | dove si configura | posso impostare dei predefiniti | apri le opzioni | menu delle opzioni | dove si regola',
  styles:
    'stile numero due | il secondo delle foto | un altro stile a caso | lo stile dopo | che stili hai | fammi vedere degli esempi | quali altri design ci sono | vorrei un altro stile | ci sono altri modelli | qualcosa di più moderno | che altri look ci sono | fallo come quelli su tiktok | è un po  triste si può vivacizzare | come gli influencer | qualcosa di più frizzante | hai altri modelli | un altro aspetto | mostrami gli stili | quali stili ci sono | un look più moderno | altri design',
  colors:
    'che colori ci sono | voglio scegliere un colore | mostrami i colori | quali colori posso usare | vorrei cambiare colore ma non so quale | questo colore dà fastidio agli occhi | il verde è orribile | non ce n è uno più delicato | i colori stonano | il colore non va col nostro logo | un altra tonalità magari | è troppo acceso | che tonalità ci sono',
  language:
    'puoi parlare un altra lingua | come cambio la tua lingua | che lingue parli | cambia lingua | non capisco l inglese | parli spagnolo | cambia la lingua del bot',
  videos:
    'dove sono i miei vecchi video | fammi vedere tutto quello che ho fatto | la lista dei miei video | cerco il video della settimana scorsa | le mie clip di prima | qual era quello del cane | quanti video ho fatto | non so più qual è quale | lista dei miei video | storico dei video',
  home: 'torna all inizio | ricominciamo da capo | al menu principale | torna alla home | voglio ripartire da zero',
  deleteData:
    'cancella tutti i miei dati | elimina il mio account | non voglio che teniate niente di me | gdpr cancellazione | dimentica tutto di me | toglimi da qui | vorrei la cancellazione dei miei dati | ritiro il consenso | cancellate tutto quello che avete su di me',
  deleteVideo:
    'elimina quel video | cancella il video | non voglio che il video resti sui vostri server | butta via questa clip | vorrei che il video sparisse | eliminate i miei tre filmati | togli il video dai vostri server | cancella quel video',
  sendAgain:
    'rimandami il video | il video non è arrivato | ho perso il video me lo rimandi | il video non si apre | non trovo più il video | il download non funziona | l ho cancellato per sbaglio rimandalo | rimandami il primo | posso riavere il secondo | mandalo un altra volta | non lo trovo più',
  sendFile:
    'posso averlo come file | senza compressione | in qualità piena | la qualità è pessima | mandalo come documento | in hd per favore | lo voglio come file | in alta qualità',
  sendSrt:
    'i sottotitoli in un file separato | vorrei il file dei sottotitoli | esporta i sottotitoli | dammi l srt | mi serve la trascrizione | il testo in un file',
  showMistakes:
    'copiami il testo qui in chat | fammi vedere cosa ha scritto | mandami solo il testo | ti sei perso dei pezzi | c è un errore nella seconda | ci sono errori nel testo | una parola è sbagliata | hai capito male quello che dico | il mio nome è scritto male | come correggo una parola | voglio modificare il testo | ci sono sbagli nei sottotitoli | come si cambia una parola | fammi vedere cosa hai capito | posso rileggere il testo | mostrami quello che hai scritto',
  work: 'ma funziona o aspetto per niente | è pronto | quanto manca | sto ancora aspettando il video | a che punto sei | si è bloccato | perché ci mette tanto | quando avrò il mio video | dov è il mio video | sta succedendo qualcosa | ci sei ancora | è andato in crash | è un secolo che aspetto | hai finito | allora | non si muove niente | ho fretta quanto ancora | ci mette sempre così tanto | ci siamo quasi | stai già facendo quello nuovo | sono dieci minuti che gira è normale',
  minutes:
    'quanti minuti mi restano | qual è il mio saldo | quanto posso fare ancora | ho finito i minuti gratis | quanti video posso ancora fare | qual è il mio limite | quanto tempo gratis mi resta | quanti minuti mi rimangono',
  moreMinutes:
    'cosa succede quando finiscono i minuti | come faccio ad avere altri minuti | posso comprare minuti | e quando finiscono | e se resto senza minuti | minuti di cosa | e quando li finisco',
  renewal:
    'il mese prossimo ho minuti nuovi | quando si rinnovano i minuti | e al giorno o al mese | nove minuti fino a quando | quanti video posso fare al giorno | i minuti scadono | si ricaricano da soli ogni mese',
  editsCost:
    'le correzioni consumano minuti | ogni modifica costa minuti | una nuova versione conta di nuovo | mi scali i minuti ogni volta che rifai il video | le modifiche sono gratis | perdo minuti se correggo una parola',
  price:
    'costa qualcosa | è gratis | quanto costa | come si paga | c è un abbonamento | quanto a video | serve la carta di credito | devo pagare | quanto viene | bisogna registrarsi o pagare | volete la carta | è davvero gratis | quanto mi costa | serve un account a pagamento',
  privacy:
    'quale link | quale link io non ne ho mandati | ma c’è un link allora | di che link parli | chi può vedere i miei video | che fine fanno i miei dati | tenete il mio video | è sicuro | è riservato | condividete i video con qualcuno | dove viene salvato | viene pubblicato da qualche parte | chi altro lo vede | ci sono bambini nel video chi lo guarda | per quanto tempo tenete i file | dove sono i server | siete in regola col gdpr | qualcuno legge quello che scrivo | è riservato ci sono i miei pazienti | per quanto tempo tenete il mio video | chi si tiene la registrazione | poi viene cancellato | resta salvato da qualche parte | lo può vedere qualcun altro | chi può vedere il video alla fine',
  formats:
    'che file accetti | va bene un mov | quali formati supporti | posso mandare avi | mp4 va bene | funzionano i video dell iphone | in che formato me lo ridai | posso mandare qualsiasi file | va bene un filmato della mia videocamera | che tipo di file',
  length:
    'quanto può durare un video | c è una dimensione massima | qual è il limite di dimensione | può durare un ora | il mio video è 2 gb si può | 20 minuti sono troppi | regge una conferenza di un ora e mezza | solo corti o anche lunghi | ho una registrazione molto lunga | quanto può durare al massimo | quanto può durare il video | il mio dura tre minuti va bene | cinque minuti sono troppi | un quarto d’ora si può',
  platforms:
    'posso incollare un link di youtube | funzionano i link di instagram | quali siti supporti | prendi i link di tiktok | va bene per reels e shorts | va bene per linkedin | posso mandare solo il link | link o file | va un link di google drive | prendi anche i link',
  several:
    'posso mandare più video | posso già mandare il prossimo | devo lasciare aperta l app | quanti video posso mandare insieme | posso chiudere la chat intanto | aspetto prima di mandarne un altro | posso spegnere il telefono intanto | posso uscire dall app mentre lavora | li mando uno alla volta',
  whoAreYou:
    'con chi sto parlando | sei una persona vera | è un robot | cosa sei di preciso | chi ti ha creato | sei un intelligenza artificiale | sei una macchina | c è qualcuno dietro | sei vero | lo legge un umano | è una cosa automatica | sei una persona o un robot',
  howToBegin:
    'come si usa sto coso | cosa devo mandarti | come funziona | cosa sai fare | cosa devo fare | ho bisogno di aiuto | come si usa | non so cosa fare adesso | dammi istruzioni | non ci capisco niente | cos altro puoi fare | spiegami come va | a cosa serve | cosa ti mando | mia figlia mi ha dato questo numero come si fa | sono anziana come funziona | ti mando il filmino e basta | a cosa servono i numeri | come correggo una riga | come cambio una parola',
  canCaption:
    'serve a mettere le scritte sul video | sei tu il bot che mette i sottotitoli | mi hanno detto che qui mettete le scritte ai video | puoi mettere i sottotitoli al mio video | è lei che scrive quello che dico | mio figlio dice che fate i sottotitoli | potrebbe aiutarmi con un filmato | avrei bisogno di sottotitoli per un video | sono nel posto giusto per i sottotitoli | è vero che metti le parole sull’immagine | fai i testi sotto ai video | volevo solo sapere se fai sottotitoli | metti per iscritto quello che uno dice giusto | ma tu sottotitoli i video',
  install:
    'devo installare qualcosa | serve un’applicazione | bisogna scaricare un programma | ci vuole un account | funziona senza app | si fa tutto qui in chat | devo scaricarmi qualcosa | va su un telefono vecchio | mi serve il computer | devo registrarmi da qualche parte',
  spoken:
    'capisci i dialetti | che lingue capisci nel video | ho un forte accento va bene lo stesso | e se parlo veloce | capisce il napoletano | funziona col veneto | parlo un po’ a mezza bocca è un problema | e se mischio due lingue | il mio italiano non è perfetto importa | in che lingue si può parlare | gli anziani del paese parlano in dialetto li capisce',
  watermarked:
    'c’è una filigrana sopra | mettete il vostro logo sul mio video | ci sarà scritto il vostro nome | è senza filigrana | c’è pubblicità vostra dentro | si vede che l’ha fatto un bot | resta qualche marchio sul video',
  fonts:
    'che font hai | quali caratteri ci sono | dimmi i nomi dei font | fammi vedere i caratteri | tra quali scritture posso scegliere | che caratteri avete | lista dei font per favore | come si chiamano i font | voglio un carattere con le grazie | lettere come in un vecchio videogioco | una scritta retrò da manifesto | lettere che sembrino ricamate | un font gotico | un font pixel | caratteri antichi come un’insegna | scritte da fumetto',
  someWords:
    'puoi evidenziare solo alcune parole | una parola può avere un altro colore | vorrei che risaltassero solo i nomi dei prodotti si può | singole parole in grassetto | solo quella parola di un altro colore | voglio scegliere quali parole risaltano | una parola in rosso e il resto bianco | mettere in evidenza solo le cose importanti | la parola lievito deve essere diversa | qualche parola che spicchi',
  nextVideos:
    'i prossimi video verranno uguali | la prossima volta devo ridire tutto | anche gli altri video escono così | ti ricordi questo stile per dopo | resta così per il prossimo | adesso tutti i miei video sono blu | la prossima volta può venire subito così | e per i prossimi video restano enormi o no | la prossima volta posso avere lo stesso look',
  changedLater:
    'posso rifarlo un altra volta se cambio idea | e se sbaglio posso tornare indietro | si puo cambiare dopo | posso modificarlo piu tardi | quante volte posso cambiarlo | e se domani non mi piace piu lo cambio',
  othersEdit:
    'mia figlia puo modificarlo anche lei | qualcun altro puo cambiarlo | la mia collega deve poter correggere | possiamo lavorarci in due | mio marito puo modificarlo dal suo telefono',
  cropped:
    'si tagliano i lati | ci saranno le bande nere | si perde qualcosa a destra e a sinistra | in verticale spariscono i bordi | restano le strisce sopra e sotto | che succede ai bordi',
  noisySound:
    'nel mio video c’è tanto vento va bene lo stesso | funziona con molto rumore | ho filmato vicino a una macchina mi capisci | c’è musica mentre parlo è un problema | il mio video è rumoroso va bene',
  putAway:
    'il telefono deve restare acceso | devo tenere acceso il telefono | posso mettere via il telefono | posso chiudere la chat intanto | devo lasciare aperto | posso bloccare il cellulare | posso uscire dall’app',
  passOn:
    'c è un link da mandare a qualcuno | come lo condivido con gli amici | posso inoltrarlo nel gruppo e basta | come lo metto sul telefono | dove trovo dopo il video | devo salvarlo io | sta nella mia galleria | come lo metto nello stato | posso mandarlo a mia sorella | come lo guardo in televisione | come lo metto sul mio facebook | dove premo per salvarlo',
  burntIn:
    'vedranno tutti i sottotitoli | la gente deve attivare i sottotitoli | si possono spegnere le scritte | le parole sono dentro l immagine | le scritte restano se lo inoltro | si vedono le parole anche su facebook | il testo fa parte del video',
  spellingsKept:
    'ti ricordi come si scrive il mio nome | la prossima volta lo scrivi giusto | impari dalle mie correzioni | devo correggerlo ogni volta | nel prossimo video saprai come si scrive',
  kept: 'per quanto tempo tieni il mio video | fino a quando resta qui | prima o poi viene cancellato | quando sparisce il video | resta qui per sempre | posso riprenderlo anche il mese prossimo | domani il video c e ancora | resta salvato da voi',
  howToSend:
    'come lo mando dal telefono | ce l’ho sul cellulare dove premo per inviarlo | quale tasto per allegare un video | dov’è il pulsante per caricare',
  shapeFits:
    'è il formato giusto per tiktok | su instagram viene tagliato | volevo sapere se è verticale per i reels | la misura va bene per le storie | fai video verticali | sai fare i video in verticale',
  saveButtons:
    'cosa fa come mio marchio | che differenza c’è tra predefinito e marchio | che succede se tocco come predefinito | a cosa serve il marchio',
  srtFile: 'cos’è un file srt | a cosa serve l’srt | cosa faccio con il file dei sottotitoli | come si apre l’srt',
  resultButtons:
    'cosa fanno i pulsanti | spiegami i pulsanti qui sotto | a cosa serve questo tasto | che succede se premo quel tasto',
  lastChange: 'cosa hai appena cambiato | qual era l’ultima modifica | che modifica hai fatto adesso',
  moreWords:
    'più parole alla volta per favore | mostra più parole sullo schermo | righe più lunghe | più parole per riga | tutta la frase insieme | frasi intere | non parola per parola meglio la riga intera | va troppo veloce metti più testo insieme | voglio sei o sette parole insieme | lascia più testo così si fa in tempo a leggere | due righe alla volta',
  shadow:
    'metti un’ombra dietro le lettere | che il testo abbia l’ombra | un po’ d’ombra sotto le parole | ombra per favore | lettere ombreggiate | aggiungi un’ombra | l’ombra più forte',
  frame:
    'metti una cornice intorno al video | un bordo attorno a tutta l’immagine | una cornice di fiori | disegna qualcosa sul video | un disegno accanto a me | cuoricini disegnati intorno | una cornice di legno | incornicialo bene | una decorazione sui bordi',
  endCard:
    'metti il mio numero di telefono alla fine | una schermata finale con il nostro sito | puoi mostrare il mio contatto alla fine del video | titoli di coda alla fine | che in fondo appaia l’indirizzo del negozio | un cartello di chiusura | aggiungi un outro | la mia mail negli ultimi secondi | alla fine gli orari di apertura',
  hideFaces:
    'sfoca le facce degli altri | copri la faccia del mio vicino | oscura i bambini | che non si legga la targa | nascondi il signore dietro | c’è una persona che non deve comparire | rendi irriconoscibili i bambini',
  fileSize:
    'il file è troppo pesante per la mail | fai un file più piccolo | quanti mega pesa | deve stare sotto i 10 mega | comprimilo così lo mando per mail | la posta dice che è troppo grande | mi serve un file più leggero | whatsapp dice che pesa troppo',
  announced:
    'ok te ne mando uno | ecco il mio video che arriva | lo sto inviando | registro qualcosa e te lo mando | aspetta che cerco il video | un attimo che lo carico | allora provo con un video | bene glielo mando e vediamo | devo prima trovare il filmato | adesso le mando qualcosa | domani ti mando il video | vai ti giro il mio | d’accordo faccio una prova',
  thanks:
    'grazie mille per l’aiuto | grazie infinite per la pazienza | è molto gentile | mi è stato di grande aiuto grazie | grazie e arrivederci | era tutto grazie | la ringrazio di cuore | grazie sei il migliore | grazie tante e buona serata | grazie bello ci sentiamo | le sono molto grata | grande grazie zio',
  greeting:
    'ciao c’è qualcuno | ehi come va che fai | buonasera | sono nuovo qui | buongiorno a tutti | ciao bot | piacere di conoscerla | funzioni | ci sei | ao bella',
  showText:
    'mandami tutto per iscritto | voglio stampare quello che ho detto | solo lo scritto da stampare | mi serve il testo intero | tutto il discorso in testo così lo stampo | mostrami il testo | fammelo leggere prima | fammi vedere cosa hai capito | vorrei vedere quello che hai scritto | posso vedere tutto per iscritto | mi mostri di nuovo quella riga | dove posso leggere le parole | voglio controllare cosa c’è scritto | leggimi l’ultima riga | cosa hai scritto esattamente | vorrei rileggere tutto | cosa dice adesso la riga tre | dammi tutte le righe',
  silences:
    'taglia le pause | togli i silenzi | elimina gli ehm | togliere le parti dove non parlo | taglia i vuoti in automatico | togli le pause | taglia dove non parlo',
  translation:
    'puoi tradurlo | voglio i sottotitoli in un altra lingua | sottotitoli inglesi sul mio video italiano | sottotitoli in spagnolo | in due lingue | parlo italiano ma il testo in inglese | metti i sottotitoli in polacco | traduci in turco per la collega | mi serve anche in arabo | il testo in inglese anche se parlo italiano',
  cleanVideo:
    'puoi togliere i sottotitoli che ci sono già | voglio il video senza sottotitoli | leva i sottotitoli | ridammi il video pulito | niente testo per favore | togli le scritte che c erano già',
  music:
    'aggiungi musica | metti una canzone sotto | puoi mettere un sottofondo | voglio la musica | una colonna sonora | una musichetta sotto sarebbe bella | metti una canzone di sottofondo',
  download:
    'scaricami solo questo video | salva questo da instagram | voglio solo il video senza sottotitoli | puoi togliere la filigrana di tiktok',
  voice: 'cambia la mia voce | rendi la voce più profonda | puoi camuffare la voce | un altra voce',
  trim: 'taglia i primi secondi | accorcia il video | taglia la fine | togli l intro | tieni solo da 10 a 30 secondi | tagliare l inizio | taglia l inizio dove sto fermo | togli la fine',
  speed:
    'mettilo più veloce | velocizza il video | rallenta un po | velocità doppia | parlo troppo piano velocizza | fallo andare più veloce | rallenta il video',
  picture:
    'il mio nome piccolo in un angolo | la filigrana in basso | metti il mio logo nell angolo | aggiungi un immagine | puoi inserire una foto | sovrapponi un immagine | aggiungi una gif | metti il nostro logo nell angolo | il nostro nome in un angolo | aggiungi lo stemma | mettici un adesivo | inserisci una foto | sai mettere una filigrana | metti le filigrane | il nome del mio canale in un angolo | una scritta nell’angolo tipo filigrana',
  backgroundBlur:
    'togli lo sfondo e mettimi da un altra parte | sfoca lo sfondo | cambia lo sfondo dietro di me | green screen | nascondi la mia stanza | un altro sfondo nel video',
  posting:
    'pubblicalo su instagram per me | caricalo direttamente su youtube | puoi metterlo su tiktok | programma il post | condividilo sul mio canale | va direttamente sul mio insta | lo pubblicate voi | lo devo caricare io | va in automatico su youtube | puoi mandarlo a mia sorella su whatsapp | mandamelo per mail | invialo al mio capo via mail | inoltralo al gruppo | giralo a mia moglie | si può spedire per posta elettronica | condividilo con i soci | mandalo a mia figlia',
  speakers:
    'ogni persona con il suo colore | siamo in due un colore ciascuno | le sue parole rosa le mie blu | colori diversi per chi parla | che si veda chi parla | un colore per ogni persona | le mie parole blu e le sue rosa',
  live: 'puoi sottotitolare una diretta | sottotitoli dal vivo | funziona in tempo reale | sottotitoli per la mia chiamata zoom | funziona in diretta',
  dubbing:
    'doppialo in inglese | fammi parlare spagnolo | metti una voce fuori campo | voce ai in inglese | un doppiaggio',
  summary:
    'riassumi il video | fai degli shorts dal video lungo | trova le parti migliori | i momenti salienti | di cosa parla il video | scrivimi una descrizione | suggerisci hashtag | fai delle clip brevi',
  otherFont:
    'posso usare il mio font | hai comic sans | voglio un altro carattere | usa helvetica | cambia il font | un altro tipo di carattere | un altra scrittura come sulle partecipazioni | c è un carattere più bello | vorrei il nostro font | come scritto a mano | altri caratteri',
  noise:
    'togli il rumore di fondo | il mio audio è basso alzalo | pulisci il suono | c è rumore di vento | migliora l audio | si sente poco alza l audio',
  brightness:
    'schiarisci l immagine | il video è troppo scuro | metti un filtro | correggi i colori del video | più contrasto nell immagine | fammi più magra | togli il doppio mento | cancella i brufoli | pelle più bella',
  timing:
    'i sottotitoli arrivano tardi | il testo è fuori sincrono | i sottotitoli sono in anticipo | il testo è in ritardo | non va a tempo con l audio | le scritte arrivano in ritardo | è fuori sincrono | i sottotitoli devono restare durante il silenzio | lascia il testo quando non parlo | perché le parole spariscono nelle pause | l’ultima riga deve restare fino alla successiva | la riga va via troppo presto',
  capitals:
    'niente maiuscole | tutto minuscolo | non urlare | perché è tutto maiuscolo | voglio le maiuscole | lettere normali non maiuscole | tutto in stampatello grande | tutto minuscolo anche a inizio frase | tutto in lettere grandi',
  wordCount:
    'meno parole alla volta | troppe parole sullo schermo | solo tre parole | troppo testo insieme | una riga sola',
  punctuation:
    'senza punteggiatura | togli le virgole | un punto alla fine | non voglio punti | mancano le virgole | togli virgole e punti',
  weight:
    'lettere più spesse | carattere più sottile | le lettere sono troppo grosse | meno grassetto | scritta più fine | carattere più sottile sembra che urli | le lettere sono troppo grosse e pesanti | scritte più cicciotte',
  shape:
    'fallo quadrato | mi serve un video quadrato | formato quadrato per il feed | può essere quadrato | quattro quinti per instagram',
  joining: 'unisci questi due video | attacca le mie clip | metti insieme i due video | puoi unirlo a quello di ieri',
  manyColors:
    'ogni parola di un colore diverso | lettere arcobaleno | lettere di tanti colori per i bambini | che cambi colore a ogni parola',
  emojiChoice:
    'meno emoji | ci sono troppe faccine | quella faccina lì non c entra | metti un altra emoji | voglio scegliere io le emoji',
  praise:
    'è bellissimo | lo adoro | wow ottimo lavoro | proprio quello che volevo | perfetto | sei il migliore | viene benissimo | così è meglio | figata | dio ti benedica | mia mamma sarà felice | sei un tesoro | è venuto benissimo | che bello | ottimo lavoro | complimenti',
  complaint:
    'dopo mezz ora ci sono pure gli errori | non mi convince | è orribile | non mi piace | non è quello che ho chiesto | è brutto | non funziona niente | non servi a niente | è sbagliato | non mi capisci | che disastro | così no | bella intelligenza artificiale | e questo sarebbe fatto bene | che schifezza | che brutto | non capisci niente | non ci siamo proprio | boh | non mi ascolti mai | te l’ho già detto | quante volte devo ripeterlo | sei cieco o cosa | non capisci proprio niente | si va di male in peggio | ma cosa ha combinato | sbagli sempre | questo bot non serve a nulla | è la terza volta che lo dico | perché non fai quello che dico | sto perdendo la pazienza | ha rovinato tutto | sono molto seccata | è venuto proprio male',
  patience:
    'ok aspetto | fai con calma | non c è fretta | torno dopo | nessun problema | va bene capito | ci sta | vado a portare fuori il cane | mi faccio un caffè | con calma sono al lavoro | vado a mangiare qualcosa | fai con comodo',
  refusal:
    'no grazie | lascialo così | non cambiare niente | va bene così | nient altro | non adesso | fa niente | lascia stare | quella va bene non toccarla | no aspetta lascia stare | anzi no lasciala così | stavo solo controllando | così va bene non cambiare niente',
  undo: 'torna alla prima versione | era meglio la prima | annulla | rimettilo com era | è stato un errore torna indietro | prima era meglio | togli l ultima modifica | preferivo quello di prima | preferivo l altra versione | rimettilo come stava | rimetti tutto com’era | annulla le ultime due cose | ridammi la riga di prima | lo rivoglio come prima | torni alla versione di prima | annulli quello che ha appena fatto | togli il giallo e torna indietro | annulli l’ultima correzione | un passo indietro | ripristina il testo originale di quella riga',
  reset:
    'torna allo stile predefinito | ripristina tutto | togli tutte le mie modifiche | impostazioni originali per favore',
  sameAgain:
    'come l ultima volta | uguale al mio video precedente | fai come al solito | lo stesso stile di ieri | come sempre | tutti e tre come l ultimo | anche gli altri così | stesso stile per tutti',
  render:
    'va bene fallo | vai pure | ok fallo adesso | finiscilo | crea il video per favore | sì fai il video finale | mi piace così mandami il video | vai procedi | ok fallo | va bene manda',
  makeDefault:
    'sempre così | salvalo per la prossima volta | ricorda questo stile | per tutti i miei video | d ora in poi così',
  clearFaces:
    'il testo è sulla mia faccia | i sottotitoli coprono la bocca | spostalo dal viso | non si vede la faccia | le parole sono sul mento',
  bigger:
    'non riesco a leggere è minuscolo | troppo piccolo | ingrandisci le lettere | mia nonna non riesce a leggerlo | aumenta il testo | sul telefono si vedono appena | sul telefono non si legge più grande | la nonna lo vuole più grande | la scritta è troppo piccina | mi servono gli occhiali',
  smaller:
    'il testo è enorme | troppo grande | occupa tutto lo schermo | lettere più piccole | riduci il testo | le scritte coprono tutto | un pochino più piccole | sono enormi',
  higher:
    'spostalo su | un po più in alto | i sottotitoli sono troppo bassi | i pulsanti dell app lo coprono | non così in basso | alza un po  le scritte | non si vedono le mani più su | tiralo su',
  lower:
    'spostalo giù | il testo più in basso | è troppo in alto | abbassa i sottotitoli | più vicino al bordo inferiore | abbassa un po  le scritte | un filo più giù | più in basso',
  thickerOutline:
    'bordo più forte intorno alle lettere | più contorno | il bordo più spesso | contorno più largo | il bordo più spesso che si perde tutto',
  readable:
    'più leggibile per favore | non si legge sullo sfondo chiaro | bianco su bianco non si vede | il testo si perde nello sfondo | più contrasto per il testo | per chi vede male | la scritta sparisce sul muro bianco | le lettere si perdono nello sfondo',
  vertical:
    'mi serve per tiktok | mettilo in verticale | per le storie di instagram | formato ritratto | ritaglialo per il telefono | per uno short | in piedi per il telefono | formato telefonino',
  notVertical:
    'lascialo orizzontale | non ritagliare | formato largo | non in verticale | lascia il video come l ho girato | orizzontale per youtube | orizzontale che va in tv | per il proiettore quindi largo | sdraiato non in piedi | per il sito in orizzontale | per lo schermo grande',
  emojis:
    'metti delle faccine | con le emoji | con le iconcine | più simpatico con le emoji | mettici qualche faccina | qualche emoji qua e là | vivacizza con le faccine',
  noEmojis:
    'niente faccine | quei disegnini sono ridicoli | togli le emoji | senza icone | sono troppo vecchio per le emoji | via le faccine | siamo uno studio legale niente emoji',
  plain:
    'qualcosa di semplice | solo testo normale | meno appariscente | più serio | non così colorato | più sobrio | minimale | professionale e pulito | niente di esagerato | più serio vendiamo case | sobrio è per un avvocato | meno colori meno tutto | discreto per favore',
  boxed:
    'metti un riquadro dietro il testo | sfondo nero dietro le parole | testo bianco su striscia nera | scritte in un rettangolo',
  wordByWord: 'una parola alla volta | ogni parola da sola | parola per parola | parole singole',
  noAnimation:
    'il testo non deve muoversi | niente rimbalzi | le parole che saltano danno fastidio | testo fermo | senza animazione | mi fa girare la testa | non far saltare le parole | mi gira la testa con tutti questi salti | che le scritte stiano ferme | balla tutto',
  zoom: 'fai zoom quando dico cose importanti | lo zoom mi fa girare la testa | togli lo zoom | avvicinati un po’ sulle parole importanti | niente zoom | un primo piano del mio viso',
  ownScript:
    'ho il copione posso incollarlo | ho scritto quello che dico te lo do | posso mandarti il mio testo | lo leggo dal gobbo | serve se ti mando il copione | ho già il testo pronto',
  cancel:
    'lascia stare ne mando uno migliore | ferma era il video sbagliato | annulla per favore | aspetta clip sbagliata | lo registro di nuovo non farlo | questo video non serve più | fermati | fermo ho sbagliato video | aspetta ho mandato quello sbagliato | oddio non è quello | annulla è il file sbagliato',
  saveBrand:
    'ricorda questo stile per la prossima volta | salva questo look come il mio marchio | tieni questi colori come i nostri | voglio riusare questo stesso stile | memorizza questo stile',
  noOutline: 'senza il bordo nero | togli il nero intorno alle lettere',
  thinnerOutline: 'il bordo è troppo spesso | bordo più sottile',
  progressBar: 'una barra sotto che avanza | una linea che mostra quanto manca',
  noProgressBar: 'togli la barra in basso | senza barretta',
};
