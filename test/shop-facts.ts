import type { GroupName } from '#contract/core/settings/owner-settings.ts';
import type { SettingValue } from '#contract/core/settings/setting.ts';
import { firstFacts } from '#contract/core/shop/first-facts.ts';
import { setShop } from '#contract/core/shop/shop.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { languageOfRequest } from '#server/core/context/request-language.ts';
import { shopFactsOf } from '#server/core/owner-settings/shop-facts.service.ts';
import { setTranslations } from '#server/core/context/shown-words.ts';
import { demoSettingsInSpanish } from './owner-settings.ts';
import { readOwnerSettings } from '#server/core/owner-settings/stored-settings.service.ts';

const stored: Readonly<Record<string, Readonly<Record<string, unknown>>>> = demoSettingsInSpanish;
const fixed: Readonly<Partial<Record<GroupName, Readonly<Record<string, SettingValue>>>>> = {
  opening: { isOpen: true },
};

// Before each test file: the shop is the demonstration's, as in a process that has read its settings, and speaks the
// language of the request. The test files of a worker share these modules.
setLanguageSource(languageOfRequest);
const read = (group: GroupName) => ({ stored: stored[group] ?? {}, fixed: fixed[group] ?? {} });
setShop({ ...shopFactsOf(readOwnerSettings(read, Buffer.alloc(32))), departments: firstFacts.departments });
setTranslations(new Map());
