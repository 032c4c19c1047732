import { t } from '#messages/messages.ts';
import type { PrintedKind } from '#contract/sales/orders/printed-kinds.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { printAddress } from './print-address.ts';

type PrintLinksProps = {
  /** The numbers of the orders. */
  readonly numbers: readonly number[];
  readonly files: readonly { readonly what: PrintedKind; readonly label: string }[];
};

/** Links that open files to print for orders in a new tab. */
export function PrintLinks({ numbers, files }: PrintLinksProps) {
  return files.map(({ what, label }) => (
    <LinkButton
      key={what}
      to={printAddress(what, numbers)}
      reloadDocument
      target="_blank"
      tone="outline"
      size="small"
      className="min-h-11"
    >
      {label}
      <span className="sr-only"> {t('desk-list.opensTab')}</span>
    </LinkButton>
  ));
}
