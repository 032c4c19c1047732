import { t } from '#messages/messages.ts';
import type { DeskHome } from '#contract/site/home-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';

/** Says what customers see, and what is only a draft. */
export function HomeStatus({ home }: { readonly home: DeskHome }) {
  const { versions, version, live } = home;
  const shown = versions.find((one) => one.version === live);
  const newest = versions.find((one) => one.version === version);
  const next = versions
    .filter(({ state }) => state === 'scheduled')
    .toSorted(byTime)
    .at(0);
  return (
    <div className="grid max-w-prose gap-1 text-small text-stone">
      <p>
        {shown?.publishAt
          ? t('home-desk.customersSeeVersion', {
              version: shown.version,
              at: momentWords(shown.publishAt),
              by: shown.by,
            })
          : t('home-desk.customersSeeOriginal')}
      </p>
      {newest?.state === 'draft' && (
        <p className="text-warn">{t('home-desk.newestIsDraft', { version: newest.version, by: newest.by })}</p>
      )}
      {next?.publishAt && (
        <p className="text-warn">
          {t('home-desk.nextIsPublishedAt', { version: next.version, at: momentWords(next.publishAt) })}
        </p>
      )}
    </div>
  );
}

type Timed = { readonly publishAt: string | null };

const byTime = (one: Timed, other: Timed) => (one.publishAt ?? '').localeCompare(other.publishAt ?? '');
