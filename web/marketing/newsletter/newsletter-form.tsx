import { t } from '#messages/messages.ts';
import { href, useNavigation } from 'react-router';
import { askedWording } from '#contract/marketing/newsletter-words.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';

type NewsletterFormProps = {
  /** Where it stands: the record of consents says it. */
  readonly place: 'newsletter' | 'footer';
  readonly typed?: string | undefined;
  readonly error?: string | undefined;
};

/** The form of the newsletter. The answer is on its page, which works without scripts. */
export function NewsletterForm({ place, typed, error }: NewsletterFormProps) {
  const { state, formAction } = useNavigation();
  const isBusy = state === 'submitting' && formAction?.endsWith(href('/newsletter'));
  return (
    <Form
      method="post"
      action={href('/newsletter')}
      what={t('newsletter.notAsked')}
      unsaved={false}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="place" value={place} />
      <TextField
        type="email"
        name="email"
        label={t('accounts.email')}
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed}
        error={error}
      />
      <p className="text-small text-stone">{askedWording()}</p>
      <Button type="submit" wide busy={isBusy}>
        {t('newsletter.subscribe')}
      </Button>
    </Form>
  );
}
