import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../ui/join-classes.ts';

type FormBlockProps = ComponentPropsWithRef<'fieldset'> & {
  readonly title: string;
  /** True for two fields beside each other. */
  readonly isWide?: boolean;
};

/** A titled part of a long form. */
export function FormBlock({ title, isWide = false, children, ...rest }: FormBlockProps) {
  return (
    <fieldset
      {...rest}
      className={joinClasses(
        'grid min-w-0 content-start gap-4 rounded-soft border border-line bg-sheet p-4 md:p-5',
        isWide && 'sm:grid-cols-2',
      )}
    >
      {/* Floating, because the legend of a bordered fieldset otherwise stands on its border. */}
      <legend className="float-left col-span-full text-small font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}
