import { hasClaims } from '#contract/sales/claims/claim-countries.ts';
import { t } from '#messages/messages.ts';
import { accountLetters } from './account-letters.ts';
import { claimLetters } from './claim-letters.ts';
import { commonValues, orderValues, passwordValues } from './common-values.ts';
import { deliveryLetters } from './delivery-letters.ts';
import { letter, linkValue, textValue, type Letter, type NamedValues } from './letter.ts';
import { orderLetters } from './order-letters.ts';
import { returnLetters } from './return-letters.ts';
import { hasWithdrawalRight } from './withdrawal-right.ts';

const { orden, total, entrega, prendas } = orderValues;

const ownerLetters = {
  'new-order': letter({
    group: 'owner',
    name: () => t('letter.newOrder.name'),
    when: () => t('letter.newOrder.when'),
    values: {
      orden,
      unidades: textValue(
        () => t('letter.value.itemCount'),
        () => t('mailing.items', { count: 3 }),
      ),
      pago: textValue(
        () => t('letter.value.orderPayment'),
        () => t('mailing.orderPaid'),
      ),
      total,
      entrega,
      prendas,
      enlace: linkValue(() => t('letter.value.deskOrderLink'), '/admin/orders/1042'),
      enlace_perfil: linkValue(() => t('letter.value.profileLink'), '/admin/profile'),
    },
    needs: ['enlace'],
  }),
  'webhook-off': letter({
    group: 'owner',
    name: () => t('letter.webhookOff.name'),
    when: () => t('letter.webhookOff.when'),
    values: {
      direccion: textValue(
        () => t('letter.value.webhookAddress'),
        () => t('letter.value.sampleWebhook'),
      ),
      enlace: linkValue(() => t('letter.value.deskWebhookLink'), '/admin/webhooks/7'),
    },
    needs: ['enlace'],
  }),
  'admin-password': letter({
    group: 'owner',
    name: () => t('letter.adminPassword.name'),
    when: () => t('letter.adminPassword.when'),
    values: {
      ...passwordValues,
      rol: textValue(
        () => t('letter.value.role'),
        () => t('people.roleManager'),
      ),
    },
    needs: ['enlace'],
  }),
} as const;

const newsLetters = {
  'confirm-newsletter': letter({
    group: 'news',
    name: () => t('letter.confirmNewsletter.name'),
    when: () => t('letter.confirmNewsletter.when'),
    values: {
      enlace: linkValue(() => t('letter.value.newsletterLink'), '/newsletter/confirm'),
      dias: textValue(() => t('letter.value.linkDays'), '7'),
    },
    needs: ['enlace'],
  }),
} as const;

/** Every kind of e-mail that the shop sends by itself. Advertising is none: its text is written for each campaign. */
export const letters = {
  ...accountLetters,
  ...orderLetters,
  ...deliveryLetters,
  ...returnLetters,
  ...claimLetters,
  ...newsLetters,
  ...ownerLetters,
} as const;

export type LetterKind = keyof typeof letters;

const isKind = (name: string): name is LetterKind => name in letters;

export const letterKinds: readonly LetterKind[] = Object.keys(letters).filter(isKind);

/** Returns the kinds that a shop in its country sends. */
export function lettersHere(): readonly LetterKind[] {
  return letterKinds.filter((kind) => !(kind in claimLetters) || hasClaims());
}

/** Returns a kind of letter as what all kinds have in common. */
export function letterOf(kind: LetterKind): Letter {
  return letters[kind];
}

/** Returns the names that a kind of letter must have in the shop's country. */
export function neededNames(kind: LetterKind): readonly string[] {
  return letterOf(kind).needs.filter((name) => name !== 'enlace_arrepentimiento' || hasWithdrawalRight());
}

/** Returns the values that a kind of letter has, by name: first its own, then those of every letter. */
export function valuesOfLetter(kind: LetterKind): NamedValues {
  return { ...letters[kind].values, ...commonValues };
}

/**
 * True for letters with a link that gets into an account. Whoever writes their texts could lead such a link elsewhere, so only
 * those may who manage people anyway.
 */
export function opensAccount(kind: LetterKind): boolean {
  return kind === 'admin-password' || letterOf(kind).group === 'account';
}
