/** Why an order is not finished: it is to be paid or delivered, goods or money come back, or its buyer may still return it. */
export const openReasons = ['payment', 'delivery', 'return', 'money', 'period'] as const;

export type OpenReason = (typeof openReasons)[number];
