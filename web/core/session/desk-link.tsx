import { Link, type LinkProps } from 'react-router';
import { useMayOpen } from './may.tsx';

type DeskLinkProps = Omit<LinkProps, 'to'> & { readonly to: string };

/** A link to an address of the back office, whose words stay as plain text for those who may not open it. */
export function DeskLink({ to, ...props }: DeskLinkProps) {
  return useMayOpen()(to) ? <Link {...props} to={to} /> : <span>{props.children}</span>;
}
