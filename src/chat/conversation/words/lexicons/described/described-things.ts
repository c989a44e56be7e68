import type { Language } from '../../../../../texts/languages.ts';
import type { Concept } from '../../vocabulary/concepts.ts';

/** What a language's people describe instead of naming it. */
type Described = Partial<Record<Concept, string>>;

/**
 * "A line at the bottom that shows how far along it is": things that people describe with a verb. Patterns like those of topics; the words
 * of one stand in one sentence.
 */
export const describedThings: Readonly<Record<Language, Described>> = {
  en: {
    progressBar:
      '(bar|line|lines|strip|stripe) (bottom|top|edge|below) (show|shows|showing|fills|filling|moves|moving) (far|long|much|time|left|progress|along), (bar|strip|stripe|line|lines) (shows|showing|show|tells|telling) (far|long|much|time|left|progress), (bar|strip|stripe|thing) (fills|filling|fill|grows|growing) (up|along|across|bottom|$), (bar|strip|stripe) (moves|moving|runs|running|creeps|crawls|advances|fills|filling|grows)',
    highlight:
      '(word|one|bit|thing|part|what|whatever|whichever|that) (lights|lighting|lit|glows|glowing|jumps|jumping|pops|popping|hops|hopping|bounces|bouncing|flashes|flashing|blinks|blinking|shines) (up|along|about|around|out|$), (word|one|bit|thing|part|what|whatever|whichever) (jumps|hops|bounces|flashes|blinks|glows|changes_colour|changes_color), (word|one|whatever|whichever|what) (im|i_am|youre|shes|hes|theyre|being|currently) (saying|speaking|talking|on|spoken|said), (word|words) (being|im|i|youre|you|hes|he|shes|she|theyre|they|currently|just) (said|say|saying|says|spoken|speak|speaking|speaks|read|reading|sung), (word|words) (lights|lit|lighting|glows|glowing|shines|highlighted), (spoken|current|active|said|word_being_said|word_being_spoken)_word (light_up|lights_up|lighting_up|glow|glows|light|lights), word (light_up|glow)',
  },
  es: {
    progressBar:
      '(barra|barrita|rayita|raya|franja|tira|lineita) (avanza|avance|avanzando|llena|llene|llenando|mueve|mueva|corre|corra|crece|crezca|progreso), (linea|barra|barrita|raya|rayita) (cuanto|lo_que|por_donde) (falta|queda|va|vamos), (barra|barrita|raya|linea) (diga|dice|muestra|muestre|marque|marca|ensena|ensene) (cuanto|por_donde|lo_que)',
    highlight:
      '(palabra|lo_que|eso_que|la_que|esa_que|cosa_que) (salta|saltando|brinca|brincando|parpadea|cambia_de_color|resalta|destaca|sale_marcada|va_marcando|marca|pinta|baila|bailando), (palabra|palabras) (suena|suenan|digo|dice|dicen|diciendo|hablo|hablando|habla|pronuncio|pronuncia|pronunciando|escucha|oye|leyendo|ilumina|ilumine|iluminen|encienda|enciendan|prenda|brille|suene|iluminan|iluminando|enciende|encienden|encendiendo|prende|brilla|brillando)',
  },
  fr: {
    progressBar:
      '(barre|bande|trait|jauge|ligne) (avance|avancent|remplit|progresse|defile) (montrer|montre|indiquer|indique|voir|savoir) (ou|combien), (barre|bande|trait|jauge|ligne) (avance|avancent|avancer|remplit|remplisse|progresse|grandit|defile), (barre|ligne|trait) (montre|indique) (ou|combien|progression)',
    highlight:
      '(mot|ce_qui|celui_qui|truc_qui|partie_qui) (saute|sautille|clignote|bouge|change_de_couleur|ressort|allume|illumine|brille|defile), (mot) (train_de) (dire|prononcer), (mot|mots) (dit|dis|disant|prononce|prononcee|parle|lu|entend|chante|allume|allument|illumine|eclaire|eclaire|brille|s_illumine|s_eclaire)',
  },
  de: {
    progressBar:
      '(balken|leiste|strich|linie|streifen) (zeigt|anzeigt|zeigen|sagt|sieht|sehen) (weit|lang|lange|viel|wo|wieviel|wielang|wielange), (balken|leiste|strich|linie|streifen) (mitläuft|mitlauft|mitlaufen|mitwandert|mitwächst|füllt|vollläuft|wächst|wandert|läuft|vorankommt), (balken|leiste|strich|linie) (zeigt|anzeigt) (weit|lange|viel), (balken|leiste|linie) (weit|lange|viel) (zeigt|anzeigt|ist|dauert)',
    highlight:
      '(wort|was|das|teil|ding) (springt|hüpft|blinkt|aufblinkt|aufleuchtet|leuchtet|mithüpft|mitspringt|umspringt|mitläuft|wandert|hervorsticht|aufpoppt|aufploppt), (wort|wörter|worte) (gerade|grad|grade|ich|man) (gesagt|gesprochen|sage|sag|sagt|spreche|spricht|rede|redet|dran|vorgelesen|hört), (wort|wörter|worte) (leuchtet|aufleuchtet|leuchten|hervorsticht)',
  },
  it: {
    progressBar:
      '(barra|barretta|barrina|striscia|strisciolina|lineetta|linea) (riempie|riempia|riempiendo|avanza|avanzi|scorre|scorra|cresce|progresso|avanzamento), (barra|barretta|linea|striscia) (mostra|mostri|indica|indichi|fa_vedere|dice) (quanto|punto|dove)',
    highlight:
      '(parola|quello_che|quella_che|cosa_che|cio_che) (salta|saltella|saltellando|lampeggia|cambia_colore|si_muove|evidenzia|accende|illumina|colora|brilla), (parola|parole) (dico|dice|dicono|dicendo|detta|dette|pronuncio|pronunciata|pronuncia|parlo|leggo|accende|accendono|accenda|illumini|brilli|sente|illumina|illuminano|illuminando|accendendo|brilla)',
  },
  pt: {
    progressBar:
      '(barra|barrinha|tirinha|risquinho|faixa|faixinha|linhazinha) (enche|encha|enchendo|encher|avanca|avance|avancando|anda|andando|corre|corra|cresce|progresso), (barra|barrinha|linha|faixa) (mostra|mostre|mostrando|indica|indique|diz) (quanto|onde)',
    highlight:
      '(palavra|o_que|aquilo_que|a_que|que) (pula|pulando|salta|saltando|pisca|piscando|muda_de_cor|acendendo|acende|brilhando|marcada|marcando), (palavra|o_que) (sendo_falada|sendo_dita|sendo_falado|estou_falando|to_falando), (palavra|palavras) (digo|fala|falo|falando|falam|dita|dizer|dizendo|diz|pronuncio|pronuncia|lida|ouve|acende|acenda|ilumine|brilhe|acendem|acendendo|ilumina|iluminam|iluminando|brilha|brilhando)',
  },
  ru: {
    progressBar:
      '(полоса|полосу|полоска|полоску|полосочка|полосочку|полоской|линия|линию|линейка|линейку|шкала|шкалу|ползунок) (ползет|ползла|ползти|бежит|бежала|движется|двигалась|двигается|заполняется|заполнялась|растет|идет|шла|едет|ехала), (полоса|полоску|полоска|линия|линию|шкала|шкалу) (показывает|показывала|показывающая|показывающую|видно) (сколько|где|прогресс|докуда)',
    highlight:
      '(слово|то|это|вот_это|которое|буква) (скачет|прыгает|мигает|бегает|бежит|моргает|вспыхивает|загорается|выскакивает|подпрыгивает|светится), (слово) (сейчас|произношу|говорится|говорю|меняет_цвет), (слово|слова|слове) (говорю|говорит|говорят|говорим|произношу|произносят|произносится|произносит|звучит|озвучивают|читают|проговаривают|произнесено|загорается|загораются|загоралось|светилось|подсвечивалось|зажигается|вспыхивает|светится|светятся|подсвечивается|подсвечиваются|горит)',
  },
};
