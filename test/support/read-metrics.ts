/**
 * Scrapes `/metrics`.
 * @returns the value of a series, such as `captioneer_queue_depth{stage="rendering"}`; NaN if there is none
 */
export async function readMetrics(baseUrl: string): Promise<(series: string) => number> {
  const lines = (await (await fetch(`${baseUrl}/metrics`)).text()).split('\n');
  return (series) => Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1));
}
