import type { Route } from './+types/profile.admin';
import { texts } from '#contract/texts.ts';
import { ProfileForm } from '../accounts/profile-form.tsx';
import { requireUser } from '../session/require-user.ts';
import { saveProfile } from '../accounts/save-profile.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  return saveProfile(await asked.request.formData(), await requireUser(asked), asked.context);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.profile.title, isPrivate: true });

export default function ProfileAdmin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.profile.title}>
      <div className="max-w-2xl">
        <ProfileForm user={loaderData.user} outcome={actionData} />
      </div>
    </AdminPage>
  );
}
