import { joinClasses } from './join-classes.ts';

/** A placeholder shape for content that is loading; the class names set its size. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={joinClasses('block animate-breathe rounded-soft bg-sand', className)} />;
}
