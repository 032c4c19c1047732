/** Why the shop does not start: its message is the one line that the person at the terminal reads. */
export class StartRefused extends Error {}
