import { t } from '#messages/messages.ts';
import { CopyField } from '#web/core/ui/copy-field.tsx';

/** The secret of a receiver, which is shown this once. */
export function SecretOnce({ secret }: { readonly secret: string }) {
  return (
    <section aria-label={t('webhooks.secret')} className="mb-6 max-w-2xl rounded-soft border border-ink bg-sheet p-4">
      <CopyField
        label={t('webhooks.secret')}
        hint={t('webhooks.secretHint')}
        value={secret}
        copied={t('webhooks.secretCopied')}
      />
    </section>
  );
}
