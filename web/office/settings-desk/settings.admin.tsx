import { t } from '#messages/messages.ts';
import { data, href, NavLink } from 'react-router';
import { payments } from '#contract/sales/payments/payments.ts';
import { groupNames, settingGroups, type FormGroup } from '#contract/core/settings/owner-settings.ts';
import { settingsDesk, type GroupView } from '#contract/office/settings-desk.ts';
import type { Route } from './+types/settings.admin';
import { outcomeOf, savedOutcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { mayAtDesk } from '#web/core/session/guard-desk.ts';
import { previewFaces, type PreviewFaces } from './preview-faces.ts';
import type { TrialOutcome } from './connection-trial.tsx';
import { PaymentGuide } from './payment-guide.tsx';
import { settingLines, shownSettings } from './setting-values.ts';
import { restoredOutcome } from './restored-outcome.ts';
import { GroupForm } from './group-form.tsx';
import { GroupVersions } from './group-versions.tsx';
import { useGroupForm } from './use-group-form.ts';

/** Returns the group of an address; the first one without a name. Throws 404 for an unknown name. */
function groupIn(name: string | undefined): FormGroup {
  const group = groupNames.find((one) => one === (name ?? groupNames[0]));
  if (!group) throw data({ code: 'not_found' }, { status: 404 });
  return group;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const group = groupIn(params.group);
  const api = apiClientOf(context);
  const may = mayAtDesk(context);
  const [views, versions, connection] = await Promise.all([
    api.load(settingsDesk.list, {}),
    api.load(settingsDesk.versions, { group }),
    may('payments.settings') ? api.load(payments.connection, { group }) : null,
  ]);
  const uploadTo = `${context.get(apiContext).apiBase}${settingsDesk.uploadPicture.path}`;
  const mayChange = may(settingsDesk[group].permission);
  return { views, versions, group, connection, uploadTo, mayChange, faces: previewFaces() };
}

export const handle = takesJson;

/** Saves the settings of a group, makes an earlier version the present one, or tries the account that is stored. */
export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<SavedOutcome<GroupView> | TrialOutcome> {
  const group = groupIn(params.group);
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  if ('tries' in sent) {
    const tried = await api.submit(payments.tryAccount, { group });
    return { ...outcomeOf(tried, ''), tried: tried.ok ? tried.value : undefined };
  }
  if ('restored' in sent) {
    const submitted = await api.relay(settingsDesk.restore, { ...sent, group });
    return restoredOutcome(group, savedOutcomeOf(submitted, t('settings-desk.versionInForce')));
  }
  return savedOutcomeOf(await api.relay(settingsDesk[group], sent), t('settings-desk.saved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('settings-desk.settings'), isPrivate: true });

/** The groups of which the shop's country knows a setting. */
const shownGroups = () => groupNames.filter((name) => Object.keys(shownSettings(name)).length > 0);

const linkClass =
  'flex min-h-11 items-center rounded-soft px-3 text-small hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:font-medium';

/** The owner's settings, by group. */
export default function SettingsAdmin({
  loaderData: { views, versions, group, connection, uploadTo, mayChange, faces },
}: Route.ComponentProps) {
  const view = views.find((one) => one.group === group);
  return (
    <AdminPage title={t('settings-desk.settings')}>
      <div className="grid gap-6 lg:grid-cols-[14rem_1fr]">
        <nav aria-label={t('settings-desk.partsOfSettings')}>
          <ul className="flex flex-wrap gap-1 lg:grid">
            {shownGroups().map((name) => (
              <li key={name}>
                <NavLink
                  to={href('/admin/settings/:group?', { group: name })}
                  aria-current={name === group ? 'page' : undefined}
                  className={linkClass}
                >
                  {settingGroups[name].title()}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 content-start gap-6">
          {connection && <PaymentGuide connection={connection} />}
          {view && !mayChange && <GroupFacts view={view} />}
          {view && mayChange && (
            <GroupEditor key={group} view={view} versions={versions} uploadTo={uploadTo} faces={faces} />
          )}
        </div>
      </div>
    </AdminPage>
  );
}

/** The settings of a group, for who may read but not change them. */
function GroupFacts({ view }: { readonly view: GroupView }) {
  return (
    <section
      aria-label={settingGroups[view.group].title()}
      className="max-w-2xl rounded-soft border border-line bg-sheet p-4 md:p-5"
    >
      <h2 className="mb-3 text-small font-medium">{settingGroups[view.group].title()}</h2>
      <dl className="grid gap-3 text-small">
        {settingLines(view).map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-stone">{label}</dt>
            <dd className="wrap-anywhere">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type GroupEditorProps = {
  readonly view: GroupView;
  /** Its versions, the newest first. */
  readonly versions: readonly GroupView[];
  /** Where a picture of the settings is uploaded. */
  readonly uploadTo: string;
  readonly faces: PreviewFaces;
};

/**
 * The form of a group and its earlier versions. The form goes on with what was saved here; a newer version of somebody else
 * does not touch what is typed.
 */
function GroupEditor({ view, versions, uploadTo, faces }: GroupEditorProps) {
  const settings = useGroupForm(view);
  return (
    <>
      <GroupForm settings={settings} uploadTo={uploadTo} faces={faces} />
      <GroupVersions versions={versions} discard={settings.discard} onRestored={settings.reopen} />
    </>
  );
}
