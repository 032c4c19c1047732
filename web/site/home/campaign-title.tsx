import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { LinkButton } from '#web/core/ui/button.tsx';
import type { ShownKind } from '#contract/site/home.ts';
import { langOf } from '#web/core/links/own-lang.ts';

/** The id of the shop's part of the landing page, below the campaign. */
export const shopId = 'tienda';

/** The title of a landing page without campaigns, a sentence, and the link to the shop's part below. */
export function CampaignTitle({ hero }: { readonly hero: ShownKind<'hero'> }) {
  const { title, line } = hero;
  return (
    <section aria-label={t('landing.welcome')} className="border-b border-line">
      <div className="grid gap-4 py-16 md:gap-6">
        <h1 lang={langOf(hero, 'title')} className="page font-display text-campaign">
          {title}
        </h1>
        <div className="page flex flex-wrap items-center gap-x-10 gap-y-5">
          {line !== '' && (
            <p lang={langOf(hero, 'line')} className="max-w-72 text-body">
              {line}
            </p>
          )}
          <ToShop tone="ink" />
        </div>
      </div>
    </section>
  );
}

/** The link to the shop's part below the campaigns. */
export function ToShop({ tone }: { readonly tone: 'ink' | 'quiet' }) {
  return (
    <LinkButton
      to={`${href('/')}#${shopId}`}
      tone={tone}
      onClick={() => document.getElementById(shopId)?.focus({ preventScroll: true })}
    >
      {t('texts.viewShop')}
    </LinkButton>
  );
}
