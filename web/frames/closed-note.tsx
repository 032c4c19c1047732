import { href, Link } from 'react-router';

/** Says to administrators that the public does not see the shop. */
export function ClosedNote() {
  return (
    <p className="border-b border-line bg-sand px-4 py-2 text-small lg:px-8">
      La tienda está cerrada al público.{' '}
      <Link to={href('/admin/opening')} className="link inline-flex min-h-8 items-center">
        Ver los pasos para abrir
      </Link>
    </p>
  );
}
