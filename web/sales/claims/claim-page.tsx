import { t } from '#messages/messages.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClaimForm } from './claim-form.tsx';
import { ClaimDone, ConfirmClaim } from './claim-sheet.tsx';
import { firstStep, type ClaimStep, type ClaimStepOf } from './claim-step.ts';

type ClaimPageProps = {
  readonly title: string;
  /** The button that counts. */
  readonly confirm: string;
  readonly present: ClaimStep | undefined;
  /** The form: what it is about, and its fields. */
  readonly children: (of: ClaimStepOf<'data'>) => ReactNode;
};

/** A page on which a claim is stated in two steps, without login and without scripts. */
export function ClaimPage({ title, confirm, present = firstStep, children }: ClaimPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = present;
  // A new step begins at its title, also for those who do not see that the page changed.
  useEffect(() => {
    if (step !== 'data') heading.current?.focus();
  }, [step]);
  return (
    <main className="mx-auto max-w-page px-gutter py-12 md:max-w-xl md:py-20">
      <h1 ref={heading} tabIndex={-1} className="font-display text-heading outline-none">
        {step === 'done' ? t('claims.received') : title}
      </h1>
      {present.step === 'data' && (
        <ClaimForm key="data" of={present}>
          {children(present)}
        </ClaimForm>
      )}
      {present.step === 'confirm' && <ConfirmClaim of={present} button={confirm} />}
      {present.step === 'done' && <ClaimDone of={present} />}
    </main>
  );
}
