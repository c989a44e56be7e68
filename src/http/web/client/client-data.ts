/** What the page handed its scripts by `<ClientData id=…>`. @throws Error where the page has none of that name */
export function readClientData<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page hands its scripts no ${id}`);
  return JSON.parse(text);
}
