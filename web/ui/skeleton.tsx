import { joinClasses } from './join-classes.ts';

/** A quiet shape in the place of what is coming; its size is the class names'. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={joinClasses('block animate-breathe rounded-soft bg-sand', className)} />;
}
