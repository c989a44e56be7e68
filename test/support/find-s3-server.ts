import { ensureS3Server } from '../../scripts/s3-server/ensure-s3-server.ts';

/** The program of a real S3 server, fetched once; null, with the reason printed, where it cannot be had. */
export async function findS3Server(): Promise<string | null> {
  try {
    return await ensureS3Server();
  } catch (error) {
    console.warn(`Tests over a real S3 server are skipped. ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
