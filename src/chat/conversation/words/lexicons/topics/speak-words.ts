import type { Language } from '../../../../../texts/languages.ts';

/** What people call each language, wherever they come from. */
export const languagesByName: Record<Language, string> = {
  en: 'english|ingles|inglese|anglais|englisch|английск*|англ',
  es: 'spanish|espanol|spagnolo|espagnol|spanisch|espanhol|castellano|испанск*',
  fr: 'french|frances|francese|francais|franzosisch|französisch|французск*',
  de: 'german|aleman|alemao|tedesco|allemand|deutsch|немецк*',
  it: 'italian|italiano|italien|italienisch|итальянск*',
  pt: 'portuguese|portugues|portoghese|portugais|portugiesisch|португальск*',
  ru: 'russian|ruso|russo|russe|russisch|русск*',
};

/** Verbs that are said to the bot, not of the video. */
export const speakForms = [
  '(can|could|do|would) you (speak|talk|write) {name}',
  '(switch|change) to {name}',
  '(cambia|cambiare|metti) (la_lingua|lingua) (in|italiano) {name}',
  '^ (muda|mude|troca|passa) (pra|para|pro) {name}',
  '^ (speak|talk) {name}',
  '(switch|change|cambiate|pasate|cambia|pasa|passe|passez|passa|muda|mude|wechsle|wechsel) {name} (with_me|conmigo|comigo|avec_moi|mit_mir|con_me)',
  'please_(speak|answer|reply|respond|write|talk) {name}',
  '(answer|reply|respond|write|talk|speak|text)_(to_me|me|with_me|to_us|us) {name}',
  '(answer|reply|respond)_in {name}',
  '(hablame|contestame|respondeme|escribeme|escribame|hableme|contesteme|respondame|contestad|responded) {name}',
  '(responde|responda|escreve|escreva)_(comigo|me|em|pra_mim|para_mim) {name}',
  '(fala|fale|conversa|converse)_comigo {name}',
  'me_(responde|responda|escreve|escreva|responder) {name}',
  '(langue|lingua|idioma|lengua|language|sprache|язык) (bot|menu|menus|chat|interface|бота|меню) {name}',
  '(hablas|hablais|hablame|puedes_hablar|podrias_hablar) {name} $',
  '^ (habla|hablad) {name} $',
  '(puedes|puede|podeis|podrias|podria) (hablar|hablarme|hablarnos|escribirme|responderme|contestarme) {name}',
  '(pode|podes|poderia|podia|consegue) (falar|responder|escrever) {name}',
  '(можно|давай|давайте) {name} (please|pls|плиз|пожалуйста|пж|$)',
  '(parles|parle|parlez) (tu|vous) {name}',
  '(parle|parlez|reponds|repondez|ecris|ecrivez|discute) (moi|nous) {name}',
  '^ (parle|parlez|reponds|repondez) {name} (stp|svp|$)',
  '(interface|menu|menus|messages|boutons|bot) en {name}',
  '(peux|pouvez|pourrais|pourriez) (parler|repondre|ecrire) {name}',
  '(langue|lingua) {name} (du|pour_le|del|nel|per_il|come) (bot|menu|chat)',
  '^ (parli|parla|rispondi|scrivi) {name} (per|pls|please|grazie|$)',
  '(parlami|parlate|rispondimi|rispondi|scrivimi) {name}',
  '(interfaccia|menu|messaggi|pulsanti|bot) in {name}',
  '(metti|mettere|imposta|cambia|passa) {name} (come) (lingua) (bot|tua|chat|menu)',
  '(passa|passare|passiamo) (a|al|all) {name}',
  '(puoi|potresti|sai) (parlare|parlarmi|rispondere|scrivere) {name}',
  '(sprichst|sprechen|kannst|können|schreib|antworte) (du|sie|mir|mit) {name}',
  '(can|could) we (speak|talk|write|chat) {name}',
  '(stell|stelle|schalt|schalte|stellen|schalten) {name} um',
  '(wechsle|wechsel|wechseln|umschalten|umstellen|switch) (auf|zu|nach) {name}',
  '{name} (umstellen|umschalten|wechseln)',
  '(sprich|rede|red|antworte|antworten|schreib|schreibe|reden) {name}',
  '(konnen|konnten|kannst|konntest|darf|kann) (wir|du|sie|ihr|ich) {name} (reden|sprechen|schreiben|antworten|weiterreden)',
  '(voce|vc|tu) (fala|falas) {name}',
  '^ (fala|falas) {name} $',
  '(можешь|можете|умеешь|умеете) (говорить|отвечать|писать|общаться) {name}',
  '{name} (можешь|можете|умеешь) (говорить|отвечать|писать)',
  '(говори|говорите|отвечай|пиши) {name}',
  '(переключись|переключайся|переключи|переключите|перейди|переходи|перейдем|перейдите|общайся|общайтесь|разговаривай) {name}',
  '(давай|давайте|можно|можем) (по|на) {name}',
  '(поменяй|смени|измени|поменять|сменить|переключи) (язык) (бота|интерфейса|интерфейс|чата) {name}',
  '^ по {name}',
  '(parler|parlare|hablar|falar) {name} (stp|svp|per_favore|por_favor|pf) $',
];

/** Languages that the bot does not speak. */
export const otherLanguages =
  'polish|polaco|polacco|polonais|polnisch|polones|польск*|ukrainian|ucraniano|ucraino|ukrainien|ukrainisch|украинск*|' +
  'turkish|turco|turc|turkisch|türkisch|турецк*|arabic|arabe|arabo|arabisch|арабск*|dutch|neerlandais|niederlandisch|' +
  'niederländisch|holandes|olandese|нидерландск*|romanian|rumano|rumeno|roumain|rumanisch|rumänisch|romeno|румынск*|' +
  'greek|griego|greco|grec|griechisch|греческ*|czech|checo|ceco|tcheque|tschechisch|чешск*|swedish|sueco|svedese|' +
  'suedois|schwedisch|шведск*|chinese|chino|cinese|chinois|chinesisch|chines|китайск*|japanese|japones|giapponese|' +
  'japonais|japanisch|японск*|korean|coreano|coreen|koreanisch|корейск*|hindi|хинди|catalan|catala|catalano|' +
  'katalanisch|euskera|basque|vasco|gallego|galego|croatian|croata|kroatisch|serbian|serbo|serbisch|hungarian|ungarisch|ungherese';
