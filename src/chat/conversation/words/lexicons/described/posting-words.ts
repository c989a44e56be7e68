import type { Language } from '../../../../../texts/languages.ts';

/** How people tell that they post the video themselves; regular expressions without anchors, for folded text. */
export const postingWords: Readonly<Record<Language, string>> = {
  en: "(?:i'?ll|i will|im|i'?m|off to|going to|gonna|about to) (?:\\p{L}+ ){0,2}(?:put|post|share|upload|posting|putting|sharing|uploading)|(?:it|this) goes (?:on|up)",
  es: '(?:lo|la|ya lo|ahora lo|voy a) (?:subo|pongo|publico|comparto|subir|subirlo|publicarlo|ponerlo)',
  fr: '(?:je|j) (?:le |la |vais le |vais la )?(?:mets|poste|publie|partage|mettre|poster|publier|partager)',
  de: '(?:ich )?(?:stell|stelle|poste|lade|teile|pack|packe) (?:ich )?(?:es|das|ihn)|kommt (?:heut|heute|gleich|jetzt)',
  it: '(?:lo|la|ora lo|adesso lo|stasera lo) (?:metto|posto|pubblico|carico|condivido)',
  pt: '(?:vou|ja vou|agora) (?:postar|publicar|colocar|por|subir)|(?:posto|publico) (?:ele|isso|hoje|agora)',
  ru: '(?:выложу|выкладываю|опубликую|поставлю|залью|закину|пойду выкладывать)',
};
