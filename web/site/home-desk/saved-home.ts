import { t } from '#messages/messages.ts';
import { homeDesk, type DeskHome } from '#contract/site/home-desk.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';

/** The outcome of a request of the editor; `home` is the home page after it. */
export type HomeOutcome = SaveOutcome<DeskHome> & { readonly home?: DeskHome };

type Sent = Readonly<Record<string, unknown>>;

/**
 * Does what the editor asks for. 'publish' first saves the blocks that it sends, so that what is published is what is on the
 * screen.
 */
export async function savedHome(api: ApiClient, { intent, ...sent }: Sent): Promise<HomeOutcome> {
  switch (intent) {
    case 'publish':
      return publish(api, sent);
    case 'restore':
      return outcome(await api.relay(homeDesk.restore, sent), t('home-desk.versionRestored'));
    case 'unschedule':
      return outcome(await api.relay(homeDesk.unschedule, sent), t('home-desk.publicationCancelled'));
    default:
      return outcome(await api.relay(homeDesk.save, sent), t('home-desk.draftSaved'));
  }
}

async function publish(api: ApiClient, { blocks, version, at }: Sent): Promise<HomeOutcome> {
  const saved = await api.relay(homeDesk.save, { blocks, version });
  if (!saved.ok) return outcome(saved, '');
  const asked = { version: saved.value.version, ...(typeof at === 'string' && { at }) };
  const published = await api.relay(homeDesk.publish, asked);
  const done = outcome(published, at === undefined ? t('home-desk.published') : t('home-desk.publicationScheduled'));
  // What was saved stays saved if it could not be published.
  return published.ok ? done : { ...done, home: saved.value };
}

type Answered = Awaited<ReturnType<typeof relaySave>>;

const relaySave = (api: ApiClient) => api.relay(homeDesk.save, {});

function outcome(answered: Answered, done: string): HomeOutcome {
  return answered.ok ? { ...outcomeOf(answered, done), home: answered.value } : saveOutcomeOf(answered, done);
}
