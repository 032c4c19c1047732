import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Its accessible name: what the button does. */
  readonly label: string;
  readonly icon: IconName;
  readonly filled?: boolean;
};

/** A button with only an icon; its click target is 44 px. */
export function IconButton({ label, icon, filled, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      title={label}
      className={joinClasses(
        'inline-grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-sand disabled:text-edge',
        className,
      )}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
