import type { Language } from '../../../../../texts/languages.ts';

/** How people say that a colour is to go, and name no other one: "get rid of the yellow". Patterns like those of topics, `§` is the colour. */
export const unwantedColors: Readonly<Record<Language, string>> = {
  en: '(dont|do_not|didnt) (want|need|fancy|wanted) §, (no|without|lose|drop|remove|ditch|kill|delete|hide|scrap|bin|minus)_§, (no|without|lose|drop|remove|ditch|kill|delete|hide|scrap|bin|minus)_(the|that|any|this|more)_§, rid_of_§, rid_of_(the|that|this|all|any)_§, (take|turn|switch|get)_(the|that|this)_§_(off|out|away), (the|that|this)_§_(away|gone), (the|that|this)_§ (has_to|needs_to|must|should|can)_go',
  es: 'no_(quiero|queria|necesito)_§, no_(quiero|queria|necesito) (el|lo|ese|este|mas|nada) §, (sin|quita|quite|quitar|quitale|quitame|quitad|saca|sacale|elimina|fuera|borra)_§, (sin|quita|quite|quitar|quitale|quitame|quitad|saca|sacale|elimina|fuera|nada|borra)_(el|lo|ese|este|de|con)_§, (el|lo|ese)_§_(fuera|quitalo|sobra)',
  fr: '(veux|veut|voulais|voudrais|voulons)_(pas|plus|pas_de|plus_de|pas_du|plus_du|pas_le|plus_le)_§, (sans|enleve|enlever|enlevez|vire|virez|retire|retirer|retirez|supprime|supprimez|degage)_§, (sans|enleve|enlever|enlevez|vire|virez|retire|retirer|retirez|supprime|supprimez|degage)_(le|ce|du|la|moi_le)_§, (plus|pas)_de_§, (le|ce)_§_(degage|enleve_le|vire_le)',
  de: '(kein|keine|keinen|ohne)_§, (ohne|weg_mit|raus_mit)_(das|dem|den|dieses|diesem)_§, (will|möchte|brauche|brauch|wollte|wollen) (das|dieses|den)_§ nicht, (das|dieses|die|den|dem|der)_§ (weg|raus|wegmachen|entfernen|wegnehmen|rausnehmen|entfernt|wegbekommen|wegkriegen)',
  it: 'non_(voglio|vorrei|volevo|serve)_§, non_(voglio|vorrei|volevo|serve)_(il|quel|questo|del|piu)_§, (senza|togli|togliere|toglimi|togliete|leva|levami|elimina|rimuovi|niente)_§, (senza|togli|togliere|toglimi|togliete|leva|levami|elimina|rimuovi|via)_(il|quel|questo|del|l|quello)_§, (il|quel|l)_§_(via|toglilo)',
  pt: 'nao_(quero|queria|preciso|quis)_§, nao_(quero|queria|preciso|quis)_(o|esse|este|mais|do|esse_tal|de)_§, (sem|tira|tire|tirar|remove|remova|retira|retire|fora)_§, (sem|tira|tire|tirar|remove|remova|retira|retire|nada)_(o|esse|este|aquele|do|de|esse_tal)_§, (o|esse)_§_(fora|tira)',
  ru: '(не_надо|не_нужен|не_нужно|не_хочу|без|убери|убрать|уберите|убирай|уберем|никакого|никаких)_§, (убери|убрать|уберите|убирай|не_хочу|не_надо|не_нужен|не_нужно|без)_(этот|это|этого|весь|все|всего|ваш|вашего)_§, §_(убери|убрать|уберите|убирай|не_надо|не_нужен|не_нужно|не_хочу|долой|уберем)',
};

/** How people say that they do not like a colour, before they may name another one. Patterns, too. */
export const dislikedColors: Readonly<Record<Language, string>> = {
  en: '§ (doesnt|does_not|dont|do_not|isnt|wont|not)_(go|match|suit|fit|work|look), (dont|do_not|didnt|not)_(like|love|dig)_§, (dont|do_not|didnt|not)_(like|love|dig) (the|that|this)_§, (hate|dislike|tired_of|sick_of) §, § (clashes|clash|hurts|sucks)',
  es: '§ no_(me_gusta|nos_gusta|me_convence|pega|combina|queda|va|me_va|me_mola), § (palabras|palabra|letras|letra|texto|resaltado) no_(me_gusta|nos_gusta|me_convence|pega|combina|queda|va|me_va|me_mola), no_(me_gusta|nos_gusta|me_convence|me_mola) (el|ese|este|lo|tanto)_§, (odio|detesto) §, § (desentona|me_molesta|me_cansa)',
  fr: '§ (ne_va|va|colle|plait|convient|passe|rend)_pas, § (mots|mot|lettres|texte|surlignage) (ne_va|va|colle|plait|convient|passe|rend)_pas, (aime|aimons|kiffe)_(pas|plus)_(le|ce|trop_le|trop_ce)_§, (deteste|horreur) §, § (jure|me_derange)',
  de: '§ (passt|gefällt|geht|taugt) (nicht|gar_nicht), (mag|mögen) (das|dieses)_§ nicht, (hasse) §, § (beißt|stört_mich)',
  it: '§ non_(mi_piace|ci_piace|mi_convince|sta|va|lega|si_abbina|c_entra), § (parole|parola|lettere|scritte|testo|evidenziazione) non_(mi_piace|ci_piace|mi_convince|sta|va|lega|si_abbina|c_entra), non_(mi_piace|ci_piace|mi_convince) (il|quel|questo|tanto)_§, (odio|detesto) §, § (stona|mi_disturba)',
  pt: '§ nao_(combina|gostei|gosto|orna|ficou_bom|ficou_legal|me_agrada|fica), § (palavras|palavra|letras|letra|texto|destaque) nao_(combina|gostei|gosto|orna|ficou_bom|ficou_legal|me_agrada|fica), nao_(gostei|gosto|curti)_(do|desse|deste|muito_do)_§, (odiei|odeio|detestei) §, § (nao_bate|me_incomoda)',
  ru: '§ не_(нравится|подходит|идет|сочетается|вяжется|смотрится), не_нравится (этот|это|ваш)_§, (ненавижу|бесит) §, § (не_очень|мешает)',
};
