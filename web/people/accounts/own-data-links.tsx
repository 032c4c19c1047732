import { t } from '#messages/messages.ts';
import { href, Link, useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';

/** The end of the profile: asks for a copy of the data with one click, and leads to the erasure. */
export function OwnDataLinks() {
  const isBusy = useNavigation().formData?.get('intent') === 'copy';
  return (
    <section className="mt-10 grid justify-items-start gap-4 border-t border-line pt-6">
      <h2 className="font-medium">{t('own-data.title')}</h2>
      <p className="text-small text-stone">{t('own-data.whatCopy')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Form method="post" action={href('/user/data')} what={t('own-data.copyNotAsked')} unsaved={false}>
          <input type="hidden" name="intent" value="copy" />
          <Button type="submit" tone="outline" busy={isBusy}>
            {t('own-data.askCopy')}
          </Button>
        </Form>
        <Link to={`${href('/user/data')}#eliminar`} className="link inline-flex min-h-11 items-center">
          {t('own-data.eraseLink')}
        </Link>
      </div>
    </section>
  );
}
