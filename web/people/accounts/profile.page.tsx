import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/profile.page';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { AccountMain } from './account-main.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AccountHeading } from './account-heading.tsx';
import { MailChoice } from './mail-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { OwnDataLinks } from './own-data-links.tsx';
import { requireUser } from '#web/core/session/require-user.ts';
import { saveProfile } from './save-profile.ts';

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  return saveProfile(await asked.request.formData(), await requireUser(asked), asked.context);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: accountTexts.profile.title, isPrivate: true });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountMain width="profile">
      <AccountHeading title={accountTexts.profile.title} />
      <ProfileForm user={loaderData.user} outcome={actionData} />
      <div className="mt-10 grid gap-4 border-t border-line pt-6">
        <MailChoice
          label={t('accounts.wantsNews')}
          accepts={loaderData.user.acceptsAdvertising}
          action={href('/user/advertising')}
        />
      </div>
      {loaderData.user.rol === 'client' && <OwnDataLinks />}
    </AccountMain>
  );
}
