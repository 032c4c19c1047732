import { useCallback, useEffect, useState } from 'react';

/** How long to wait before a picture that failed is asked for again, in ms: a shop that sheds load says some seconds. */
const pausesMs = [1500, 6000, 20_000] as const;

type Loading = { readonly attempt: number; readonly state: 'shown' | 'waiting' | 'failed' };

/**
 * Asks for a picture again when it fails, with growing pauses and as soon as the network is back, also one that failed
 * before the page's scripts were there. `attempt` is a key: a new element is a new request.
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
