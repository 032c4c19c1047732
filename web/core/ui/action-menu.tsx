import { t } from '#messages/messages.ts';
import { useId, useRef } from 'react';
import { Button, LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';

/** A page or a file that a menu leads to; a file comes by a request of the browser's own, perhaps in another tab. */
export type MenuLink = {
  readonly to: string;
  readonly label: string;
  readonly isFile?: boolean;
  readonly opensTab?: boolean;
};

/** What a menu does. */
export type MenuChoice = { readonly onChoose: () => void; readonly label: string };

export type MenuItem = MenuLink | MenuChoice;

type ActionMenuProps = {
  /** The text of its button: 'Descargar'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly busy?: boolean;
};

/** A button that opens a menu of actions and files. It stays in the window wherever its button is. */
export function ActionMenu({ label, items, busy = false }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <Button tone="outline" size="small" className="min-h-11" busy={busy} popoverTarget={id}>
        {label}
        <Icon name="down" size={16} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="rounded-soft border border-line bg-sheet p-2 shadow-lift below-invoker backdrop:bg-transparent"
        style={{ positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline' }}
      >
        <ul className="grid">
          {items.map((item) => (
            <li key={item.label} className="grid">
              {'to' in item ? (
                <MenuLinkButton link={item} tone="quiet" className={inMenu} onClick={close} />
              ) : (
                <Button
                  tone="quiet"
                  size="small"
                  className={inMenu}
                  onClick={() => {
                    close();
                    item.onChoose();
                  }}
                >
                  {item.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const inMenu = 'min-h-11 justify-start! text-left!';

type MenuLinkButtonProps = {
  readonly link: MenuLink;
  readonly tone: 'outline' | 'quiet';
  readonly className: string;
  readonly onClick?: () => void;
};

/** A link of a menu, or the only one of what would be a menu. */
export function MenuLinkButton({ link, ...rest }: MenuLinkButtonProps) {
  const { to, label, isFile = false, opensTab = false } = link;
  return (
    <LinkButton {...rest} to={to} reloadDocument={isFile} target={opensTab ? '_blank' : undefined} size="small">
      {label}
      {opensTab && <span className="sr-only"> {t('desk-list.opensTab')}</span>}
    </LinkButton>
  );
}
