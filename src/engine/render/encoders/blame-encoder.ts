import { AppError } from '../../../infra/errors/app-error.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { encoders } from './encoders.ts';
import { probeEncoder } from './probe-encoder.ts';

interface BlameInput {
  plan: Pick<RenderPlan, 'encoder'>;
  ffmpeg: string;
  signal?: AbortSignal;
}

/**
 * Renders. If that fails and the hardware encoder of the plan does not work any more either (a driver that was updated, a card that
 * takes no more encodes at the same time), it is a fault of the infrastructure: the video has not been tried, and waits.
 */
export async function blameEncoder<Made>(
  { plan, ffmpeg, signal }: BlameInput,
  render: () => Promise<Made>,
): Promise<Made> {
  const { encoder } = plan;
  try {
    return await render();
  } catch (error) {
    const mayBeAtFault = encoder !== undefined && encoders[encoder].isHardware;
    if (!mayBeAtFault || signal?.aborted || !isRenderFailure(error)) throw error;
    const found = await probeEncoder({ ffmpeg, name: encoder, signal });
    if (found.works) throw error;
    const details = { isInfrastructure: true, encoder, why: found.reason };
    throw new AppError('render_failed', { reason: 'unexpected', details, cause: error });
  }
}

function isRenderFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === 'render_failed';
}
