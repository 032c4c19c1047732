import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/campaigns.admin';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { campaigns as calls, type Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { ShortList } from '#web/core/desk-list/short-list.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CampaignEnd } from './campaign-end.tsx';
import { ClockMark } from './clock-mark.tsx';
import { ruleWords, stateNames, timeWords } from './campaign-words.ts';

const title = t('campaigns.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ campaigns }, setup] = await Promise.all([
    api.load(calls.list, {}),
    api.load(deskLists.setup, { list: 'campaigns' }),
  ]);
  return { campaigns, setup };
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
export default function CampaignsAdmin({ loaderData: { campaigns, setup } }: Route.ComponentProps) {
  const add = (
    <LinkButton to={href('/admin/campaigns/:id', { id: 'new' })} size="small" className="min-h-11">
      {t('campaigns.add')}
    </LinkButton>
  );
  return (
    <AdminPage title={title} primary={add}>
      <ShortList
        list="campaigns"
        caption={title}
        path={href('/admin/campaigns')}
        setup={setup}
        states={stateNames}
        foundBy={(campaign) => ({ state: campaign.state, texts: [campaign.name, ruleWords(campaign)] })}
        columns={columns}
        rows={campaigns}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        linkOf={({ id }) => ({ to: href('/admin/campaigns/:id', { id: String(id) }) })}
        actions={{ width: 'w-28', Buttons: CampaignEnd }}
        empty={<EmptyState title={t('campaigns.none')}>{t('campaigns.noneHint')}</EmptyState>}
      />
    </AdminPage>
  );
}

const columns: Columns<Campaign> = [
  { key: 'name', title: t('campaigns.name'), isLong: true, cell: ({ name }) => name },
  {
    key: 'state',
    title: t('campaigns.state'),
    width: 'w-36',
    cell: ({ state }) => <ClockMark state={state} names={stateNames} />,
    phone: 'side',
  },
  { key: 'rule', title: t('campaigns.rule'), isLong: true, cell: ruleWords, phone: 'below' },
  { key: 'time', title: t('campaigns.time'), width: 'w-56', isLong: true, cell: timeWords, phone: 'below' },
  { key: 'products', title: t('campaigns.products'), width: 'w-48', isLong: true, cell: pricedWords, phone: 'below' },
];

/** Returns how many products have the price of a campaign, and how many it leaves as they are. */
function pricedWords({ state, products, left, isSettled }: Campaign): string {
  return [
    ...(state === 'running' || products > 0
      ? [isSettled ? t('campaigns.priced', { count: products }) : t('campaigns.switching')]
      : []),
    ...(left > 0 ? [t('campaigns.leftCount', { count: left })] : []),
  ].join('\n');
}
