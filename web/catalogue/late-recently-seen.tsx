import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Props = { readonly except: number };

/** What was seen before comes after the page is alive: the server does not know it, and nothing waits for it. */
export function LateRecentlySeen(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    // Without it the page lacks nothing that somebody came for.
    import('./recently-seen.tsx').then(
      ({ RecentlySeen }) => setPart(() => RecentlySeen),
      () => {},
    );
  }, []);
  return Part && <Part {...props} />;
}
