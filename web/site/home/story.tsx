import type { ShownKind } from '#contract/site/home.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { Picture } from '#web/core/ui/picture.tsx';
import { langOf } from '#web/core/links/own-lang.ts';

const sizes = '(min-width: 1600px) 46rem, (min-width: 768px) 46vw, 92vw';

/** A picture beside a text, such as how the clothes are made. */
export function Story({ block }: { readonly block: ShownKind<'story'> }) {
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
