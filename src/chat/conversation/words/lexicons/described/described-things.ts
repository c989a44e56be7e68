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
      '(bar|strip|stripe|line) (shows|showing|show|tells|telling) (far|long|much|time|left|progress), (bar|strip|stripe|thing) (fills|filling|fill|grows|growing) (up|along|across|bottom|$), (bar|strip|stripe) (moves|moving|runs|running|creeps|crawls|advances|fills|filling|grows)',
    highlight:
      '(word|words) (being|im|i|youre|you|hes|he|shes|she|theyre|they|currently|just) (said|say|saying|says|spoken|speak|speaking|speaks|read|reading|sung)',
  },
  es: {
    progressBar:
      '(barra|barrita|rayita|raya|franja|tira|lineita) (avanza|avance|avanzando|llena|llene|llenando|mueve|mueva|corre|corra|crece|crezca|progreso), (linea|barra|barrita) (cuanto|lo_que) (falta|queda|va)',
    highlight:
      '(palabra|palabras) (suena|suenan|digo|dice|dicen|diciendo|hablo|hablando|habla|pronuncio|pronuncia|pronunciando|escucha|oye|leyendo)',
  },
  fr: {
    progressBar:
      '(barre|bande|trait|jauge|ligne) (avance|avancent|avancer|remplit|remplisse|progresse|grandit|defile), (barre|ligne|trait) (montre|indique) (ou|combien|progression)',
    highlight: '(mot|mots) (dit|dis|disant|prononce|prononcee|parle|lu|entend|chante)',
  },
  de: {
    progressBar:
      '(balken|leiste|strich|linie|streifen) (mitläuft|mitlauft|mitlaufen|mitwandert|mitwächst|füllt|vollläuft|wächst|wandert|läuft|vorankommt), (balken|leiste|strich|linie) (zeigt|anzeigt) (weit|lange|viel), (balken|leiste|linie) (weit|lange|viel) (zeigt|anzeigt|ist|dauert)',
    highlight:
      '(wort|wörter|worte) (gerade|grad|grade|ich|man) (gesagt|gesprochen|sage|sag|sagt|spreche|spricht|rede|redet|dran|vorgelesen|hört)',
  },
  it: {
    progressBar:
      '(barra|barretta|barrina|striscia|strisciolina|lineetta|linea) (riempie|riempia|riempiendo|avanza|avanzi|scorre|scorra|cresce|progresso|avanzamento), (barra|barretta|linea) (mostra|indica) (quanto|punto)',
    highlight: '(parola|parole) (dico|dice|dicono|dicendo|detta|dette|pronuncio|pronunciata|pronuncia|parlo|leggo)',
  },
  pt: {
    progressBar:
      '(barra|barrinha|tirinha|risquinho|faixa|faixinha|linhazinha) (enche|encha|enchendo|encher|avanca|avance|avancando|anda|andando|corre|corra|cresce|progresso), (barra|barrinha|linha) (mostra|mostre|indica) (quanto|onde)',
    highlight: '(palavra|palavras) (digo|fala|falo|falando|falam|dita|dizer|dizendo|diz|pronuncio|pronuncia|lida|ouve)',
  },
  ru: {
    progressBar:
      '(полоса|полосу|полоска|полоску|полосочка|полосочку|полоской|линия|линию|линейка|линейку|шкала|шкалу|ползунок) (ползет|ползла|ползти|бежит|бежала|движется|двигалась|двигается|заполняется|заполнялась|растет|идет|шла|едет|ехала), (полоса|полоску|полоска|линия|линию|шкала|шкалу) (показывает|показывала) (сколько|где|прогресс)',
    highlight:
      '(слово|слова|слове) (говорю|говорит|говорят|говорим|произношу|произносят|произносится|произносит|звучит|озвучивают|читают|проговаривают|произнесено)',
  },
};
