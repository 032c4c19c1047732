import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { joinClasses } from './join-classes.ts';

const tones = {
  ink: 'border-ink bg-ink text-sheet hover:bg-accent hover:border-accent',
  outline: 'border-ink text-ink hover:bg-ink hover:text-sheet',
  quiet: 'border-transparent text-ink underline underline-offset-4 hover:decoration-2',
  danger: 'border-danger text-danger hover:bg-danger hover:text-sheet',
} as const;

const sizes = { normal: 'min-h-control px-6', small: 'min-h-9 px-4' } as const;

type Look = {
  readonly tone?: keyof typeof tones;
  readonly size?: keyof typeof sizes;
  /** True for the full width of its container. */
  readonly wide?: boolean;
};

function look({ tone = 'ink', size = 'normal', wide = false }: Look, className: string | undefined): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2 rounded-soft border text-center text-small font-medium transition-colors',
    'disabled:border-line disabled:bg-sand disabled:text-stone disabled:no-underline',
    tones[tone],
    sizes[size],
    wide && 'w-full',
    className,
  );
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** True while an action is in progress: the button stays focusable, shows it, and ignores clicks. */
    readonly busy?: boolean;
  };

/** A button. It submits its form only if its type says so. */
export function Button({ tone, size, wide, busy = false, className, type, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={joinClasses(look({ tone, size, wide }, className), busy && 'animate-breathe')}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ tone, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ tone, size, wide }, className)} />;
}
