/** One result of the doctor: good, a note, or bad. `what` is Spanish; for a bad one it says what to do. */
export type Finding = { readonly state: 'good' | 'note' | 'bad'; readonly what: string };
