import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { CollectionRow } from '#contract/site/collections/collection-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { DeskLink } from '#web/core/session/desk-link.tsx';
import { May } from '#web/core/session/may.tsx';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { sortNames, sourceNames } from './collection-values.ts';

/** A collection, with links to change and to see it, and a button to delete it. */
export function CollectionItem({ collection }: { readonly collection: CollectionRow }) {
  const { slug, title, by, sort, isPublic } = collection;
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('collections.notRemoved', { title }),
    told: 'message',
  });
  const question = useQuestion();
  useToast(data);
  const address = href('/colecciones/:slug', { slug });
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <DeskLink to={href('/admin/collections/:slug', { slug })} className="grid min-w-0 flex-1 gap-0.5 p-4 text-small">
        <span className="flex flex-wrap items-baseline gap-x-3 text-body font-medium wrap-anywhere">
          {title}
          <span className={isPublic ? 'text-small text-ok' : 'text-small text-stone'}>
            {isPublic ? t('collections.public') : t('collections.draft')}
          </span>
        </span>
        <span className="text-stone">
          {sourceNames[by]} · {sortNames[sort]}
        </span>
        <span className="wrap-anywhere text-stone">{address}</span>
      </DeskLink>
      {isPublic && (
        <LinkButton to={address} tone="quiet" size="small" aria-label={t('collections.seeNamed', { title })}>
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
    </li>
  );
}
