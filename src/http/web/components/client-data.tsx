import { scriptJson } from '../../../infra/script-json.ts';

/**
 * Data for a script of the page, e.g. its texts; the script reads it by `readClientData(id)`. As it is not code, the
 * content security policy need not allow it.
 */
export function ClientData({ id, data }: { id: string; data: unknown }) {
  return <ClientJson id={id} json={scriptJson(data)} />;
}

/** The same for data that is JSON already, made by `scriptJson`. */
export function ClientJson({ id, json }: { id: string; json: string }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
