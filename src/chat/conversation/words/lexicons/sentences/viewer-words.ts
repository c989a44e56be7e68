import type { Language } from '../../../../../texts/languages.ts';

/**
 * How people tell who looks at the video, and that something is too big or not to their taste: a reason beside a wish. Patterns like
 * those of topics.
 */
export const viewerWords: Readonly<Record<Language, string>> = {
  en: '(customers|clients|viewers|folks|people|readers|mum|mom|nan|gran|grandma|mother|dad|father|husband|wife|followers|patients) (older|old|elderly|eyes|glasses|specs|phone|phones|sight|eyesight|pensioners), (take|takes|taking)_up (space|room|screen|picture|place), (isnt|not)_(really_my|my) (colour|color|style|taste|thing)',
  es: '(clientes|clientas|gente|madre|padre|abuela|abuelo|mama|papa|seguidores|pacientes|alumnos) (mayores|mayor|ojos|gafas|lentes|movil|celular|vista), (ocupa|ocupan) (todo|media|mucho|demasiado) (sitio|espacio|pantalla|lugar), no_es (mi|muy_mi) (color|estilo|gusto)',
  fr: '(clients|clientes|gens|mere|pere|mamie|papi|grand_mere|abonnes|patients) (ages|agees|agee|vieux|yeux|lunettes|telephone|vue), (prend|prennent|prenait) (toute|trop|la|de) (place), (pas|pas_trop|pas_vraiment)_(ma_couleur|mon_style|mon_gout|mon_truc)',
  de: '(kunden|kundinnen|leute|mutter|vater|mama|papa|oma|opa|zuschauer|patienten|mann|frau) (alter|alt|altere|augen|brille|handy|sehen_schlecht), (nimmt|nehmen|braucht|brauchen) (platz) (weg|ein|viel|zu_viel), ist_nicht_(so_meine|meine|mein|so_mein) (farbe|stil|geschmack|fall|ding)',
  it: '(clienti|gente|mamma|madre|papa|padre|nonna|nonno|pazienti|marito|moglie) (anziani|anziane|anziana|occhi|occhiali|telefono|telefonino|vista), (occupa|occupano|prende|prendono) (tutto|troppo|mezzo) (spazio|posto|schermo), non_e (il_mio|proprio_il_mio) (colore|stile|gusto|genere)',
  pt: '(clientes|gente|mae|pai|avo|vo|pacientes|alunos|seguidores|marido|esposa) (idosos|idosa|velhos|olhos|oculos|celular|telemovel|vista), (ocupa|ocupam|toma|tomam) (todo|muito|toda|metade) (espaco|lugar|tela|ecra), nao_e (a_minha|o_meu|muito_a_minha) (cor|estilo|praia|gosto)',
  ru: '(клиенты|клиентки|люди|мама|папа|бабушка|дедушка|подписчики|пациенты|ученики) (пожилые|старые|глаза|глазами|очки|очках|очков|телефоне|телефона|зрение|зрением), (занимает|занимают) (весь|все|много|пол) (экран|место|места|экрана), не_(мой|моя|совсем_мой) (цвет|стиль|вкус)',
};
