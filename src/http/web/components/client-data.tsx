/**
 * What a script of the page is handed, e.g. its texts: data, so that no content policy has to allow it to run. Scripts
 * read it by `readClientData(id)`.
 */
export function ClientData({ id, data }: { id: string; data: unknown }) {
  // nothing in it can end the element
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
