import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { NavLink } from 'react-router';
import { Form } from '../requests/form.tsx';
import { adminLinks } from '../layout/admin-links.ts';

/** The side menu of the back office, and the way out. */
export function AdminMenu() {
  return (
    <nav aria-label="Administración" className="flex h-full flex-col gap-1 text-small">
      <ul className="grid gap-0.5">
        {adminLinks.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              prefetch="intent"
              className="flex min-h-10 items-center rounded-soft px-3 hover:bg-sand aria-[current]:bg-ink aria-[current]:text-sheet"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
      <Form
        method="post"
        what="No se cerró la sesión."
        unsaved={false}
        action="/logout"
        className="mt-4 border-t border-line pt-4"
      >
        <input type="hidden" name="from" value="admin" />
        <button type="submit" className="flex min-h-10 w-full items-center rounded-soft px-3 text-left hover:bg-sand">
          {backOfficeTexts.admin.logOut}
        </button>
      </Form>
    </nav>
  );
}
