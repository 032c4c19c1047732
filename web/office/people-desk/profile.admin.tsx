import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Route } from './+types/profile.admin';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { texts } from '#contract/core/texts.ts';
import { MailChoice } from '#web/people/accounts/mail-choice.tsx';
import { ProfileForm, type ProfileEdit } from '#web/people/accounts/profile-form.tsx';
import { saveProfile } from '#web/people/accounts/save-profile.ts';
import { SaveBar, unsavedNote } from '#web/core/forms/save-bar.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { May } from '#web/core/session/may.tsx';
import { Facts } from './facts.tsx';
import { roleName } from '#contract/people/accounts/role-name.ts';

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  return saveProfile(await asked.request.formData(), await requireUser(asked), asked.context);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: accountTexts.profile.title, isPrivate: true });

export default function ProfileAdmin({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={accountTexts.profile.title}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="rounded-soft border border-line bg-sheet p-4 md:p-5">
          <ProfileForm user={user} outcome={actionData} bar={profileBar} />
        </div>
        <Facts
          title={t('people.account')}
          facts={[
            [t('people.role'), roleName(user)],
            [t('people.staffNumber'), user.legajo],
          ]}
        >
          <May do="orders.fulfil">
            <div className="py-1.5">
              <MailChoice
                label={t('people.mailForPaidOrders')}
                accepts={user.receivesOrderEmails}
                action={href('/admin/profile/orders')}
              />
            </div>
          </May>
          <Link
            to={href('/user/changepassword')}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
          >
            {texts.nav.changePassword}
          </Link>
        </Facts>
      </div>
    </AdminPage>
  );
}

function profileBar(save: ReactNode, { isChanged, discard }: ProfileEdit) {
  return (
    <SaveBar of="block" note={isChanged ? unsavedNote : undefined}>
      {isChanged && <Discard onDiscard={discard} />}
      {save}
    </SaveBar>
  );
}

/** Restores the saved values, after a question. */
function Discard({ onDiscard }: { readonly onDiscard: () => void }) {
  const { question, discard } = useUnsaved(true);
  return (
    <>
      <Button tone="outline" onClick={() => discard(onDiscard)}>
        {t('people.discard')}
      </Button>
      {question}
    </>
  );
}
