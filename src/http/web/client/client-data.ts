/** The data that the page gives its scripts in `<ClientData id=…>`. @throws Error if the page has none with this id */
export function readClientData<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the page has no data with the id ${id}`);
  return JSON.parse(text);
}
