import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { CollectionRow } from '#contract/site/collections/collection-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { May } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';

/** Returns where a collection is in the shop. */
export function addressOf({ slug }: Pick<CollectionRow, 'slug'>): string {
  return href('/colecciones/:slug', { slug });
}

/** A link to see a collection in the shop, and a button to delete it, which asks first. */
export function CollectionActions({ row: { slug, title, isPublic } }: { readonly row: CollectionRow }) {
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('collections.notRemoved', { title }),
    told: 'message',
  });
  const question = useQuestion();
  useToast(data);
  return (
    <>
      {isPublic && (
        <LinkButton
          to={addressOf({ slug })}
          tone="quiet"
          size="small"
          className="min-h-11"
          aria-label={t('collections.seeNamed', { title })}
        >
          {t('collections.see')}
        </LinkButton>
      )}
      <May do="content.publish">
        <IconButton label={t('collections.removeNamed', { title })} icon="trash" onClick={question.ask} />
      </May>
      <ConfirmDialog
        {...question.props(() => void submit({ slug }, { method: 'post', action: href('/admin/collections') }))}
        title={t('collections.removeQuestion', { title })}
        confirm={t('collections.remove')}
      >
        {t('collections.removeHint')}
      </ConfirmDialog>
    </>
  );
}
