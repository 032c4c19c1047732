import { Link } from 'react-router';

/** The title of a page of the customer's own, with the way back to the others. */
export function AccountHeading({ title }: { readonly title: string }) {
  return (
    <>
      <p className="text-small">
        <Link to="/user" className="text-stone underline-offset-4 hover:underline">
          ‹ Mi cuenta
        </Link>
      </p>
      <h1 className="mt-3 font-display text-heading">{title}</h1>
    </>
  );
}
