import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

/** Peaks of the sound, 50 a second; empty until they are there, and without sound. */
export function useWaveform(): Uint8Array {
  const { api, data } = useSession();
  const [peaks, setPeaks] = useState<Uint8Array>(new Uint8Array());
  useEffect(() => {
    if (!data.view.hasSound) return;
    let isOver = false;
    // without it the words can be moved all the same
    api.waveform().then(
      (found) => isOver || setPeaks(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, data]);
  return peaks;
}
