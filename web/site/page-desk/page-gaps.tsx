import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { DeskPage } from '#contract/site/page-desk.ts';
import { legalKinds } from '#contract/site/page-rules.ts';

/** The kinds of pages whose texts are bound by laws. */
const legal: ReadonlySet<DeskPage['kind']> = new Set([...legalKinds, 'cookies']);

/** Says what the saved text still lacks before it can be published, and that a lawyer should read it. */
export function PageGaps({ kind, gaps }: Pick<DeskPage, 'kind' | 'gaps'>) {
  const isLegal = legal.has(kind);
  if (!isLegal && gaps.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-soft border border-line bg-sand p-4 text-small">
      {isLegal && <p>{t('page-desk.templateNote')}</p>}
      {gaps.length > 0 && (
        <div role="status" className="grid gap-1">
          <p className="font-medium text-danger">{t('page-desk.gapsIntro')}</p>
          <ul className="list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
          <Link to={href('/admin/settings/:group?')} className="link justify-self-start">
            {t('page-desk.openSettings')}
          </Link>
        </div>
      )}
    </div>
  );
}
