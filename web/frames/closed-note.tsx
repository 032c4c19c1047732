import { t } from '#messages/messages.ts';
import { href, Link, useLocation } from 'react-router';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { opening } from '#contract/office/opening.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { stepWords } from '#web/office/opening/step-words.ts';

/**
 * Says to administrators that the public does not see the shop, and leads to the next step that is not done, from wherever the
 * last one was.
 */
export function ClosedNote({ next: { step, left } }: { readonly next: Output<typeof opening.next> }) {
  const { pathname } = useLocation();
  const steps = href('/admin/opening');
  const next = step && stepWords[step];
  const mayOpen = useMayOpen();
  const isElsewhere = next !== null && mayOpen(next.to) && next.to !== pathname && pathname !== steps;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-sand px-4 py-1 text-small lg:px-8">
      <span>{t('frames.closed')}</span>
      {pathname !== steps && (
        <span>{left === 0 ? t('frames.readyToOpen') : t('frames.stepsLeft', { count: left })}</span>
      )}
      {isElsewhere && (
        <Link to={next.to} className="link inline-flex min-h-8 items-center">
          {t('frames.nextStep', { step: next.title })}
        </Link>
      )}
      {pathname !== steps && mayOpen(steps) && (
        <Link to={steps} className="link inline-flex min-h-8 items-center">
          {left === 0 ? t('frames.openIt') : t('frames.stepsToOpen')}
        </Link>
      )}
    </p>
  );
}
