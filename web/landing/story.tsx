import type { ShownKind } from '#contract/home.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { ownLang } from '../links/own-lang.ts';

const sizes = '(min-width: 1600px) 46rem, (min-width: 768px) 46vw, 92vw';

/** A picture beside a text, such as how the clothes are made. */
export function Story({ block }: { readonly block: ShownKind<'story'> }) {
  const { id, label, title, paragraphs, picture, button, to } = block;
  return (
    <section aria-labelledby={id} className="page grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-24">
      <div className="aspect-4/5 bg-sand">
        <Picture picture={picture} sizes={sizes} />
      </div>
      <div lang={ownLang()} className="grid max-w-form justify-items-start gap-5">
        {label !== '' && <p className="label text-stone">{label}</p>}
        <h2 id={id} className="font-display text-heading">
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-body">
            {paragraph}
          </p>
        ))}
        {to !== null && (
          <LinkButton to={to} tone="outline" className="mt-2">
            {button}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
