import { useCallback, useEffect, useState } from 'react';

/** The backoff before a failed picture is requested again, in ms; a shop that sheds load asks to wait some seconds. */
export const pausesMs = [1500, 6000, 20_000] as const;

type Loading = { readonly attempt: number; readonly state: 'shown' | 'waiting' | 'failed' };

/**
 * Retries a picture that fails, with backoff and when the network is back, also one that failed before hydration.
 * `attempt` is a React key: a new element sends a new request.
 */
export function usePictureLoading() {
  const [{ attempt, state }, setLoading] = useState<Loading>({ attempt: 0, state: 'shown' });

  const onError = useCallback(() => {
    setLoading((now) => ({ ...now, state: now.attempt < pausesMs.length ? 'waiting' : 'failed' }));
  }, []);

  const seen = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.currentSrc && image.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );

  useEffect(() => {
    if (state === 'shown') return undefined;
    const again = () => setLoading((now) => ({ attempt: now.attempt + 1, state: 'shown' }));
    const timer = state === 'waiting' ? setTimeout(again, pausesMs[attempt]) : undefined;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [attempt, state]);

  return { attempt, state, onError, seen };
}
