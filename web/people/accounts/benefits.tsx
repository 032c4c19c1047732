import { t } from '#messages/messages.ts';

const benefits = [
  { title: t('accounts.benefitFast'), text: t('accounts.benefitFastText') },
  { title: t('accounts.benefitHistory'), text: t('accounts.benefitHistoryText') },
  { title: t('accounts.benefitTracking'), text: t('accounts.benefitTrackingText') },
] as const;

/** The benefits of having an account. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="self-start bg-sand p-8 md:p-12">
      <h2 id="benefits" className="font-display text-title">
        {t('accounts.withAccount')}
      </h2>
      <ul className="mt-6 grid gap-6">
        {benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-small text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
