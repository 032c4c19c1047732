import { href } from 'react-router';
import type { PrintedKind } from '#contract/printed-kinds.ts';
import { LinkButton } from '../ui/button.tsx';

type PrintLinksProps = {
  /** The numbers of the orders. */
  readonly numbers: readonly number[];
  readonly files: readonly { readonly what: PrintedKind; readonly label: string }[];
};

/** Links that open files to print for orders in a new tab. */
export function PrintLinks({ numbers, files }: PrintLinksProps) {
  const query = numbers.map((number) => `number=${number}`).join('&');
  return files.map(({ what, label }) => (
    <LinkButton
      key={what}
      to={`${href('/admin/documents/:what', { what })}?${query}`}
      reloadDocument
      target="_blank"
      tone="outline"
      size="small"
      className="min-h-11"
    >
      {label}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </LinkButton>
  ));
}
