import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { formatNumber } from '#contract/core/money/price-words.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';

type ImportNotesProps = {
  readonly of: ProductImport;
  readonly failedPictures: readonly { readonly productId: number; readonly source: string; readonly text: string }[];
  readonly failedPages: readonly { readonly productId: number; readonly name: string; readonly text: string }[];
  /** How many new products have a price before an offer that is not shown yet. */
  readonly unprovenOffers: number;
};

/** What one should know of an import before it is written, and of its pictures afterwards. */
export function ImportNotes({ of: own, failedPictures, failedPages, unprovenOffers }: ImportNotesProps) {
  const { said, sameAs, columns, pictures, pages, addedVat } = own;
  const ignored = columns.flatMap(({ heading, use }) => (use === 'ignored' ? [heading] : []));
  return (
    <div className="grid gap-3 text-small empty:hidden">
      {said !== null && (
        <p role="alert" className="text-danger">
          {said}
        </p>
      )}
      {sameAs !== null && (
        <p>
          {t('import-desk.sameFile')}{' '}
          <Link to={href('/admin/products/import/:id', { id: String(sameAs) })} className="underline">
            {t('import-desk.seeSame')}
          </Link>
        </p>
      )}
      <NewCategories of={own} />
      {addedVat !== null && (
        <p>{t('import-desk.addedVat', { percent: formatNumber(addedVat), country: shop().country.code })}</p>
      )}
      {unprovenOffers > 0 && <p>{t('import-desk.unprovenOffers', { count: unprovenOffers })}</p>}
      {ignored.length > 0 && <p>{t('import-desk.unknownColumns', { names: ignored.join(', ') })}</p>}
      {pictures.total > 0 && (
        <p role="status">{t('import-desk.pictures', { done: pictures.done, total: pictures.total })}</p>
      )}
      <FailedList
        title={t('import-desk.failedPictures', { count: pictures.failed })}
        failed={failedPictures.map(({ source, ...picture }) => ({ ...picture, name: source }))}
      />
      {pages.total > 0 && (
        <p role="status">{t('import-desk.pagesAsked', { asked: pages.done + pages.failed, total: pages.total })}</p>
      )}
      <FailedList title={t('import-desk.failedPages', { count: pages.failed })} failed={failedPages} />
    </div>
  );
}

/** The categories that the import makes, or made. One that was taken back made none. */
function NewCategories({ of: { newCategories, state } }: Pick<ImportNotesProps, 'of'>) {
  if (newCategories.length === 0 || state === 'undoing' || state === 'undone') return null;
  const names = newCategories.map(({ title }) => title).join(', ');
  return (
    <p>
      {state === 'written' ? t('import-desk.madeCategories', { names }) : t('import-desk.newCategories', { names })}
    </p>
  );
}

type FailedListProps = {
  readonly title: string;
  /** Products with what could not be fetched of them, and why. */
  readonly failed: readonly { readonly productId: number; readonly name: string; readonly text: string }[];
};

/** What could not be fetched of products, each with a way to it; nothing if there is none. */
function FailedList({ title, failed }: FailedListProps) {
  if (failed.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className="mt-2 grid gap-2">
        {failed.map(({ productId, name, text }) => (
          <li key={`${productId} ${name}`} className="break-words">
            <Link to={href('/admin/modification/:productId', { productId: String(productId) })} className="underline">
              {name}
            </Link>{' '}
            <span className="text-danger">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
