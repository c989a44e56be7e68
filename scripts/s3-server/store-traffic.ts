/** What an S3 server did, by its own counters. */
export interface StoreTraffic {
  receivedBytes: number;
  sentBytes: number;
  requests: number;
}

/** Reads the Prometheus metrics of SeaweedFS. @throws Error when it does not answer */
export async function readStoreTraffic(url: string): Promise<StoreTraffic> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  return parseStoreTraffic(await reply.text());
}

/** A counter that nothing has counted yet is not among the metrics. */
export function parseStoreTraffic(metrics: string): StoreTraffic {
  const sumOf = (name: string) => {
    const lines = metrics.matchAll(new RegExp(`^SeaweedFS_s3_${name}_total(?:\\{.*\\})? (\\S+)$`, 'gm'));
    return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
  };
  return {
    receivedBytes: sumOf('bucket_traffic_received_bytes'),
    sentBytes: sumOf('bucket_traffic_sent_bytes'),
    requests: sumOf('request'),
  };
}
