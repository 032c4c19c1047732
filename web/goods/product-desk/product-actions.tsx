import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useHere, withReturn } from '#web/core/links/return-address.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useMay } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import type { ProductRow } from './product-row.ts';

const deskTexts = backOfficeTexts.productDesk;

const iconLink = 'inline-grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-sand';

/** On phones a row is shorter without what its own link, the product's page and the actions for chosen rows do too. */
const notOnPhones = 'max-sm:hidden';

/** For those who may change products: the links to a product's form, to a copy of it and to its reviews, and the buttons that archive it and, last, delete it; for others the reviews alone. */
export function ProductActions({ row: { id, name, state } }: { readonly row: ProductRow }) {
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('product-desk.namedNotDeleted', { name }),
    told: 'message',
  });
  const question = useQuestion();
  const here = useHere();
  const mayWrite = useMay()('goods.write');
  useToast(data);
  const productId = String(id);
  const reviews = (
    <Link
      to={withReturn(href('/admin/reviews/:productId', { productId }), here)}
      aria-label={t('product-desk.reviewsOf', { name })}
      title={t('product-desk.reviewsOf', { name })}
      className={iconLink}
    >
      <Icon name="star" />
    </Link>
  );
  if (!mayWrite) return reviews;
  return (
    <>
      <Link
        to={withReturn(href('/admin/modification/:productId', { productId }), here)}
        aria-label={t('product-desk.modifyNamed', { name })}
        title={t('product-desk.modifyNamed', { name })}
        className={joinClasses(iconLink, notOnPhones)}
      >
        <Icon name="M4 20l1-4.500L16 4.500 19.5 8 8.500 19 4 20ZM13.5 7 17 10.500" />
      </Link>
      <Link
        to={withReturn(`${href('/admin/createproduct')}?from=${productId}`, here)}
        aria-label={t('product-desk.duplicateNamed', { name })}
        title={t('product-desk.duplicateNamed', { name })}
        className={joinClasses(iconLink, notOnPhones)}
      >
        <Icon name="M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4" />
      </Link>
      {reviews}
      {state !== 'archived' && (
        <IconButton
          label={t('product-desk.archiveNamed', { name })}
          icon="M4 5h16v4H4zM5.500 9v10h13V9M10 13h4"
          className={notOnPhones}
          onClick={() =>
            void submit(
              { instead: 'archive' },
              { method: 'post', action: href('/admin/delete/:productId', { productId }) },
            )
          }
        />
      )}
      <IconButton label={t('product-desk.deleteNamed', { name })} icon="trash" onClick={question.ask} />
      <ConfirmDialog
        {...question.props(
          () => void submit(null, { method: 'post', action: href('/admin/delete/:productId', { productId }) }),
        )}
        title={deskTexts.confirmRemove}
        confirm={t('product-desk.delete')}
      >
        {deskTexts.irreversible}
      </ConfirmDialog>
    </>
  );
}
