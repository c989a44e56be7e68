import type { Language } from '../../../../../texts/languages.ts';

/** How people wish for a colour that can be seen, without its name. Patterns like those of topics. */
export const standingColors: Readonly<Record<Language, string>> = {
  en: '(colour|color|colours|colors)_(that|which) (stands|stand|pops|pop|contrasts|contrast|shows|sticks|differs|jumps|visible), (contrasting|contrasty)_(colour|color), (colour|color) (you|i|people|we)_can_(see|actually_see|read)',
  es: '(color|colores|tono) que (destaque|destaca|resalte|resalta|contraste|contrasta|vea|note|sobresalga|salte|cante), color (contrastante|distinto_que_se_vea)',
  fr: '(couleur|couleurs|teinte) qui (ressort|ressorte|tranche|voit|voie|contraste|detonne|pete|detache|claque)',
  de: '(farbe|farben|farbton) (absticht|abhebt|auffällt|heraussticht|raussticht|hervorsticht|kontrastiert|knallt|hervortritt|heraussteche), (farbe|farben)_(die|wo) man (sieht|erkennt|lesen)',
  it: '(colore|colori|tinta) che (stacca|stacchi|staccano|risalta|risalti|vede|veda|spicca|spicchi|nota|noti|contrasta|contrasti)',
  pt: '(cor|cores|tom) que (destaque|destaca|apareca|contraste|contrasta|sobressaia|ver|veja|note|salte)',
  ru: '& (цвет|цветом|цвета) (выделялось|выделялся|выделялась|выделяется|выделяющийся|выделяющимся|заметный|заметным|контрастный|контрастным|бросалось|бросался|отличался|отличалось)',
};
