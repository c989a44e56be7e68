import type { IDataObject, IExecuteSingleFunctions, IN8nHttpFullResponse, INodeExecutionData } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

/** Overlays are no MP4. */
const videoTypes: Record<string, string> = { mov: 'video/quicktime', webm: 'video/webm' };
const mimeTypes: Record<string, string> = { srt: 'application/x-subrip', vtt: 'text/vtt', ass: 'text/x-ssa' };

/** Captions as text, and as a file of the item. */
export async function readCaptionFile(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  response: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  const format = this.getNodeParameter('format') as string;
  const text = String(response.body);
  const data = await this.helpers.prepareBinaryData(Buffer.from(text), `captions.${format}`, mimeTypes[format]);
  return [{ json: { video_id: this.getNodeParameter('videoId') as string, format, text }, binary: { data } }];
}

/** The finished video as a file of the item. */
export async function downloadVideo(
  this: IExecuteSingleFunctions,
  items: INodeExecutionData[],
): Promise<INodeExecutionData[]> {
  return await Promise.all(
    items.map(async (item) => {
      const { video_url: url } = (item.json.output ?? {}) as IDataObject;
      if (typeof url !== 'string') throw new NodeOperationError(this.getNode(), 'The video is not ready yet');
      // its address is open: it gets no token
      const stream = (await this.helpers.httpRequest({ url, encoding: 'stream' })) as Parameters<
        typeof this.helpers.prepareBinaryData
      >[0];
      const name = decodeURIComponent(new URL(url).pathname.split('/').pop() ?? 'video.mp4');
      const type = videoTypes[name.split('.').pop() ?? ''] ?? 'video/mp4';
      return { ...item, binary: { data: await this.helpers.prepareBinaryData(stream, name, type) } };
    }),
  );
}
