import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

type AddBarProps = {
  /** The button that the bar stands in for while it is out of sight. */
  readonly of: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** On phones, buying stays in reach of the thumb while the page scrolls: a bar above the shop's own. */
export function AddBar({ of, children }: AddBarProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const button = of.current;
    if (!button) return undefined;
    const watch = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    watch.observe(button);
    return () => watch.disconnect();
  }, [of]);
  if (!isAway) return null;
  return (
    <div className="fixed inset-x-0 bottom-bar z-20 flex items-center gap-3 border-t border-line bg-paper px-gutter py-2.5 md:hidden">
      {children}
    </div>
  );
}
