import { t } from '#messages/messages.ts';
import type { ShownKind } from '#contract/site/home.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { factPaths } from './fact-paths.ts';
import { langOf } from '#web/core/links/own-lang.ts';

const columns = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

/** What customers can rely on, such as payment methods, returns, warranty and security. */
export function InfoStrip({ block: { facts } }: { readonly block: ShownKind<'facts'> }) {
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
