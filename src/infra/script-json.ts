/** JSON that can stand in a `<script>` of a page: nothing in it can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
