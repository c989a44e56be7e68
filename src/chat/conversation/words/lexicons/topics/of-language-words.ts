import type { Language } from '../../../../../texts/languages.ts';

/** What a language that a message names is wished for. Patterns like those of topics. */
export interface OfLanguageWords {
  /** Said of what the bot writes: “your messages in”, “message me in”. */
  bot: string;
  /** “I hardly speak”, “my English is bad”. */
  knowsLittle: string;
  /** “Why do you write English”. */
  whyThis: string;
  /** Another voice: “dub it”. */
  dubbed: string;
  /** “Translate.” */
  translate: string;
  /** The captions themselves. */
  captions: string;
  /** They are wished for, or asked for. */
  wished: string;
  /** “You took it for English, but”: what was heard is another language. */
  misheard: string;
  /** “Not in”, right before the language that it is not. */
  not: string;
  /** “In”, right before a language. */
  into: string;
  /** People speak: it is about what is heard. */
  speech: string;
}

export const ofLanguageWords: Readonly<Record<Language, OfLanguageWords>> = {
  en: {
    bot: '(your|ur)_(messages|replies|answers|texts|responses|msgs), (message|text|reply|respond|answer|write|talk|speak|chat)_(me|us|to_me|to_us|with_me|with_us), (use|write|speak|talk) with_me, (can|could|would|do)_(u|you)_(speak|talk|answer|reply)',
    knowsLittle:
      '(dont|cant|do_not|barely|hardly|not|cannot) (speak|understand|know|read|talk), my (is|isnt) (bad|poor|rusty|terrible|awful|so_so|good|great)',
    whyThis:
      'why (do|are|is|does) (you|u|bot) (write|writing|speak|speaking|answer|answering|talk|talking|reply|replying)',
    dubbed: '(dub|dubbed|dubbing), (replace|swap|change) my_voice, voice_it_over, (make|have) me (speak|talk|say)',
    translate: '(translate|translated|translation|translating)',
    captions: '(captions|subtitles|subs|caption|subtitle|text|words)',
    wished: '(want|need|like|prefer|put|make|do|give|turn|get|can|could|should|have)',
    misheard: '(thought|transcribed|heard|detected|took|recognised|recognized|guessed|wrote|assumed)',
    not: '(not|isnt|no) $, (not|no)_in $',
    into: '(in|into|to) $',
    speech: '(speak|speaks|speaking|spoken|talk|talks|talking|audio|voice|language|said)',
  },
  es: {
    bot: 'tus_(mensajes|respuestas|textos), (escribeme|contestame|respondeme|hablame|escribirme|contestarme|hablarme|responderme), me_(escribes|respondes|contestas|hablas), me_(puedes|podrias)_(escribir|responder|contestar|hablar), conmigo',
    knowsLittle:
      '(no|casi_no|apenas) (hablo|entiendo|se|leo|domino), mi (es|esta) (malo|pesimo|flojo|muy_malo|regular)',
    whyThis: '(por_que|porque) (escribes|hablas|respondes|contestas)',
    dubbed: '(dobla|doblar|doblarlo|doblalo|doblaje|doblado), (cambia|reemplaza) mi_voz',
    translate: '(traduce|traducir|traducelo|traduceme|traducelos|traduccion|traducido)',
    captions: '(subtitulos|subtitulo|subs|texto|letras)',
    wished:
      '(quiero|quisiera|necesito|pon|ponme|ponlos|haz|hazme|dame|puedes|pueden|que|prefiero|me_gustaria|pasa|salga|salgan)',
    misheard:
      '(creiste|pensaste|transcribiste|detectaste|reconociste|tomaste|creido|pensado|detectado|transcrito|entendiste)',
    not: 'no $, no_(en|es) $',
    into: '(en|al|a) $',
    speech: '(hablo|hablas|habla|hablan|hablamos|hablando|audio|voz|idioma|dice|dicen)',
  },
  fr: {
    bot: '(tes|vos)_(messages|reponses|textes), (ecris|reponds|parle|ecrivez|repondez|parlez)_moi, m_(ecris|ecrire), me_(reponds|parles|repondre|parler), avec_moi',
    knowsLittle: '(comprends|parle|lis|connais)_(pas|mal|peu|guere|a_peine), mon (est) (mauvais|nul|moyen|rouille|pas)',
    whyThis: 'pourquoi (tu|vous|ca|le_bot) (ecris|ecrit|ecrivez|parles|parlez|reponds|repondez)',
    dubbed: '(doubler|doublage|doublee|doublez), double_(la|le|moi|ma), (remplace|change) ma_voix',
    translate: '(traduis|traduire|traduit|traduisez|traduction)',
    captions: '(sous_titres|sous_titre|texte|soustitres|st)',
    wished:
      '(veux|voudrais|aimerais|besoin|mets|met|mettre|mettez|fais|faire|peux|peut|peuvent|passe|donne|prefere|faudrait)',
    misheard: '(cru|pense|transcrit|detecte|reconnu|pris|compris|entendu)',
    not: '(pas|non) $, (pas|non)_(en|du|de|de_l) $',
    into: '(en|vers_l|vers_le) $',
    speech: '(parle|parles|parlent|parlons|cause|causent|audio|voix|langue|dit)',
  },
  de: {
    bot: 'deine_(nachrichten|antworten|texte|meldungen), (schreib|schreibe|antworte|schreiben|antworten)_mir, mit_mir, mir (schreiben|antworten|schreibst|antwortest)',
    knowsLittle:
      '(kann|verstehe|versteh|spreche|sprech|lese)_(kein|kaum|nur_wenig|nicht_so), (verstehe|versteh|kann) (schlecht|nicht) $, mein (ist) (schlecht|mies|nicht|eingerostet|mau)',
    whyThis: '(warum|wieso|weshalb) (schreibst|antwortest|redest|sprichst|schreiben) (du|sie)',
    dubbed: '(synchronisier*|nachvertonen|vertonen|vertone|nachsynchronisier*|synchronisation|synchronfassung)',
    translate: '(übersetz|übersetze|übersetzen|übersetzt|übersetzung)',
    captions: '(untertitel|untertiteln|schrift|text|untertiteli*)',
    wished:
      '(will|möchte|mochte|hätte|hatte|brauch|brauche|mach|mache|setz|stell|kannst|können|könntest|sollen|soll|lieber|gern|gerne)',
    misheard: '(dachtest|gedacht|transkribiert|erkannt|gehalten|verstanden|gehört|meinst|meintest)',
    not: '(kein|keine|nicht|net|ned) $, (nicht|net|ned)_(auf|in) $',
    into: '(auf|ins|in) $',
    speech: '(spreche|spricht|sprechen|rede|redet|reden|gesprochen|geredet|audio|ton|sprache|stimme)',
  },
  it: {
    bot: '(tuoi|i_tuoi)_messaggi, tue_risposte, (scrivimi|rispondimi|parlami|scrivermi|rispondermi|parlarmi), mi_(scrivi|rispondi|parli), con_me',
    knowsLittle:
      '(non|quasi_non) (parlo|capisco|so|leggo|conosco), (parlo|capisco|so)_(poco|male|appena), (mio) (e) (scarso|pessimo|arrugginito|male)',
    whyThis: 'perche (scrivi|parli|rispondi)',
    dubbed: '(doppialo|doppiare|doppiarlo|doppiaggio|doppiato), (cambia|sostituisci) la_mia_voce',
    translate: '(traduci|tradurre|traducilo|tradurlo|traduzione|tradotto)',
    captions: '(sottotitoli|sottotitolo|testo|scritte)',
    wished: '(voglio|vorrei|servono|metti|mettimi|mettili|fai|fammi|puoi|possono|preferisco|dammi|passa)',
    misheard: '(pensavi|creduto|pensato|trascritto|riconosciuto|preso|sentito|capito)',
    not: '(non|mica) $, (non|mica)_in $',
    into: '(in|all|al) $',
    speech: '(parlo|parli|parla|parlano|parliamo|parlando|audio|voce|lingua)',
  },
  pt: {
    bot: '(suas|tuas)_(mensagens|respostas), (me)_(escreve|responde|escreva|responda|fala|manda_mensagem), (escreve|responde|fala)_(comigo|pra_mim), comigo',
    knowsLittle:
      '(nao|quase_nao|mal) (falo|entendo|sei|leio|domino), (falo|entendo|sei)_(mal|pouco), meu (e) (ruim|pessimo|fraco|enferrujado)',
    whyThis: '(por_que|porque|pq) (escreve|fala|responde|escreves|falas|respondes)',
    dubbed: '(dubla|dublar|dublagem|dublado|dobra|dobragem|dobrar), (troca|muda) minha_voz',
    translate: '(traduz|traduza|traduzir|traducao|traduzido)',
    captions: '(legenda|legendas|texto|letras)',
    wished: '(quero|queria|preciso|poe|ponha|coloca|coloque|bota|faz|faca|pode|podem|prefiro|passa|gostaria)',
    misheard: '(achou|pensou|transcreveu|detectou|reconheceu|entendeu|tomou)',
    not: 'nao $, nao_(em|e) $',
    into: '(em|pro|para|pra|ao) $',
    speech: '(falo|fala|falam|falamos|falando|audio|voz|idioma|lingua)',
  },
  ru: {
    bot: '(свои|твои|ваши)_(сообщения|ответы|тексты), (пиши|пишите|отвечай|отвечайте|говори|общайся)_(мне|со_мной), мне (писать|отвечать), со_мной',
    knowsLittle: '(не|плохо|почти_не|еле|слабо) (знаю|говорю|понимаю|читаю|владею)',
    whyThis: '(почему|зачем|чего) (ты|вы|бот) (пишешь|пишете|говоришь|отвечаешь|отвечаете)',
    dubbed:
      '(озвучь|озвучить|озвучьте|озвучи|продублируй|дублируй|переозвучь|переозвучить|дубляж), (поменяй|замени) мой_голос',
    translate: '(переведи|перевести|переведите|перевод|переводи)',
    captions: '(субтитры|титры|сабы|субтитров|субтитр|текст)',
    wished: '(хочу|хотел|хотела|нужны|нужен|надо|сделай|сделайте|поставь|дай|можно|можешь|пусть|хотелось)',
    misheard: '(решил|подумал|распознал|принял|услышал|понял|думал)',
    not: 'не $, не_(на|по) $',
    into: '(на|по) $',
    speech: '(говорю|говорит|говорят|говорим|речь|звук|язык|голос|разговаривают)',
  },
};
