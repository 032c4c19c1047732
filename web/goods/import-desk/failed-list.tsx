import { href, Link } from 'react-router';

type FailedListProps = {
  readonly title: string;
  /** Products with what could not be fetched of them, and why. */
  readonly failed: readonly { readonly productId: number; readonly name: string; readonly text: string }[];
};

/** What could not be fetched of products, each with a way to it; nothing if there is none. */
export function FailedList({ title, failed }: FailedListProps) {
  if (failed.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className="mt-2 grid gap-2">
        {failed.map(({ productId, name, text }) => (
          <li key={`${productId} ${name}`} className="break-words">
            <Link to={href('/admin/modification/:productId', { productId: String(productId) })} className="underline">
              {name}
            </Link>{' '}
            <span className="text-danger">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
