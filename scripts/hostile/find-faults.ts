import type { HostileTarget } from './hostile-target.ts';

/** Answers of the service that blame the service itself, by its own metrics: `POST /video/create 500: 3`. */
export async function findFaults({ baseUrl }: Pick<HostileTarget, 'baseUrl'>): Promise<string[]> {
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
  const counts = metrics.matchAll(
    /^captioneer_http_request_duration_seconds_count\{method="(\w+)",route="([^"]*)",status="(5\d\d)"\} (\d+)$/gm,
  );
  return [...counts]
    .filter(([, , , status]) => status !== refusedForNow)
    .map(([, method, route, status, count]) => `${method} ${route} answered ${status}: ${count} times`);
}

/** The service says in words that it is busy or short of disk space. */
const refusedForNow = '503';
