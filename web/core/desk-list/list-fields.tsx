import { t } from '#messages/messages.ts';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { joinClasses } from '../ui/join-classes.ts';

type ListSearchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-label' | 'className'> & {
  readonly label: string;
  readonly error?: string | undefined;
};

const small = 'min-h-11! text-small';

/** The search of a list, which the key '/' moves to. */
export function ListSearch({ label, error, ...rest }: ListSearchProps) {
  const id = useId();
  return (
    <span className="relative grid min-w-48 flex-1 gap-1.5">
      <span className="pointer-events-none absolute top-3.5 left-3 text-stone">
        <Icon name="search" size={16} />
      </span>
      <input
        {...rest}
        type="search"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        data-list-search=""
        className={joinClasses(controlLook, small, 'pl-9')}
      />
      <span id={id} aria-live="polite" className="text-small text-danger empty:hidden">
        {error}
      </span>
    </span>
  );
}

type ListSelectProps = Omit<ComponentPropsWithRef<'select'>, 'aria-label' | 'className'> & {
  readonly label: string;
  readonly width: string;
  /** True in a row of a list, which it leaves some space in. */
  readonly isInRow?: boolean;
  readonly children: ReactNode;
};

/** A filter of a list. Its options say what they are about, so that it needs no label above it. */
export function ListSelect({ label, width, isInRow = false, children, ...rest }: ListSelectProps) {
  return (
    <span className={joinClasses('relative grid items-center', !isInRow && '@max-4xl:min-w-40 @max-4xl:flex-1', width)}>
      <select
        {...rest}
        aria-label={label}
        className={joinClasses(
          controlLook,
          isInRow ? 'min-h-9! text-small @max-4xl:min-h-11!' : small,
          'appearance-none truncate pr-9',
        )}
      >
        {children}
      </select>
      <span className="pointer-events-none absolute right-3">
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}

type ListTextProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-label' | 'className'> & {
  readonly label: string;
  readonly width: string;
};

/** A text filter of a list. */
export function ListText({ label, width, ...rest }: ListTextProps) {
  return (
    <span className={joinClasses('grid', width)}>
      <input {...rest} type="text" aria-label={label} className={joinClasses(controlLook, small)} />
    </span>
  );
}

/** A day to filter by, with its label before it. */
export function ListDay({ label, ...rest }: Omit<ListTextProps, 'width'>) {
  return (
    <label className="flex items-center gap-2 text-small text-stone">
      {label}
      <span className="w-38">
        <input {...rest} type="date" className={joinClasses(controlLook, small)} />
      </span>
    </label>
  );
}

/** A link to the list without filters. */
export function ClearFilters({ to }: { readonly to: string }) {
  return (
    <LinkButton to={to} tone="quiet" size="small" preventScrollReset className="min-h-11">
      {t('desk-list.clearFilters')}
    </LinkButton>
  );
}
