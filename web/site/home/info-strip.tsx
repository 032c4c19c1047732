import type { FactIcon } from '#contract/site/home-parts.ts';
import type { ShownKind } from '#contract/site/home.ts';
import { t } from '#messages/messages.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import type { IconName } from '#web/core/ui/icon.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';

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
