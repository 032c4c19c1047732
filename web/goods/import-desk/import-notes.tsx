import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { ProductImport } from '#contract/goods/imports/imported-products.ts';

type ImportNotesProps = {
  readonly of: ProductImport;
  readonly failedPictures: readonly { readonly productId: number; readonly source: string; readonly text: string }[];
  /** How many new products have a price before an offer that is not shown yet. */
  readonly unprovenOffers: number;
};

/** What one should know of an import before it is written, and of its pictures afterwards. */
export function ImportNotes({ of: own, failedPictures, unprovenOffers }: ImportNotesProps) {
  const { said, sameAs, newCategories, columns, pictures } = own;
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
      {newCategories.length > 0 && (
        <p>{t('import-desk.newCategories', { names: newCategories.map(({ title }) => title).join(', ') })}</p>
      )}
      {unprovenOffers > 0 && <p>{t('import-desk.unprovenOffers', { count: unprovenOffers })}</p>}
      {ignored.length > 0 && <p>{t('import-desk.unknownColumns', { names: ignored.join(', ') })}</p>}
      {pictures.total > 0 && (
        <p role="status">{t('import-desk.pictures', { done: pictures.done, total: pictures.total })}</p>
      )}
      {failedPictures.length > 0 && (
        <details>
          <summary>{t('import-desk.failedPictures', { count: pictures.failed })}</summary>
          <ul className="mt-2 grid gap-2">
            {failedPictures.map(({ productId, source, text }) => (
              <li key={`${productId} ${source}`} className="break-words">
                <Link
                  to={href('/admin/modification/:productId', { productId: String(productId) })}
                  className="underline"
                >
                  {source}
                </Link>{' '}
                <span className="text-danger">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
