import { data } from 'react-router';

/** Addresses that the shop does not have end here: the frame shows its page for the status. */
export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
