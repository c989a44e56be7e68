/**
 * Data for a script of the page, e.g. its texts; the script reads it by `readClientData(id)`. As it is not code, the
 * content security policy need not allow it.
 */
export function ClientData({ id, data }: { id: string; data: unknown }) {
  // so that nothing in it can close the element
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
