import { data } from 'react-router';

/** Handles every unknown address: the frame renders its page for status 404. */
export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
