import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const italianTopics: TopicPhrases = {
  settings:
    '^ (impostazioni|preferenze|opzioni) $, (apri|mostra|mostrami|vedere|dove) (impostazioni|preferenze), dove (cambio|cambiano|modifico|imposto|si_cambia)',
  styles:
    '(che|quali|altri|altro|quanti|qualche) (stili|stile|modelli|effetti|look|grafiche), (mostra|mostrami|vedere|elenco|lista) (stili|modelli), cosa_(altro|hai), (hai|qualcosa|altro) (di_meglio|di_diverso|di_altro|altro), ^ stili $, scegli_tu',
  colors:
    '(che|quali|altri|quanti|mostra|mostrami|elenco|lista) colori, (cambiare|cambia|scegliere|cambio) (colore|colori) $, ^ (colori|colore) $',
  language: '(cambia|cambiare|cambio|imposta) lingua $, ^ lingua $, dove lingua, lingua (bot|chat|tua) $',
  videos:
    '^ (miei|i_miei|vecchi) video $, (mostra|mostrami|vedere|elenco|lista|dove|trovo|rivedere) (miei|vecchi|precedenti|passati|altri|tutti) video, (miei|vecchi)_video (dove|sono|trovo), video (vecchi|precedenti|passati|gia_fatti), ^ cronologia $',
  home: '(torna|torniamo|vai|portami|tornare|indietro) (menu|home|principale|iniziale), menu_(principale|iniziale), ^ (menu|home|inizio) $',
  deleteData:
    '(cancella|cancellate|elimina|eliminate|cancellare|eliminare|rimuovi|rimuovere|rimuovete|distruggi|via) (tutto|dati|informazioni|account|profilo|ogni) (me|mio|mia|miei|di_me|su_di_me|avete|hai|personali|conto|quello), (cancella|cancellate|elimina|eliminate|cancellare|eliminare|rimuovere) (miei|mio|dati|account|profilo|iscrizione), (cancellazione|eliminazione|rimozione) (dati|account|personali), diritto_(all|di) oblio, (dimenticami|dimenticatemi|dimentica_tutto), (cancella|elimina|eliminare)_tutto',
  deleteVideo:
    '(cancella|cancellalo|elimina|eliminalo|cancellare|eliminare|butta|buttalo|cestina|rimuovi|rimuovere|togli) (video|filmato|clip|ultimo|primo|secondo|terzo), ^ (cancellalo|eliminalo|buttalo|cestinalo), (cancellalo|eliminalo|buttalo) (via|subito|per_favore|dai), (primo|secondo|terzo|ultimo) (buttalo|cancellalo|eliminalo|via|butta|cancella|elimina)',
  sendAgain:
    '(rimandamelo|rimandami|rimanda|reinvia|reinviami|reinviamelo|rispedisci|rimandare|rimandarmelo|reinviarlo), (manda|mandami|mandamelo|invia|inviami|inviamelo) (di_nuovo|ancora|un_altra_volta|nuovamente), non (si_apre|lo_apre|parte|funziona_il_video|riesco_ad_aprirlo|arrivato_il_video), (perso|cancellato|eliminato) (per_sbaglio|per_errore|il_video|video)',
  sendFile:
    '(come|in|formato|mandi|allegato) (file|documento|allegato), qualita (piena|originale|massima|alta|migliore|buona|full), (massima|alta|piena|miglior|migliore|buona|full) (qualita|risoluzione|definizione), (non|senza) (compresso|compressione|comprimere|compressi), (si_sgrana|sgranato|sgranata|compresso|pixelato|sfocato) , qualita (pessima|bassa|scarsa|orribile|schifo|brutta)',
  sendSrt: 'srt, vtt, file (sottotitoli|srt), sottotitoli (in_un_file|a_parte|separati|separato|come_file|file)',
  showMistakes:
    '(come|dove) (correggo|correggere|correggerlo|cambio|cambiare|modifico|modificare|aggiusto|sistemo|si_corregge) (parola|parole|errore|errori|testo|nome|scritta|riga|sbagliata|sbagliato), (ci_sono|c_e|ha|hai|avete|visto|trovato|qualche|alcuni|un_po) (errori|errore|sbagli|refusi|strafalcioni), (posso|si_puo|potrei|possiamo) (correggere|modificare|sistemare) (testo|parole|sottotitoli|scritte), (sbagliato|scritto_male|sbagliate) (nome|cognome|parola|parole) , (nome|cognome|parola) (scritto_male|sbagliato|sbagliata)',
  speak: '',
  work: '(e|ma) (pronto|pronta|finito|fatto), (pronto|finito|fatto) (o_no|si_o_no), (quanto|tanto) (manca|ci_vuole|ci_mette|ci_metti|ci_metterai|dura|tempo|devo_aspettare|impiega|serve), (a_che_punto|che_punto), (dov|dove) (e|finito|sta|trovo|arriva|lo_trovo) (video|filmato|risultato|mio|finito), perche (tanto|lento|tempo|lungo|mette|impiega), come_mai (tanto|tempo|lento|mettendo|ci_mette), (bloccato|piantato|incantato|fermo|morto), (ci_sei|sei_vivo|c_e_qualcuno), sta (andando|funzionando|lavorando|elaborando), (non) (arrivato|ricevuto|arriva|mi_e_arrivato), quando (pronto|arriva|finito|finisce|finisci), (aspettare|ci_vuole) (ora|ore|molto|tanto|minuti|tutto), (novita|stato|avanzamento) $, ^ (allora|quindi|e_allora) $, in_tempo',
  minutes:
    '(quanti|minuti|crediti|tempo) (minuti|crediti|rimasti|restano|rimangono|restanti|mi_restano|disponibili|ho_ancora|residui), quanti_(minuti|video|crediti), minuti (ho|usati|consumati|finiti)',
  price:
    '(quanto|che) (costa|costano|prezzo|pago|si_paga|viene|devo_pagare|costi), (prezzo|prezzi|abbonamento|abbonamenti|tariffa|tariffe|listino|gratis|gratuito|gratuita|costo|costi), (si_paga|a_pagamento|devo_pagare|pagare), carta_di_credito, piano (mensile|annuale|pro|agenzie)',
  privacy:
    '(chi|qualcuno|altri|gente|nessuno) (vede|vedono|accesso|accede|guarda|guardano|puo_vedere|vedere) , che_fine (fanno|fa), (cosa|che) (succede|fate|ne_fate) (video|dati|miei|file), (conservate|conservati|salvate|salvati|tenete|restano|rimangono|memorizzati|archiviati) (video|server|dati|file|quanto|dove|da_voi) , (quanto|quando) (eliminate|cancellate|conservate|tenete|conservati|restano|eliminati|cancellati|rimangono), privacy, gdpr, riservat*, (allenare|addestrare|addestramento) (ia|ai|intelligenza|modelli), (dove) (finiscono|vanno|conservati|salvati|server), (sono|e) (privati|privato|sicuro|sicuri|al_sicuro), segreto_professionale',
  formats:
    '(che|quali|quale) (formati|formato|file), (mov|mp4|mkv|avi|webm|wmv|hevc|flv) (va|vanno|bene|funziona|ok|accettati|supportati|posso|si), (va_bene|accetti|accettate|leggi|supporti|funziona|mandare|prendi) (mov|mp4|mkv|avi|webm|wmv)',
  length:
    '(quanto) (lungo|lunghi|grande|puo_durare|pesante|lunga), (durata|lunghezza|dimensione|peso|limite|limiti) (massima|massimo|video|max|minuti|tempo|durata), (c_e|esiste|avete|ci_sono) (limite|limiti|massimo), (ora|ore|minuti) (va_bene|ok|troppo|e_troppo|ce_la|si_puo|riesci|posso), troppo_(lungo|pesante|grande), massimo (minuti|durata)',
  platforms:
    '(quali|che|quale) (siti|piattaforme|app|link|social), (youtube|instagram|facebook|tiktok|vimeo|linkedin|dropbox|drive|twitch|whatsapp|telegram|insta) (va_bene|ok|funziona|funzionano|anche|si_puo|posso|link|vanno), (link|video) (youtube|instagram|facebook|tiktok|vimeo|dropbox|drive|insta|da_dove), (posso|puoi|accetti|prendi|va_bene|vanno_bene|funziona|mandare|mandarti|funziona_anche) (link|youtube|instagram|facebook|vimeo|dropbox|insta|whatsapp)',
  whoAreYou:
    'chi_(sei|siete|e), (sei|parlo|sto_parlando|c_e|siete) (persona|umano|bot|robot|vera|vero|macchina|reale|ia), come_ti_chiami, cosa_sei, chi_(ti_ha_fatto|c_e_dietro)',
  howToBegin:
    '(come|dove) (si_comincia|inizio|comincio|si_inizia|si_usa|funziona|funzioni|cominciare|iniziare|devo_fare|faccio), (non) (capisco|ho_capito|ci_capisco|so_come|sono_pratica|sono_pratico), (cosa|che) (sai_fare|fai|puoi_fare|sapete_fare|fate|serve|posso_fare|devo_fare), (spiegami|spiegamelo|mi_spieghi|puoi_spiegarmi), (mi_aiuti|aiutami|aiuto|mi_puoi_aiutare|aiutatemi) $, (puoi|potresti|riesci_a|si_puo) (sottotitolare|mettere_i_sottotitoli|sottotitoli) $, (prima_volta|sono_nuovo|sono_nuova)',
  silences:
    '(taglia|tagliare|togli|togliere|elimina|eliminare|rimuovi|leva|tagli) (silenzi|silenzio|pause|pausa|ehm|mmm|eh|intercalari|respiri|vuoti)',
  translation:
    '(tradu*|traduzione), bilingue, (due|entrambe)_lingue, (sottotitoli|scritte|testo) in (inglese|spagnolo|francese|tedesco|cinese|arabo|portoghese|russo) (anche|invece|ma|pero|mentre|e_non)',
  cleanVideo:
    '(togli|togliere|leva|elimina|rimuovi|rimuovere|levare|senza) (sottotitoli|scritte|didascalie) (del_tutto|originali|gia|esistenti|pulito|tutti|completamente|prima|impressi|vecchi|dal_video), video (pulito|senza_sottotitoli|senza_scritte|originale_senza), ^ (niente|senza|togli|no)_(sottotitoli|i_sottotitoli) $',
  music:
    '(metti|mettere|mettici|aggiungi|aggiungere|mettiamo|ci_vuole|ci_sta|vorrei|voglio|una|un_po_di) (musica|musichetta|canzone|colonna_sonora|base|sottofondo|jingle), (musica|musichetta|canzone|base) (sotto|sottofondo|di_fondo|dietro|allegra)',
  download:
    '(scaricare|scarica|scaricami|scaricarlo|scaricamelo|scaricarmi) (senza|solo|soltanto|e_basta|video|questo), (solo|soltanto)_(scaricare|scaricarlo|il_download), senza_(filigrana|watermark|logo_tiktok)',
  voice:
    '(cambia|cambiare|cambiami|modifica|modificare|abbassa|alza|camuffa) (voce), voce (diversa|piu_bassa|robot|maschile|femminile|piu_profonda|grossa|camuffata)',
  trim: '(taglia|tagliare|tagliami|accorcia|accorciare|togli|elimina|leva|via) (primi|ultimi|inizio|fine|finale|secondi|minuto|minuti|intro|pezzo|parte), (accorcia|accorcialo|accorciare|taglialo) , (primi|ultimi) # (secondi|minuti) (via|toglili|tagliali)',
  speed:
    '(velocizza|velocizzalo|accelera|acceleralo|rallenta|rallentalo|velocizzare|accelerare|rallentare), (piu|troppo) (veloce|lento|lenta) (video|filmato), (1.5x|2x|1.25x|1.2x), slow_motion, rallentatore, time_lapse',
  picture:
    '(metti|mettere|mettici|aggiungi|aggiungere|inserisci|inserire|mettere|attacca|usa|puoi_mettere) (logo|immagine|foto|fotografia|gif|adesivo|immagini|filigrana|marchio_in), (logo|foto|immagine|stemma) (angolo|in_alto|in_basso|finale|nel_video|sopra)',
  backgroundBlur:
    '(sfoca|sfocare|sfuma|sfocami|offusca) (sfondo|dietro|stanza), (cambia|sostituisci|cambiare|sostituire) sfondo (video|immagine|stanza|spiaggia|dietro), green_screen, sfondo_virtuale',
  posting:
    '(pubblica|pubblicalo|pubblicare|posta|postalo|carica|caricalo|caricare|postarlo|condividi|programma) (insta|instagram|tiktok|youtube|facebook|linkedin|profilo|pagina|canale|storia|direttamente|per_me|da_solo|tu)',
  speakers:
    '(due|tre|ognuno|ciascuno|ogni|siamo) (persone|persona|parlanti|ospite|ospiti|speaker|a_parlare|voci|in_due) (colore|colori|rosso|blu|giallo|verde|rosa), colore (diverso|diversi) (persona|ognuno|ospite|ogni|ciascuno|chi_parla|speaker), (mie|sue|miei|suoi) (parole|battute|frasi|scritte) (sue|mie|suoi|miei|ospite|altro), (lui|lei|io|ospite) (giallo|rosso|blu|verde|rosa|azzurro) (lui|lei|io|ospite)',
  live: '(in|la|una|mia|per_la|durante)_(diretta|live), dirette, live_streaming, streaming, in_tempo_reale',
  dubbing:
    '(doppia|doppialo|doppiare|doppiaggio|doppiato|doppiami), (voce_fuori_campo|voce_sintetica|voce_ai), (fammi|fallo|falla) (parlare) (inglese|spagnolo|francese|tedesco)',
  summary:
    '(riassum*|riassunto|sintesi|sintetizza), (parti|momenti|pezzi) (migliori|piu_belli|salienti|belle), (migliori|piu_belli) (momenti|parti|pezzi), versione_(breve|corta), (fai|tira_fuori|ricava|crea) (clip|pezzi|shorts) (da|dal|piu_corte)',
  otherFont: `${fontNames}, (mio|altro|nostro|diverso|un_altro|cambia|cambiare) (font|carattere_tipografico), (che|quali) (font|caratteri)`,
  noise:
    '(togli|togliere|elimina|riduci|ridurre|pulisci|pulire|leva|rimuovi) (rumore|rumori|fruscio|eco|vento|ronzio|audio|brusio|sottofondo_audio|ventola), (volume|audio|voce) (piu_alto|alza|alto|basso|piu_forte), (alza|aumenta|abbassa) (volume|audio)',
  brightness:
    '(schiarisci|schiarire|scurisci|scurire|illumina|rischiara) (immagine|video|ripresa|inquadratura|tutto|un_po), (immagine|video|ripresa|inquadratura) (scuro|scura|buio|buia|chiara|chiaro|luminosa|luminoso), (luminosita|saturazione|correzione_colore|color_grading|filtro)',
  timing:
    '(sottotitoli|scritte|testo|parole) (in_anticipo|in_ritardo|anticipo|ritardo|sfasati|sfasate|prima|dopo|sfalsati|fuori_sincrono), fuori_sincrono, non (sincronizzati|sincronizzate|a_tempo|sincrono|combaciano), sincron*',
  capitals:
    '(tutto|tutte|tutti|in|metti|scrivi|senza|non|solo|lettere|niente) (maiuscolo|maiuscole|maiuscola|stampatello|minuscolo|minuscole|minuscola|caps), ^ (maiuscolo|maiuscole|stampatello|minuscolo|minuscole), (sembra|come_se|pare) (urli|urlo|gridi|urlare|gridare)',
  wordCount:
    '(massimo|max|solo|al_massimo|non_piu_di) (#|due|tre|quattro|cinque) parole, (#|due|tre|quattro|cinque) parole (alla_volta|per_volta|max|massimo|insieme|schermata|sullo_schermo|riga), (meno|piu|troppe|poche) parole, parole (insieme|alla_volta|per_volta|per_schermata|in_una_volta), (frasi|pezzi|righe) (piu_lunghe|piu_corte|piu_lunghi|piu_corti)',
  punctuation:
    'punteggiatura, (senza|con|mancano|togli|leva|niente|metti|aggiungi|mancanti) (virgole|virgola|punti|punti_e_virgole|puntini), (virgole|punti) (mancano|mettile|toglile|via|mettili|toglili)',
  weight:
    '(carattere|font|lettere|scritta|scritte|testo) (meno_pesante|piu_leggero|piu_fine|piu_sottile|piu_sottili|piu_pesante|piu_grasso|meno_grasso|piu_spesso|piu_leggere|meno_spesso|piu_cicciotte|piu_fini), (meno|piu)_grassetto',
  praise:
    '(che|ma_che) (bello|bella|figata|spettacolo|meraviglia|figo|bomba|forte), (bellissimo|bellissima|stupendo|stupenda|fantastico|fantastica|meraviglioso|favoloso|grandioso|spettacolare|eccezionale|strepitoso|magnifico), (mi|ci) (piace|piacciono) (tanto|molto|un_sacco|moltissimo|assai), complimenti, (ottimo|bel|gran|bravo|brava|bravi|bravissimo|bravissimi) (lavoro|davvero|risultato), ^ (bravo|brava|bravi|bravissimo|bravissimi|wow|figata|top|ottimo|grande), (sei|siete) (mago|genio|grande|forte|un_mito|mitico), adoro',
  complaint:
    '(schifo|orribile|brutto|brutta|pessimo|pessima|delusione|deluso|delusa|vergogna|inguardabile|inutile|terribile|bruttissimo), non (piace|mi_piace|va_bene|ci_siamo|sono_soddisfatta|sono_soddisfatto|bello), fa_(schifo|pena|cagare|ridere)',
  patience:
    'con_calma, (nessuna|senza|non_c_e)_fretta, (aspetto|attendo|aspetteremo), (prenditi|fai) (tempo|con_calma), (nessun|non_c_e) problema',
  refusal:
    '^ (no|nono|macche|no_grazie|non_serve|niente) $, (lascia|lasciare|lascialo|lascialo_stare|lascia_stare|non_toccare|non_cambiare) (testo|tutto|cosi|niente|parole|scritte|come)',
};
