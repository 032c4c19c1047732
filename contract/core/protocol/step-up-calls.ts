import type { StepUp } from './endpoint.ts';

/**
 * The calls that need a fresh proof of who makes them (`stepUp` of an endpoint), by who is asked for it. Each was put here by hand: one
 * that is taken out, or added, is a decision.
 */
export const callsWithStepUp = {
  always: `
    secondFactor.confirmCode
    secondFactor.confirmPasskey
    secondFactor.newRecoveryCodes
    secondFactor.remove
    secondFactor.startCode
    secondFactor.startPasskey`,
  staff: `
    newsletter.records
    orderDesk.all
    orderDesk.byStatus
    orderDesk.export
    ownRoles.create
    ownRoles.remove
    ownRoles.update
    people.all
    people.createAdmin
    people.helpFactor
    people.inviteAdmin
    people.remove
    people.setRole
    settingsDesk.cards
    settingsDesk.means
    settingsDesk.payment
    settingsDesk.restore
    settingsDesk.security
    tokens.create`,
  amount: `
    cancellations.byDesk
    orderRefunds.refund
    returnDesk.close`,
} as const satisfies Record<StepUp, string>;
