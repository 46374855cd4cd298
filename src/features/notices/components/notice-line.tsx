import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { noticePath } from '@/domain/screens/notification-path';
import { NoticeBar, Skeleton } from '@/ui';
import { useNews } from '../queries';

/** Shows the notices of Home one after the other; a tap opens what is shown. */
export const NoticeLine = (props: { readonly language: Parameters<typeof useNews>[1] }) => {
  const { t } = useTranslation('market');
  const navigate = useNavigate();
  const items = useNews('notices', props.language);
  if (items === undefined) return <Skeleton className="h-11 w-full rounded-field" />;
  if (items.length === 0) return null;
  return (
    <NoticeBar
      label={t('notices')}
      notices={items.map(({ id, title }) => ({ id, text: title }))}
      onSelect={({ id }) => void navigate(noticePath(id))}
    />
  );
};
