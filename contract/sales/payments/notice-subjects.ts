/** What a notice of a payment provider can be about. `stopped-delivery`: a payment whose order should not be delivered. */
export const noticeSubjects = ['payment', 'order', 'dispute', 'claim', 'stopped-delivery'] as const;

export type NoticeAbout = (typeof noticeSubjects)[number];
