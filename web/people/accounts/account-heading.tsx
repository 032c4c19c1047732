import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';

/** The title of an account page, with a link back to the list of account pages. */
export function AccountHeading({ title }: { readonly title: string }) {
  return (
    <>
      <p className="text-small">
        <Link to={href('/user')} className="text-stone underline-offset-4 hover:underline">
          {t('accounts.toAccount')}
        </Link>
      </p>
      <h1 className="mt-3 font-display text-heading">{title}</h1>
    </>
  );
}
