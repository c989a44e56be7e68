/** Ids of headings as GitHub makes them, so that a link to a part of a page works in both places. One function a page. */
export function createSlugs(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
      .replaceAll(' ', '-');
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
