import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { DeskPage, PageVersion } from '#contract/site/page-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { Button } from '#web/core/ui/button.tsx';

type PageVersionsProps = { readonly page: DeskPage; readonly onRestore: (version: number) => void };

/** The versions of a page, the newest first: who saved each and when, and the way back to it. */
export function PageVersions({ page: { slug, versions, version: newest }, onRestore }: PageVersionsProps) {
  return (
    <FormBlock title={t('page-desk.versions')}>
      <ol className="-my-2 grid divide-y divide-line text-small">
        {versions.map((one) => (
          <li key={one.version} className="grid gap-1 py-2">
            <p>
              <span className="font-medium">{t('page-desk.version', { version: one.version })}</span>
              <span className="text-stone"> · {markOf(one, newest)}</span>
            </p>
            <p className="text-stone tabular-nums">
              <time dateTime={one.at}>{momentWords(one.at)}</time>, {one.by}
            </p>
            <p className="flex flex-wrap items-center gap-x-4">
              <Link
                to={`${href('/paginas/:slug/vista-previa', { slug })}?version=${one.version}`}
                className="link inline-flex min-h-9 items-center max-md:min-h-11"
                aria-label={t('page-desk.showVersion', { version: one.version })}
              >
                {t('page-desk.show')}
              </Link>
              {one.version !== newest && (
                <Button
                  tone="quiet"
                  size="small"
                  className="px-0!"
                  aria-label={t('page-desk.restoreVersion', { version: one.version })}
                  onClick={() => onRestore(one.version)}
                >
                  {t('page-desk.restoreThis')}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </FormBlock>
  );
}

function markOf({ isPublic, publishAt, version }: PageVersion, newest: number): string {
  if (isPublic) return t('page-desk.seenNow');
  if (publishAt !== null) return t('page-desk.publishedOrScheduled');
  return version === newest ? t('page-desk.presentDraft') : t('page-desk.draftMark');
}
