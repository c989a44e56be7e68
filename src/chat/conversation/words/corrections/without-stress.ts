/** In Russian, a capital vowel inside a word says where its stress is: "шишкОдробилка". */
export function withoutStress(right: string): string {
  return right.replace(/\p{Ll}[АЕЁИОУЫЭЮЯ](?=\p{Ll}|$)/gu, (letters) => letters.toLowerCase());
}
