import { startTransition, useOptimistic, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS, TABS } from '@/domain/screens/screens';
import { Dock, Link } from '@/ui';
import { TAB_ICONS } from './tab-icons';

type Tab = (typeof TABS)[number];

/** False if the browser follows the link itself: in another tab, or to the screen that is shown. */
const isOurs = ({
  currentTarget,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent<HTMLAnchorElement>) =>
  !(metaKey || ctrlKey || shiftKey || altKey) && currentTarget.href !== window.location.href;

/**
 * The dock. A tap marks its tab at once, and the tab's screen follows as a transition: to render it first would hold the
 * answer back.
 */
export const TabBar = ({ tab }: { readonly tab: Tab }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [current, mark] = useOptimistic(tab);
  const open = (id: Tab) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    startTransition(() => {
      mark(id);
      void navigate(SCREENS[id]);
    });
  };
  const items = TABS.map((id) => {
    const Icon = TAB_ICONS[id];
    return {
      id,
      label: t(`tabs.${id}`),
      icon: <Icon size={24} />,
      link: <Link to={SCREENS[id]} onClick={open(id)} />,
    };
  });
  return <Dock label={t('tabs.label')} items={items} current={current} />;
};
