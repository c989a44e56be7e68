import { cutText } from '../../../infra/cut-text.ts';

/**
 * Labels cut to what is allowed, and each different from the others: WhatsApp refuses two that are the same.
 * @param maxLength in UTF-16 units
 */
export function distinctLabels(labels: readonly string[], maxLength: number): string[] {
  const used = new Set<string>();
  return labels.map((label) => {
    let cut = cutText(label, maxLength);
    for (let number = 2; used.has(cut); number++) cut = `${cutText(label, maxLength - 3)} ${number}`;
    used.add(cut);
    return cut;
  });
}
