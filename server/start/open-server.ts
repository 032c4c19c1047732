import { join } from 'node:path';
import type { Logger } from 'pino';
import { shop } from '#contract/core/shop/shop.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createEventSignal } from '#platform/events/event-signal.ts';
import { createEventStreams } from '#platform/http/event-streams.ts';
import { ownOrigins } from '#platform/http/origin-check.ts';
import type { OnClose } from '#platform/lifecycle/open-parts.ts';
import { createApi } from './api.ts';
import { newUuid, systemClock, type Services } from '#server/core/context/context.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { isSimulated, type Settings } from '#server/core/context/settings.ts';
import type { OpenOwnerSettings } from '#server/core/owner-settings/owner-settings.service.ts';
import { restartElsewhere } from '#server/core/owner-settings/stored-address.service.ts';
import { startShopJobs } from './jobs.ts';
import { menuSubscriber } from '#server/site/menus/menu-memory.service.ts';
import { everything } from '#platform/events/follow-changes.ts';
import { openLook } from '#server/site/look/serve-look.service.ts';
import { openLetters } from '#server/mail/letters/letters/letter-store.service.ts';
import { createMailer } from '#server/mail/letters/mailer.service.ts';
import { payHostsOf, ownersProviders } from '#server/sales/payments/adapters.service.ts';
import { createSetup } from '#server/office/opening/create-setup.service.ts';
import { createClosedGate } from '#server/office/opening/closed-gate.service.ts';
import { openInstalments } from '#server/sales/payments/instalments/instalments.service.ts';
import { factsInWords } from '#server/core/context/facts-in-words.ts';
import { attributePage } from '#contract/goods/attributes/attribute-address.ts';
import { openAttributeNames } from '#server/goods/attributes/attribute-names.service.ts';
import { openDepartments } from '#server/goods/departments/open-departments.service.ts';
import { openOfferClock } from '#server/goods/products/offer-clock.service.ts';
import { openCampaignClock } from '#server/marketing/campaigns/campaign-clock.service.ts';
import { openTranslations, translationsTag } from '#server/core/translations.service.ts';
import { createIdentityProvider } from '#server/people/social-login/openid-provider.service.ts';
import { findMoved } from '#server/site/old-addresses/find-moved.service.ts';
import { insteadOfMissing } from '#server/site/old-addresses/moved-page.service.ts';

type Parts = {
  readonly database: OpenDatabase;
  readonly log: Logger;
  readonly ownerSettings: OpenOwnerSettings;
  /** The secrets that the shop and its payment simulator share. */
  readonly secrets: { readonly accessToken: string; readonly webhookSecret: string };
  /** Closes the shop and opens it again, with the settings that are read at the start. */
  readonly restart: () => void;
  readonly onClose: OnClose;
};

/** Opens the API and the background jobs. */
export async function openServer(
  settings: Settings,
  { database, log, ownerSettings, secrets, restart, onClose }: Parts,
) {
  const { db, servers } = database;
  const letters = await openLetters({
    db,
    onFailure: (error) => log.error({ err: error }, 'the texts of the e-mails could not be read again'),
  });
  onClose(async () => letters.stop());
  onClose(async () => ownerSettings.stop());
  const translations = await openTranslations({
    db,
    onFailure: (error) => log.error({ err: error }, "the translations of the owner's texts could not be read again"),
  });
  onClose(async () => translations.stop());
  const departments = await openDepartments({
    db,
    onFailure: (error) => log.error({ err: error }, 'the departments could not be read again'),
  });
  onClose(async () => departments.stop());
  const offerClock = await openOfferClock({ db, clock: systemClock, log });
  onClose(async () => offerClock.stop());
  const campaignClock = await openCampaignClock({ db, clock: systemClock, log });
  onClose(async () => campaignClock.stop());
  const { link: setupLink, url: setupUrl } = await createSetup(db, settings);
  const mailer = createMailer({ db, settings, ownerSettings });
  const providers = ownersProviders({ db, settings, ownerSettings, secrets });
  const instalments = openInstalments({ providers, ownerSettings, log, clock: systemClock });
  onClose(async () => instalments.stop());
  void instalments.refresh();
  const look = openLook({
    mediaDir: join(settings.dataDir, 'media'),
    log,
    source: () => ({ facts: shop(), ...ownerSettings.current().look }),
  });
  const services: Services = {
    db,
    settings,
    ownerSettings,
    letters,
    translations,
    departments,
    get providers() {
      return providers();
    },
    instalments,
    mailer,
    look,
    knownPeople: openKnownPeople(systemClock),
    setupLink,
    identity: createIdentityProvider(settings),
    log,
    signal: createEventSignal(),
    streams: createEventStreams(),
    clock: systemClock,
    newId: newUuid,
  };
  restartElsewhere(ownerSettings, settings, restart);
  const api = createApi(services);
  const jobs = await startShopJobs(services, { servers, mailer });
  onClose(jobs.stop);
  const { signal, streams } = services;
  const onEvents = () => {
    jobs.takeEvents();
    signal.wake();
  };
  const menu = menuSubscriber(db);
  look.make();
  ownerSettings.onChange(() => {
    look.make();
    menu.invalidate([everything]);
    void instalments.refresh();
  });
  /** What this process keeps in memory of the database. */
  const attributeNames = await openAttributeNames({
    db,
    onFailure: (error) => log.warn({ err: error }, 'the names of the attributes could not be read again'),
  });
  onClose(async () => attributeNames.stop());
  const ownNames = { [attributePage]: attributeNames.current };
  const memories = [
    menu,
    letters.subscriber,
    ownerSettings.subscriber,
    translations.subscriber,
    departments.subscriber,
    offerClock.subscriber,
    campaignClock.subscriber,
    attributeNames.subscriber,
    services.knownPeople,
    services.streams.subscriber,
  ];
  /** Calls `listener` with the tags of what was read again: pages that were made meanwhile show what was before. */
  const onReadAgain = (listener: (tags: readonly string[]) => void) => {
    const tell = (tag: string) => () => {
      menu.invalidate([tag]);
      listener([tag]);
    };
    translations.onChange(tell(translationsTag));
    departments.onChange(tell(everything));
    instalments.onChange(tell(everything));
  };
  const refuseClosed = createClosedGate(services);
  const instead = insteadOfMissing((target) => findMoved(services, target));
  return { api, look, onEvents, streams, refuseClosed, instead, setupUrl, memories, onReadAgain, ownNames };
}

/** Returns the settings that the pages need. `demonstration` is what only a demonstration shows of itself. */
export function pageSettings<Demonstration>(settings: Settings, log: Logger, demonstration: Demonstration) {
  return {
    demonstration,
    apiBase: settings.apiBase,
    publicUrl: settings.publicUrl,
    origins: ownOrigins(settings.publicUrl),
    isDemo: isSimulated(settings),
    identityName: settings.identity?.name ?? null,
    hasOutbox: settings.mode === 'demo' && settings.mail.smtpUrl === undefined,
    onFailure: (error: unknown) => log.error({ err: error }, 'a page failed'),
    payHosts: payHostsOf(settings),
    shop: () => factsInWords(shop()),
  };
}
