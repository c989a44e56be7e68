import { allRoutes } from '../../src/http/api/all-routes.ts';
import { repliesOf } from '../../src/http/api/openapi/create-openapi-document.ts';
import type { Route } from '../../src/http/api/routing/route.ts';

/** Throws unless the document knows this reply: its status, and for JSON exactly these fields. */
export function checkDocumented(method: string, path: string, answer: { status: number; body: unknown }): void {
  const route = findRoute(method, path);
  // no such address or method: the document lists no such thing either
  if (!route || (answer.status === 404 && route.isEnabled)) return;
  const documented = repliesOf(route)[answer.status];
  if (!documented && answer.status === 301) return;
  if (!documented) throw new Error(`${method} ${route.path} answered ${answer.status}, which is not documented`);
  if (answer.body !== undefined) documented.schema?.parse(answer.body);
}

function findRoute(method: string, path: string): Route | undefined {
  const [bare = ''] = path.replace(/^\/api\//, '/').split('?');
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  const matching = allRoutes.filter((route) => {
    const pattern = route.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+');
    return route.method === wanted && new RegExp(`^${pattern}/?$`).test(bare);
  });
  return matching.find(({ path: exact }) => exact === bare) ?? matching[0];
}
