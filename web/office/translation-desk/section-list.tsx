import { href, Link } from 'react-router';
import type { SectionRow } from '#contract/office/translations.ts';
import { t } from '#messages/messages.ts';

type SectionListProps = { readonly sections: readonly SectionRow[]; readonly chosen: string };

const linkClass =
  'flex min-h-11 items-center justify-between gap-3 rounded-soft px-3 text-small hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:font-medium';

/** The parts of what the owner wrote, each with how many of its texts have no translation. */
export function SectionList({ sections, chosen }: SectionListProps) {
  return (
    <nav aria-label={t('translations.sections')}>
      <ul className="flex flex-wrap gap-1 lg:grid">
        {sections.map(({ section, title, missing }) => (
          <li key={section}>
            <Link
              to={href('/admin/translations/:section?', { section })}
              aria-current={section === chosen ? 'page' : undefined}
              className={linkClass}
            >
              <span>{title}</span>
              {missing > 0 && (
                <span className="text-caption whitespace-nowrap text-stone tabular-nums">
                  {t('translations.missing', { count: missing })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
