import type { Route } from './+types/profile.page';
import { texts } from '#contract/texts.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { AccountHeading } from './account-heading.tsx';
import { AdvertisingChoice } from './advertising-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { requireUser } from '../session/require-user.ts';
import { saveProfile } from './save-profile.ts';

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  return saveProfile(await asked.request.formData(), await requireUser(asked), asked.context);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.profile.title, isPrivate: true });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-2xl md:py-16">
      <AccountHeading title={texts.profile.title} />
      <ProfileForm user={loaderData.user} outcome={actionData} />
      <AdvertisingChoice accepts={loaderData.user.acceptsAdvertising} />
    </main>
  );
}
