import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { ImportItem } from '#contract/goods/imports/imported-products.ts';
import type { Fate } from '#contract/goods/imports/import-states.ts';

/** What becomes of the products of a file, with the row where each begins. */
export function ImportItems({ items }: { readonly items: readonly ImportItem[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.row} className="grid gap-1 rounded-soft border border-line bg-sheet p-4 text-small">
          <p className="flex flex-wrap justify-between gap-2">
            <ItemName item={item} />
            <span className="text-stone">
              {t('import-desk.rowAndFate', { row: item.row, fate: fateOf[item.fate] })}
            </span>
          </p>
          {item.changes.map(({ field, from, to }) => (
            <p key={`${field} ${to}`} className="break-words">
              {from === '' ? t('import-desk.added', { field, to }) : t('import-desk.fromTo', { field, from, to })}
            </p>
          ))}
          {item.problems.map(({ row, text }) => (
            <p key={`${row} ${text}`} className="break-words text-danger">
              {t('import-desk.problem', { row, text })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function ItemName({ item: { name, color, productId } }: { readonly item: ImportItem }) {
  const called = name || t('import-desk.nameless');
  const shown = color === '' ? called : `${called} · ${color}`;
  if (productId === null) return <span className="font-medium break-words">{shown}</span>;
  return (
    <Link
      to={href('/admin/modification/:productId', { productId: String(productId) })}
      className="font-medium break-words underline underline-offset-4"
    >
      {shown}
    </Link>
  );
}

/** What becomes of a product, as it is said of one. */
const fateOf: Readonly<Record<Fate, string>> = {
  new: t('import-desk.oneNew'),
  changed: t('import-desk.oneChanged'),
  unchanged: t('import-desk.oneUnchanged'),
  wrong: t('import-desk.oneWrong'),
};
