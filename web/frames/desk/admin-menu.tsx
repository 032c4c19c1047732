import { t } from '#messages/messages.ts';
import { useId } from 'react';
import { href, Link, useLocation } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { adminGroups, adminPlace, neededLinks, type AdminGroup } from '#web/office/desk-menu/admin-groups.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useRights } from '#web/core/session/may.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';

/** The looks of the menu: beside the page, and over it on small screens, where it is touched. */
const looks = {
  rail: { groups: 'grid gap-4', entry: 'min-h-9' },
  sheet: { groups: 'grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3', entry: 'min-h-11' },
} as const;

type Look = keyof typeof looks;

/** The screens of the back office by group, and the way out. The entry of the present screen is marked. */
export function AdminMenu({ look }: { readonly look: Look }) {
  const { groups, entry } = looks[look];
  return (
    <div className="flex flex-col gap-4 text-small">
      <div className={groups}>
        {adminGroups.map((group) => (
          <Group key={group.title} group={group} look={look} />
        ))}
      </div>
      <Form
        method="post"
        what={t('accounts.notSignedOut')}
        unsaved={false}
        action={href('/logout')}
        className="border-t border-line pt-3"
      >
        <input type="hidden" name="from" value="admin" />
        <button
          type="submit"
          className={joinClasses('flex w-full items-center rounded-soft px-3 text-left hover:bg-sand', entry)}
        >
          {backOfficeTexts.admin.logOut}
        </button>
      </Form>
    </div>
  );
}

function Group({ group, look }: { readonly group: AdminGroup; readonly look: Look }) {
  const { title } = group;
  const id = useId();
  const { pathname } = useLocation();
  const place = adminPlace(pathname);
  const mark = place?.isInside ? 'true' : 'page';
  const links = neededLinks(group, useRights());
  if (links.length === 0) return null;
  return (
    <div className={title === null ? 'col-span-full' : undefined}>
      {title !== null && (
        <p id={id} className="px-3 pb-1 text-caption font-medium text-stone">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === null ? undefined : id} className="grid gap-0.5">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              prefetch="intent"
              aria-current={place?.link === link ? mark : undefined}
              className={joinClasses(
                'flex items-center rounded-soft px-3 hover:bg-sand',
                'aria-[current]:border-l-2 aria-[current]:border-accent aria-[current]:bg-sand aria-[current]:pl-2.5 aria-[current]:font-medium',
                looks[look].entry,
              )}
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
