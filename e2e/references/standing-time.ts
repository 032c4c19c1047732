/**
 * The time at which the clocks of the reference shop and its browser stand, in ms: a Wednesday at noon in the shop's
 * zone. It is far ahead, because a browser drops a cookie that expires before the machine's own time.
 */
export const standingTime = Date.parse('2029-11-14T12:00:00-03:00');
