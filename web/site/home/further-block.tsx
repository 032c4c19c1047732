import type { ShownBlock, ShownKind } from '#contract/site/home.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import { written } from '#web/core/ui/written.ts';
import { Campaign } from './campaign.tsx';
import { InfoStrip } from './info-strip.tsx';
import { Story } from './story.tsx';

type FurtherBlockProps = {
  readonly block: Extract<ShownBlock, { readonly kind: 'campaign' | 'story' | 'text' | 'facts' }>;
  /** True for the first block of the page. */
  readonly isFirst: boolean;
};

/** A campaign, a picture with its text, a text, or an information strip. */
export function FurtherBlock({ block, isFirst }: FurtherBlockProps) {
  switch (block.kind) {
    case 'campaign':
      return <Campaign block={block} priority={isFirst} />;
    case 'story':
      return <Story block={block} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'facts':
      return <InfoStrip block={block} />;
  }
}

/** A text of the owner. The server has sanitized its HTML. */
function TextBlock({ block }: { readonly block: ShownKind<'text'> }) {
  const { id, title, html } = block;
  return (
    <section aria-labelledby={title === '' ? undefined : id} className="page">
      <div className="mx-auto grid max-w-prose gap-5">
        {title !== '' && (
          <h2 id={id} lang={langOf(block, 'title')} className="font-display text-heading text-balance">
            {title}
          </h2>
        )}
        <div
          lang={langOf(block, 'html')}
          className={joinClasses('text-body wrap-anywhere', written)}
          dangerouslySetInnerHTML={{ __html: linksInLanguage(html) }}
        />
      </div>
    </section>
  );
}
