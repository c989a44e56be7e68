import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const italianSentences: SentenceWords = {
  possible: /si puo|possibile|anche/u,
  already: /(?:e stato|ce|ci sono|sono)(?: \p{L}+){0,5} gia|gia ce/u,
  unchanged: /lasci|invariat|tocc|toccar/u,
  unseen:
    /illeggibil[ei]|non (?:si |le |li |lo |la )*(?:vede|vedono|vedo|vediamo|legge|leggono|leggo|distingue\p{L}*|nota|notano|capisce|capiscono)|si (?:perde|perdono|confonde|confondono)|sparisc\p{L}*|scompa\p{L}*|invisibil\p{L}*/u,
  unread:
    /illeggibil[ei]|non (?:si |le |li |lo |la |riesco a |riesce a |posso |ci )*(?:legge|leggono|leggo|leggere|leggerle|leggerlo|leggerli|leggiamo)|(?:difficile|impossibile|fatica a) (?:da )?legger\p{L}*|si legge\p{L}* (?:male|poco)/u,
  compared: 'come tipo tanto stile com',
  restoring: 'torna rimetti tornare torniamo',
  beforeNoun:
    'si ma pero beh il lo la i gli le l un una mio mia miei mie su sul sulla sullo sui sulle sugli nel nella con contro quel quella quelle quei',
  letterCase: {
    first:
      'con_la_maiuscola, con_l_iniziale_maiuscola, con_(iniziale|lettera)_maiuscola, (va|ci_va)_la_maiuscola, maiuscola $, con_la * maiuscola, va_(maiuscolo|maiuscola), con_la_lettera_grande, @_(grande|maiuscola|maiuscolo), maiuscola, maiuscolo, (iniziale|iniziali)_(grande|grandi|maiuscole), maiuscole',
    each: '(maiuscola|maiuscole)_(entrambe|entrambi|tutte_e_due|tutti_e_due)',
    all: '(in|tutto|tutta|tutto_in|tutte)_(maiuscolo|maiuscola|maiuscole|stampatello), in_lettere_maiuscole',
    small:
      'minuscolo $, (in|tutto|con_la|con|tutto_in)_(minuscolo|minuscola|minuscole), con_la * minuscola, con_l_iniziale_minuscola, iniziale_minuscola, con_l_iniziale_piccola, senza_maiuscola, minuscolo, minuscola, minuscole, @_(piccola|minuscola|minuscolo)',
  },
  standingOut: 'risalt*, evidenzi*, spicc*, enfatizz*, in_(risalto|evidenza|grassetto), altro_colore, colore_diverso',
  thanks:
    'grazie, graziee, grz, thanks, thx, merci, (la|ti|vi)_(ringrazio|ringraziamo), ringrazio, ringraziamenti, ringraziarla, ringraziarti, ringraziarvi, ringraziare, (le|ti|vi)_sono_(grato|grata), (grato|grata), (molto|troppo)_gentile, graziee*, (sei|e)_stato_(paziente|bravo|gentile|bravissimo), sei_(un|una|il|la) (angelo|tesoro|grande|genio|mito|migliore|amore), sei_(fantastico|bravissimo|mitico|grande), ^ mi_basta $, ^ mi_basta_(cosi|questo) $, ^ (a|per)_me_basta $, ^ (a|per)_me_basta_cosi $, ^ questo_mi_basta $, ^ mi_accontento $, (offro|offrirei|offriro|pago|offre|devo) (bottiglia|caffe|birra|bicchiere|pranzo|cena|spritz|bere), (bottiglia|caffe|birra|bicchiere|pranzo|cena|spritz|bere) (offro|offrirei|offriro|pago), sei_(un|una|il|la|proprio_un|proprio_una) (campione|campionessa|asso|portento|fenomeno|gioiello|forza|maga|mago|stella|santo|santa|bomba|macchina|numero), ^ che_(bravo|brava|bravi) (macchina|bot|aiuto|aiutante|$)',
  goodbye:
    '(buone|buoni|buona|buon)_(onde|vendite|feste|vacanze|cose|fortuna|continuazione|lavoro|affari), arrivederci, arrivederla, addio, bye, a_(presto|domani|dopo|risentirci|rivederci), alla_prossima, buona_(notte|serata|giornata|continuazione|domenica), buonanotte, ci_(vediamo|sentiamo|si_vede), (cordiali|tanti|distinti)_saluti, saluti, stammi_bene, era_tutto, baci, abbracci, buona_(serata|giornata|notte)',
  where: 'dove, dov, dovè',
  contrast: 'ma, però, tuttavia, tranne, solo',
  asking: 'sapere, dirmi, dica, chiedere, chiederle, chiedo, domanda',
  reported: 'dice, detto, dicono, raccontato, sentito, consigliato, pare, mostrato, mandato, dato, passato, inviato',
  work: 'arrivato (video|file|bene|$), ^ (pronto|finito|fatto) $, (e|ha|hai|hanno|avete|ho|video|rendering|render) (renderizzato|finito|finita|terminato|terminata|completato|elaborato|generato|pronto|pronta), (quasi|gia|ancora) (pronto|pronta|finito|finita|fatto|terminato), (sta|stai|si_sta|state|stanno) (renderizzando|elaborando|lavorando|generando|processando), come_(va|procede|sta_andando) (video|lavoro|rendering|tutto|ora|$), (quanti|qualcuno|quanta_gente) (prima_di_me|davanti), (sono|tocca) (prossimo|primo|a_me), (posto|posizione|numero) (coda|fila), c_e_(coda|fila|molta_coda), (che|quale|quanta) (percentuale|fase|passo), (minuti|secondi) (finire|pronto|finisca), (avvisami|dimmi) (pronto|finito), (dov|dove) (e_il_mio|e_il|il_mio) (video|filmato), ^ come_va $, ^ (e|sara)_(veloce|rapido|rapida|una_cosa_veloce|una_cosa_lunga|una_cosa_rapida) $, ^ (fai|fate|si_fa|ci_metti)_(presto|in_fretta|poco) $',
};
