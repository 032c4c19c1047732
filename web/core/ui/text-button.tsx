import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './join-classes.ts';

/** A button that looks like a link in a text. */
export function TextButton({ className, ...rest }: Omit<ComponentPropsWithRef<'button'>, 'type'>) {
  return <button {...rest} type="button" className={joinClasses('link min-h-9 max-lg:min-h-11', className)} />;
}
