import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { LinkButton } from '#web/core/ui/button.tsx';
import type { ShownKind } from '#contract/site/home.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { langOf } from '#web/core/links/own-lang.ts';

/** The id of the shop's part of the landing page, below the campaign. */
export const shopId = 'tienda';

type CampaignTitleProps = { readonly hero: ShownKind<'hero'>; readonly isOnPicture?: boolean };

/**
 * The title of the landing page, a sentence, and the link to the shop's part below. On a picture it is above a shade
 * with which it is readable whatever the picture is; clicks beside the link reach the picture.
 */
export function CampaignTitle({ hero, isOnPicture = false }: CampaignTitleProps) {
  const { title, line } = hero;
  return (
    <section
      aria-label={t('landing.welcome')}
      className={
        isOnPicture ? 'pointer-events-none relative z-10 flex min-h-campaign items-end' : 'border-b border-line'
      }
    >
      <div
        className={joinClasses(
          'grid w-full gap-4 md:gap-6',
          isOnPicture ? 'shaded-text pb-19 text-sheet md:pb-10' : 'py-16',
        )}
      >
        <h1 lang={langOf(hero, 'title')} className="page font-display text-campaign">
          {title}
        </h1>
        <div className="page flex flex-wrap items-center gap-x-10 gap-y-5">
          {line !== '' && (
            <p lang={langOf(hero, 'line')} className="max-w-72 text-body">
              {line}
            </p>
          )}
          <LinkButton
            to={`${href('/')}#${shopId}`}
            tone={isOnPicture ? 'outline' : 'ink'}
            className={isOnPicture ? 'pointer-events-auto border-sheet bg-sheet' : ''}
            onClick={() => document.getElementById(shopId)?.focus({ preventScroll: true })}
          >
            {t('texts.viewShop')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
