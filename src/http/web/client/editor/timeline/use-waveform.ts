import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

/** The peaks of the audio, 50 per second; empty until they have loaded, and for a video without sound. */
export function useWaveform(): Uint8Array {
  const { api, data } = useSession();
  const [peaks, setPeaks] = useState<Uint8Array>(new Uint8Array());
  useEffect(() => {
    if (!data.view.hasSound) return;
    let isUnmounted = false;
    // if they cannot be loaded, the timeline works without them
    api.waveform().then(
      (found) => isUnmounted || setPeaks(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, data]);
  return peaks;
}
