/** One line of the doctor: in order, worth knowing, or wrong. `what` is Spanish and says what to do when it is wrong. */
export type Finding = { readonly state: 'good' | 'note' | 'bad'; readonly what: string };
