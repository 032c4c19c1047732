import { t } from '#messages/messages.ts';
import { pageDesk, type DeskPage } from '#contract/site/page-desk.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';

/** What the form does after a change: nothing, show the preview, begin with another text, or go to the list. */
export type After = 'stay' | 'preview' | 'restart' | 'leave';

/** The outcome of a change of a page; `page` is what is saved now, also if only a part of it succeeded. */
export type PageOutcome = SaveOutcome<DeskPage> & { readonly page?: DeskPage | undefined; readonly after: After };

type Sent = Readonly<Record<string, unknown>>;

/** Carries out what the form of a page sent: its `intent`, and the fields of the call. */
export async function changePage(api: ApiClient, slug: string, { intent, ...rest }: Sent): Promise<PageOutcome> {
  const sent = { ...rest, slug };
  switch (intent) {
    case 'publish':
      return publish(api, sent);
    case 'withdraw': {
      const done = await api.relay(pageDesk.withdraw, sent);
      const page = done.ok ? done.value : undefined;
      return { ...saveOutcomeOf(done, t('page-desk.withdrawn')), page, after: 'stay' };
    }
    case 'restore': {
      const done = await api.relay(pageDesk.restore, sent);
      const page = done.ok ? done.value : undefined;
      return { ...saveOutcomeOf(done, t('page-desk.versionRestored')), page, after: 'restart' };
    }
    case 'remove':
      return { ...outcomeOf(await api.relay(pageDesk.remove, sent), t('page-desk.deleted')), after: 'leave' };
    default: {
      const saved = await api.relay(pageDesk.save, sent);
      const page = saved.ok ? saved.value : undefined;
      return {
        ...saveOutcomeOf(saved, t('page-desk.draftSaved')),
        page,
        after: intent === 'preview' ? 'preview' : 'stay',
      };
    }
  }
}

/** Saves what was typed, and publishes that. If it cannot be published, the draft is saved all the same. */
async function publish(api: ApiClient, { from, until, ...sent }: Sent): Promise<PageOutcome> {
  const saved = await api.relay(pageDesk.save, sent);
  if (!saved.ok) return { ...saveOutcomeOf(saved, ''), after: 'stay' };
  const days = { ...(from !== '' && { from }), ...(until !== '' && { until }) };
  const { slug, version } = saved.value;
  const published = await api.relay(pageDesk.publish, { slug, version, ...days });
  const page = published.ok ? published.value : saved.value;
  const done = page.state === 'scheduled' ? t('page-desk.publicationScheduled') : t('page-desk.pagePublished');
  return { ...saveOutcomeOf(published, done), page, after: 'stay' };
}
