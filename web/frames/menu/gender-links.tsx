import { t } from '#messages/messages.ts';
import { LinkList } from './link-list.tsx';
import { useMenuData } from './menu-data.ts';

type GenderLinksProps = {
  /** The address of the department's catalogue, and its id. */
  readonly to: string;
  readonly department: string;
  readonly listClass: string;
  readonly linkClass: string;
};

/** Links to what a department has: what is new, the offers, and each category. */
export function GenderLinks({ to, department, listClass, linkClass }: GenderLinksProps) {
  const own = useMenuData().categories.filter(({ genre }) => genre === department);
  const links = [
    { to: `${to}&order=news`, text: t('frames.news') },
    { to: `${to}&offers=true`, text: t('catalogue.offers') },
    ...own.map(({ id, title, parentId, inOwnLanguage }) => ({
      to: `${to}&category=${id}`,
      text: title,
      inOwnLanguage,
      isBelow: own.some((other) => other.id === parentId),
    })),
  ];
  return <LinkList links={links} listClass={listClass} linkClass={linkClass} />;
}
