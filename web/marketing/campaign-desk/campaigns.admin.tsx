import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/campaigns.admin';
import { campaigns as calls, type Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton, Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { ruleWords, stateNames, timeWords } from './campaign-words.ts';

const title = t('campaigns.title');

export async function loader({ context }: Route.LoaderArgs) {
  return apiClientOf(context).load(calls.list, {});
}

/** Ends or deletes a campaign. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'id');
  const api = apiClientOf(context);
  return formText(form, 'intent') === 'end'
    ? outcomeOf(await api.submit(calls.end, { id }), t('campaigns.ended'))
    : outcomeOf(await api.submit(calls.remove, { id }), t('campaigns.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The campaigns with their states. */
export default function CampaignsAdmin({ loaderData: { campaigns } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={title}
      actions={
        <LinkButton to={href('/admin/campaigns/:id', { id: 'new' })} size="small">
          {t('campaigns.add')}
        </LinkButton>
      }
    >
      {campaigns.length === 0 ? (
        <EmptyState title={t('campaigns.none')}>{t('campaigns.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

/** A campaign with its state: a link to change it, and a button that ends it while it runs, or deletes it. */
function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { id, name, state, products, left, isSettled } = campaign;
  const { data, submit } = useRequest<ActionOutcome>({ what: t('campaigns.notDone', { name }), told: 'message' });
  const question = useQuestion();
  useToast(data);
  const isRunning = state === 'running';
  return (
    <li className="flex flex-wrap items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/campaigns/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small text-stone"
      >
        <span className="flex flex-wrap items-baseline gap-x-3 text-body font-medium wrap-anywhere text-ink">
          {name}
          <span className={isRunning ? 'text-small text-ok' : 'text-small text-stone'}>{stateNames[state]}</span>
        </span>
        <span className="wrap-anywhere">{ruleWords(campaign)}</span>
        <span>{timeWords(campaign)}</span>
        {(isRunning || products > 0) && (
          <span>{isSettled ? t('campaigns.priced', { count: products }) : t('campaigns.switching')}</span>
        )}
        {left > 0 && <span>{t('campaigns.leftCount', { count: left })}</span>}
      </Link>
      {isRunning ? (
        <Button tone="quiet" size="small" aria-label={t('campaigns.endNamed', { name })} onClick={question.ask}>
          {t('campaigns.end')}
        </Button>
      ) : (
        <IconButton label={t('campaigns.removeNamed', { name })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(
          () =>
            void submit(
              { id, intent: isRunning ? 'end' : 'remove' },
              { method: 'post', action: href('/admin/campaigns') },
            ),
        )}
        title={isRunning ? t('campaigns.endQuestion', { name }) : t('campaigns.removeQuestion', { name })}
        confirm={isRunning ? t('campaigns.end') : t('campaigns.remove')}
      >
        {isRunning && t('campaigns.endHint')}
      </ConfirmDialog>
    </li>
  );
}
