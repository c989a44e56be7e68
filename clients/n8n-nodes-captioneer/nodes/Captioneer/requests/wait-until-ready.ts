import type { IDataObject, IExecuteSingleFunctions, INodeExecutionData, JsonObject } from 'n8n-workflow';
import { NodeApiError, NodeOperationError, sleep } from 'n8n-workflow';
import { callService } from './call-service';
import { followVideo } from './follow-video';

/** Where the node is to wait, each video that was accepted becomes the details of the finished one. */
export async function waitUntilReady(
  this: IExecuteSingleFunctions,
  items: INodeExecutionData[],
): Promise<INodeExecutionData[]> {
  if (!this.getNodeParameter('waitUntilReady', true)) return items;
  const maxMinutes = this.getNodeParameter('maxMinutes', 60) as number;
  return await Promise.all(
    items.map(async (item) => ({ ...item, json: await finished.call(this, String(item.json.video_id), maxMinutes) })),
  );
}

async function finished(this: IExecuteSingleFunctions, videoId: string, maxMinutes: number): Promise<IDataObject> {
  const followed = await followVideo({
    read: async () => await callService.call(this, `/videos/${encodeURIComponent(videoId)}`),
    sleep,
    isCancelled: () => this.getExecutionCancelSignal()?.aborted ?? false,
    now: Date.now,
    deadline: Date.now() + maxMinutes * 60_000,
  });
  if (followed.kind === 'refused') throw new NodeApiError(this.getNode(), followed.error as JsonObject);
  if (followed.kind === 'cancelled') throw failure.call(this, 'The execution was cancelled');
  if (followed.kind === 'late') {
    const advice = `It goes on. Ask for ${videoId} later, or use the Captioneer Trigger instead of waiting`;
    throw failure.call(this, `The video was not ready after ${maxMinutes} minutes`, advice);
  }
  const { video } = followed;
  if (video.status === 'failed') throw failure.call(this, String(video.message), `Error code: ${video.error_code}`);
  return video;
}

function failure(this: IExecuteSingleFunctions, message: string, description?: string): NodeOperationError {
  return new NodeOperationError(this.getNode(), message, { itemIndex: this.getItemIndex(), description });
}
