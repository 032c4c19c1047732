import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type ChipProps = Omit<LinkProps, 'children' | 'className'> & { readonly children: ReactNode };

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge wide:min-h-8 py-1 pr-2 pl-3.5 text-small transition-colors hover:border-ink hover:bg-sand';

/** An active option, such as a filter, as a link to the same page without it. */
export function Chip({ children, ...link }: ChipProps) {
  return (
    <Link {...link} className={look}>
      <VisuallyHidden>{t('ui.remove')} </VisuallyHidden>
      {children}
      <Icon name="close" size={16} />
    </Link>
  );
}

type ChipButtonProps = { readonly children: ReactNode; readonly onRemove: () => void };

/** A chosen option in a form; a click removes it. */
export function ChipButton({ children, onRemove }: ChipButtonProps) {
  return (
    <button type="button" onClick={onRemove} className={look}>
      <VisuallyHidden>{t('ui.remove')} </VisuallyHidden>
      {children}
      <Icon name="close" size={16} />
    </button>
  );
}
