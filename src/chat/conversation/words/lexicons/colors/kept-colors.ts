import type { Language } from '../../../../../texts/languages.ts';

/** How people say that what has a colour is to keep it: "but keep it yellow". Patterns like those of topics, `§` is the colour. */
export const keptColors: Readonly<Record<Language, string>> = {
  en: '(keep|leave|stay|stays|remain|remains|keeping|leaving) §, still_§',
  es: '(deja|dejalo|dejala|dejalas|dejalos|deje|mantén|mantenlo|mantenla|mantenlas|mantenlos|conserva|siga|sigan|quede|queden) §',
  fr: '(garde|gardez|garder|laisse|laissez|laisser|conserve|conservez|reste|restent) §',
  de: '(lass|lasst|lassen|behalt|behalte|behalten|bleib|bleibt|bleiben) §, § (lassen|behalten|bleiben|bleibt)',
  it: '(lascia|lascialo|lasciala|lasciale|lasciali|tieni|tienilo|tienila|tienile|tienili|mantieni|mantienilo|resti|restino|rimanga) §',
  pt: '(deixa|deixe|mantém|mantenha|mantem|conserva|fique|fiquem|continue) §',
  ru: '(оставь|оставьте|оставляй|оставить|сохрани|сохраните|останется|остается|остаются) §, § (оставь|оставьте|оставить|остается|останется|остаются)',
};
