import { t } from '#messages/messages.ts';
import type { ShownKind } from '#contract/site/home.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { BannerPicture } from './banner-picture.tsx';
import { langOf } from '#web/core/links/own-lang.ts';

type CampaignProps = { readonly block: ShownKind<'campaign'>; readonly priority: boolean };

const tones = {
  light: { text: 'shaded-text text-sheet', button: 'border-sheet bg-sheet' },
  dark: { text: 'lit-text text-ink', button: 'border-ink bg-ink text-sheet hover:bg-accent' },
} as const;

/** A campaign of its own: a picture over the whole width, and its text on a shade on which it is readable. */
export function Campaign({ block, priority }: CampaignProps) {
  const { id, title, line, button, to, tone } = block;
  return (
    <section aria-labelledby={id} className="relative flex min-h-campaign items-end overflow-hidden bg-sand">
      <div lang={langOf(block, 'alt')} className="absolute inset-0">
        <BannerPicture banner={block} priority={priority} />
      </div>
      <div className={joinClasses('relative w-full pb-10 md:pb-14', tones[tone].text)}>
        <div className="page grid justify-items-start gap-4">
          <h2
            id={id}
            lang={langOf(block, 'title')}
            className="max-w-4xl font-display text-heading text-balance wrap-anywhere"
          >
            {title}
          </h2>
          {line !== '' && (
            <p lang={langOf(block, 'line')} className="max-w-form text-body">
              {line}
            </p>
          )}
          {to !== null && (
            <LinkButton
              to={to}
              lang={langOf(block, 'button')}
              tone="outline"
              className={joinClasses('mt-2', tones[tone].button)}
            >
              {button || t('landing.more')}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
