import type { ShownBlock, ShownKind } from '#contract/site/home.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { linksInLanguage } from '#web/core/links/owner-links.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import type { FactIcon } from '#contract/site/home-parts.ts';
import { t } from '#messages/messages.ts';
import { Icon, type IconName } from '#web/core/ui/icon.tsx';
import { Campaign } from './campaign.tsx';

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
          className="text-body rich-text wrap-anywhere"
          dangerouslySetInnerHTML={{ __html: linksInLanguage(html) }}
        />
      </div>
    </section>
  );
}

/** The icons of the information strip, by name. */
const factPaths = {
  card: 'M3 6h18v12.500H3V6ZM3 10h18M6.5 15h4',
  returns: 'returns',
  warranty: 'M12 3.5 5 6v6c0 4.3 2.9 7 7 8.5 4.1-1.5 7-4.2 7-8.500V6l-7-2.500ZM9 12l2.2 2.200L15 10',
  lock: 'lock',
  truck:
    'M2.5 6.500h11v10h-11v-10ZM13.5 10h4.500l3.500 3.500v3h-8M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  store:
    'M4 10.500V20h16v-9.500M3 9.500 5 4h14l2 5.500c0 2-3 2-3 0 0 2-3 2-3 0 0 2-3 2-3 0 0 2-3 2-3 0 0 2-3 2-3 0ZM9.5 20v-5.500h5V20',
  heart: 'heart',
  star: 'star',
} as const satisfies Record<FactIcon, IconName>;

const columns = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

/** What customers can rely on, such as payment methods, returns, warranty and security. */
function InfoStrip({ block: { facts } }: { readonly block: ShownKind<'facts'> }) {
  const across = facts.length === 2 || facts.length === 3 ? facts.length : 4;
  return (
    <section aria-label={t('landing.whatToExpect')} className="page">
      <ul
        className={joinClasses(
          'grid grid-cols-2 gap-x-4 gap-y-8 border-t border-line pt-10 lg:gap-x-8',
          columns[across],
        )}
      >
        {facts.map((fact) => (
          <li key={fact.title} className="grid content-start gap-3">
            <Icon name={factPaths[fact.icon]} size={32} />
            <h2 lang={langOf(fact, 'title')} className="text-small font-medium">
              {fact.title}
            </h2>
            <p lang={langOf(fact, 'text')} className="max-w-72 text-small text-stone">
              {fact.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
