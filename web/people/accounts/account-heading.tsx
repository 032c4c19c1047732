import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';

/** The title of an account page, with a link back to the hub where the list of pages is not beside it. */
export function AccountHeading({ title }: { readonly title: string }) {
  return (
    <>
      <p className="mb-3 text-small lg:hidden">
        <Link to={href('/user')} className="text-stone underline-offset-4 hover:underline">
          {t('accounts.toAccount')}
        </Link>
      </p>
      <h1 className="font-display text-heading">{title}</h1>
    </>
  );
}
