import { ActionMenu, MenuLinkButton, type MenuChoice, type MenuLink } from '../ui/action-menu.tsx';

/** A file for the chosen rows, perhaps in another tab. */
export type BulkLink = Omit<MenuLink, 'isFile'>;

type BulkMenuProps = {
  /** The text of the button: 'Descargar'. */
  readonly label: string;
  readonly items: readonly (BulkLink | MenuChoice)[];
  readonly busy?: boolean;
};

/** A menu of files or actions for the chosen rows; a single file is a link instead. */
export function BulkMenu({ label, items, busy = false }: BulkMenuProps) {
  const all = items.map((item) => ('to' in item ? { ...item, isFile: true } : item));
  const [only, ...others] = all;
  if (only && 'to' in only && others.length === 0) {
    return <MenuLinkButton link={only} tone="outline" className="min-h-11" />;
  }
  return <ActionMenu label={label} items={all} busy={busy} />;
}
