import type { IDataObject, IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { callService } from './call-service';
import { rememberBody } from './remember-body';
import { idempotencyKeyOf } from './set-idempotency-key';

interface Correction {
  wrong: string;
  right: string;
}

/** The captions of the video with the words replaced: all of their places, in the letter case that is given. */
export async function correctWords(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const body = await rememberBody(idempotencyKeyOf.call(this), async () => await correctedBody.call(this));
  return { ...request, body };
}

async function correctedBody(this: IExecuteSingleFunctions): Promise<IDataObject> {
  const videoId = this.getNodeParameter('videoId') as string;
  const { correction = [] } = this.getNodeParameter('corrections') as { correction?: Correction[] };
  const wanted = correction.filter(({ wrong }) => wrong !== '');
  const path = `/videos/${encodeURIComponent(videoId)}/captions`;
  const captions = (await callService.call(this, path)).captions as IDataObject[];
  const corrected = captions.map((caption) => ({ ...caption, text: correct(String(caption.text), wanted) }));
  if (captions.every((caption, index) => caption.text === corrected[index].text)) {
    throw new NodeOperationError(this.getNode(), 'None of these words is in the captions', {
      itemIndex: this.getItemIndex(),
      description: 'Nothing was changed. The operation "Get" of captions shows what is said where',
    });
  }
  return { video_id: videoId, captions: corrected };
}

function correct(text: string, corrections: Correction[]): string {
  return corrections.reduce((so, { wrong, right }) => so.split(wrong).join(right), text);
}
