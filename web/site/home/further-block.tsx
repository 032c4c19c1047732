import type { ShownBlock, ShownKind } from '#contract/site/home.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { written } from '#web/core/ui/written.ts';
import { Campaign } from './campaign.tsx';
import { InfoStrip } from './info-strip.tsx';

const sizes = '(min-width: 1600px) 46rem, (min-width: 768px) 46vw, 92vw';

/** A picture beside a text, such as how the clothes are made. */
function Story({ block }: { readonly block: ShownKind<'story'> }) {
  const { id, label, title, paragraphs, picture, button, to } = block;
  return (
    <section aria-labelledby={id} className="page grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-24">
      <div className="aspect-4/5 bg-sand">
        <Picture picture={picture} sizes={sizes} />
      </div>
      <div className="grid max-w-form justify-items-start gap-5">
        {label !== '' && (
          <p lang={langOf(block, 'label')} className="label text-stone">
            {label}
          </p>
        )}
        <h2 id={id} lang={langOf(block, 'title')} className="font-display text-heading">
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} lang={langOf(block, 'text')} className="text-body">
            {paragraph}
          </p>
        ))}
        {to !== null && (
          <LinkButton to={to} lang={langOf(block, 'button')} tone="outline" className="mt-2">
            {button}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

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
