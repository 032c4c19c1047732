import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Review } from '#contract/marketing/reviews.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { Columns } from '#web/core/desk-list/column.ts';
import { withReturn } from '#web/core/links/return-address.ts';
import { Stars } from '#web/core/ui/stars.tsx';
import { DeskLink } from '#web/core/session/desk-link.tsx';

/** Returns the columns of the reviews, of all products or of one; `here` is the list's address. */
export function reviewColumns(here: string, isOfOne: boolean): Columns<Review> {
  return [
    { key: 'comment', title: t('review-desk.comment'), isLong: true, cell: ({ comment }) => comment },
    {
      key: 'stars',
      title: t('review-desk.starsColumn'),
      width: 'w-32',
      sort: { asc: 'stars-asc', desc: 'stars-desc' },
      cell: ({ calification }) => <Stars value={calification} className="align-middle" />,
      phone: 'side',
    },
    ...(isOfOne
      ? []
      : [
          {
            key: 'product',
            title: t('review-desk.product'),
            width: 'w-48',
            cell: ({ Product: { id, name } }: Review) => (
              <DeskLink
                to={withReturn(href('/admin/modification/:productId', { productId: String(id) }), here)}
                className="underline-offset-4 hover:underline"
              >
                {name}
              </DeskLink>
            ),
            phone: 'note',
          } as const,
        ]),
    {
      key: 'author',
      title: t('review-desk.customer'),
      width: 'w-32',
      // Who erased the account has no page.
      cell: ({ author, UserUserName }) =>
        UserUserName === '' ? (
          author
        ) : (
          <DeskLink
            to={withReturn(href('/admin/clients/:user_name', { user_name: UserUserName }), here)}
            title={UserUserName}
            className="underline-offset-4 hover:underline"
          >
            {author}
          </DeskLink>
        ),
      phone: 'note',
    },
    {
      key: 'username',
      title: t('review-desk.username'),
      width: 'w-36',
      cell: ({ UserUserName }) => UserUserName,
      phone: 'more',
    },
    {
      key: 'date',
      title: t('review-desk.date'),
      width: 'w-32',
      sort: { asc: 'date-asc', desc: 'date-desc', first: 'desc' },
      cell: ({ createdAt }) => <span className="tabular-nums">{shopDay(createdAt)}</span>,
      phone: 'note',
    },
  ];
}
