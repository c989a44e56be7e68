import type { IBinaryData, IDataObject, IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { fullCall } from './call-service';
import { rememberBody } from './remember-body';
import { idempotencyKeyOf } from './set-idempotency-key';

/** Sent at a time: this much of a file is in memory. */
const partBytes = 8 * 1024 * 1024;
/** Enough for a part on a line of 240 kbit/s. */
const partTimeoutMs = 300_000;
const tus = { 'Tus-Resumable': '1.0.0' };

/** Where the source is a file of the item, it is sent first, and the video is created from it. */
export async function sendFile(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  if (this.getNodeParameter('source') !== 'file') return request;
  const binary = this.helpers.assertBinaryData(this.getNodeParameter('binaryPropertyName') as string);
  const body = await rememberBody(idempotencyKeyOf.call(this), async () => ({
    ...(request.body as IDataObject),
    video_url: await upload.call(this, binary),
  }));
  return { ...request, body };
}

/** By the tus protocol, so that a file of any size needs little memory. @returns `upload://…` */
async function upload(this: IExecuteSingleFunctions, binary: IBinaryData): Promise<string> {
  const inMemory = binary.id ? null : Buffer.from(binary.data, 'base64');
  const sizeBytes = inMemory?.length ?? (await this.helpers.getBinaryMetadata(binary.id as string)).fileSize;
  const name = Buffer.from(binary.fileName ?? 'video').toString('base64');
  const begin = { ...tus, 'Upload-Length': String(sizeBytes), 'Upload-Metadata': `filename ${name}` };
  const { headers } = await fullCall.call(this, '/uploads', { method: 'POST', headers: begin, json: false });
  const id = String(headers.location ?? '')
    .split('/')
    .pop();
  if (!id) throw new NodeOperationError(this.getNode(), 'The service did not say where to send the file');
  let offset = 0;
  const source = inMemory ? [inMemory] : await this.helpers.getBinaryStream(binary.id as string);
  for await (const part of inParts(source)) {
    const patch = { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' };
    const sent = { method: 'PATCH', headers: patch, body: part, json: false, timeout: partTimeoutMs } as const;
    await fullCall.call(this, `/uploads/${id}`, sent);
    offset += part.length;
  }
  return `upload://${id}`;
}

/** The bytes in parts of at most 8 MiB. */
async function* inParts(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + partBytes - waitingBytes);
      waiting.push(piece);
      waitingBytes += piece.length;
      start += piece.length;
      if (waitingBytes < partBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
    }
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}
