import { useEffect, useState, type ReactNode, type RefObject } from 'react';

export type StickyBarProps = {
  /** The button that the bar replaces while it is scrolled out of view. */
  readonly of: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** On phones, a bar that keeps a page's main button visible while the page scrolls, above the shop's bottom bar. */
export function StickyBar({ of, children }: StickyBarProps) {
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
    <div
      data-sticky-bar
      className="fixed inset-x-0 bottom-bar z-20 flex items-center gap-3 border-t border-line bg-paper px-gutter py-2.5 md:hidden short:hidden"
    >
      {children}
    </div>
  );
}
