import { t } from '#messages/messages.ts';
import { useId, useRef } from 'react';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** A file for the chosen rows, perhaps in another tab. */
export type BulkLink = { readonly to: string; readonly label: string; readonly opensTab?: boolean };

/** An action for the chosen rows. */
type BulkChoice = { readonly onChoose: () => void; readonly label: string };

type BulkMenuProps = {
  /** The text of the button: 'Descargar'. */
  readonly label: string;
  readonly items: readonly (BulkLink | BulkChoice)[];
  readonly busy?: boolean;
};

const look = 'min-h-11';

/** A menu of files or actions for the chosen rows; a single file is a link instead. */
export function BulkMenu({ label, items, busy = false }: BulkMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [only, ...others] = items;
  if (only && 'to' in only && others.length === 0) return <FileLink link={only} tone="outline" className={look} />;
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <Button tone="outline" size="small" className={look} busy={busy} popoverTarget={id}>
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
        style={{ positionTryFallbacks: 'flip-block' }}
      >
        <ul className="grid">
          {items.map((item) => (
            <li key={item.label} className="grid">
              {'to' in item ? (
                <FileLink link={item} tone="quiet" className={inMenu} onClick={close} />
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

const inMenu = 'min-h-11 justify-start!';

type FileLinkProps = {
  readonly link: BulkLink;
  readonly tone: 'outline' | 'quiet';
  readonly className: string;
  readonly onClick?: () => void;
};

function FileLink({ link: { to, label, opensTab = false }, ...rest }: FileLinkProps) {
  return (
    <LinkButton {...rest} to={to} reloadDocument target={opensTab ? '_blank' : undefined} size="small">
      {label}
      {opensTab && <span className="sr-only"> {t('desk-list.opensTab')}</span>}
    </LinkButton>
  );
}
