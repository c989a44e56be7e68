import type { Language } from '../../../../../texts/languages.ts';

interface JumpingColors {
  /** Words by which people say that something jumps, separated by blanks; `*` = any end. */
  jumps: string;
  /** How people say that they cannot bear it. Patterns like those of topics. */
  tires: string;
}

/** Words of "that yellow that jumps makes me dizzy". */
export const jumpingColors: Readonly<Record<Language, JumpingColors>> = {
  en: {
    jumps: 'jump* hop* hops* hopping* bounc*',
    tires:
      '(dizzy|giddy|headache|seasick|nauseous|queasy|nausea), (hurts|hurt|hurting|tires|strains) eyes, too_much, feel_sick, (annoys|annoying|distracts|distracting|irritating)',
  },
  es: {
    jumps: 'salta* brinca* salto* brinco* rebota*',
    tires:
      '(marea|mareo|mareando|mareada|mareado|molesta|distrae|fastidia|nauseas), (duele|lastima|cansa) (ojos|vista|cabeza), es_demasiado, dolor_de_cabeza',
  },
  fr: {
    jumps: 'saut* bouge* bond*',
    tires:
      '(tournis|vertige|nausee|derange|agace|enerve|gene), (fatigue|fait_mal|pique) (yeux), mal_(a_la|de)_(tete|mer), c_est_trop',
  },
  de: {
    jumps: 'spring* huepf* hupf* hopps* hops*',
    tires:
      '(schwindlig|schwindelig|übel|kopfweh|kopfschmerzen|nervt|stört), wird schlecht, augen weh, zu_viel, (anstrengend)',
  },
  it: {
    jumps: 'salta* saltel* salti* balla* rimbalz*',
    tires: '(nausea|fastidio|disturba|stanca), gira* (la_testa), girare_la_testa, mal_di_(mare|testa), e_troppo',
  },
  pt: {
    jumps: 'pula* pulo* salta* quica*',
    tires:
      '(tontura|tonta|tonto|enjoo|enjoada|enjoado|incomoda|irrita), (cansa|doi|arde) (vista|olhos|cabeca), dor_de_cabeca, e_demais',
  },
  ru: {
    jumps: 'прыга* скач* скак* подпрыг* дерга*',
    tires:
      '(раздражает|бесит|тошнит|укачивает|перебор|мешает|отвлекает|рябит), голова (болит|кружится|кругом), (болят|устают) глаза',
  },
};
