/** The classes of the bag's page: its lines beside its summary. */
export const bagColumns = 'mt-8 grid gap-10 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-20';
