import type { Language } from '../../../../../texts/languages.ts';

/** How people say that not all letters are to be capitals, beside words for capitals: “not all caps”. Patterns like those of topics. */
export const smallLetters: Readonly<Record<Language, string>> = {
  en: '(not|no|without|dont|stop|instead_of|less|rather_than|hate|remove|drop|minus|shouldnt|isnt|arent|why) (caps|capitals|uppercase|capital_letters|capitalised|capitalized|shouting|shout|yelling|big_letters), lowercase, lower_case, small_letters, sentence_case, (normal|regular|mixed)_(case|capitalisation|capitalization|caps|capitals), (looks|like|feels|seems) (shouting|yelling|screaming)',
  es: '(no|sin|nada_de|quita|quitar|menos|tampoco|por_que) (mayusculas|mayuscula|mayus|caps), minusculas, minuscula, (parece|como_si) (grite|gritando|gritara|gritar|gritas)',
  fr: '(pas|sans|non|plus|enleve|arrete|moins|pourquoi) (majuscules|majuscule|maj|capitales|capitale|caps), minuscules, minuscule, (on_dirait|impression|comme_si|arrete|arretez) (crie|gueule|hurle|crier|gueuler|hurler|criait|engueule)',
  de: '(nicht|ned|net|nix|keine|ohne|statt|weg_mit|warum|wieso) (grossbuchstaben|versalien|caps|capslock|grossgeschrieben|blockbuchstaben|gross|grosse_buchstaben|gross_geschrieben), kleinbuchstaben, kleingeschrieben, klein_(schreiben|geschrieben), (schreien|schreit|schrei|brullen|anschreien), (gross_und)_(klein|kleinschreibung), gross_kleinschreibung',
  it: '(non|senza|niente|no|togli|basta|meno|perche) (maiuscolo|maiuscole|maiuscola|stampatello|caps), minuscolo, minuscole, minuscola, (sembra|come_se|pare|sembro|sembri|smetti|smettila|basta) (urli|urlo|gridi|urlare|gridare|urlando|gridando|che_urlo|che_urla)',
  pt: '(nao|sem|nada_de|tira|menos|por_que) (maiuscula|maiusculas|maiusculo|caixa_alta|caps|capslock), minusculas, minuscula, minusculo, caixa_baixa, (parece|como_se) (gritando|berrando|gritar|a_gritar)',
  ru: '(не|без|хватит|зачем|убери|нет) (капсом|капс|капсе|капслоком|капса|капслока|заглавными|заглавных|заглавные|прописными|прописных|больших|большими), строчными, строчные, строчных, маленькими, (кричит|кричишь|орешь|орет|крик|кричать)',
};
