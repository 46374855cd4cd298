import { useTranslation } from 'react-i18next';
import { noticePath } from '@/domain/screens/notification-path';
import { Link, Skeleton } from '@/ui';
import { BannerCarousel } from '@/ui/layout/banner-carousel';
import { useNews, type NewsItem } from '../queries';

/** Decorative lines on a banner, not prices. */
const LINES = [
  'M0 62 18 50 32 56 52 30 68 40 96 12',
  'M0 30 16 44 34 26 50 48 70 22 96 34',
  'M0 58 20 54 36 36 54 42 72 20 96 24',
] as const;

const Drawing = ({ index }: { readonly index: number }) => (
  <svg aria-hidden="true" viewBox="0 0 96 88" className="h-18 w-20 shrink-0 text-line-strong">
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d={LINES[index % LINES.length] ?? LINES[0]} strokeWidth="3" className="text-ink" />
      <path d="M0 76h96M14 86h68" strokeWidth="3" opacity="0.35" />
    </g>
  </svg>
);

const Slide = ({ item, index }: { readonly item: NewsItem; readonly index: number }) => (
  <Link
    to={noticePath(item.id)}
    className="flex h-full min-h-26 items-center gap-4 bg-surface px-4 py-3 -outline-offset-2"
  >
    <span className="min-w-0 flex-1">
      <span className="block text-row text-ink">{item.title}</span>
      {item.text !== undefined && (
        <span className="mt-1 block text-label text-ink-2">{item.text}</span>
      )}
    </span>
    <Drawing index={index} />
  </Link>
);

/** The banners of Home, three seconds each. */
export const Banners = (props: { readonly language: Parameters<typeof useNews>[1] }) => {
  const { t } = useTranslation('market');
  const items = useNews('banners', props.language);
  if (items === undefined) return <Skeleton className="mb-7 h-26 w-full rounded-card" />;
  if (items.length === 0) return null;
  return (
    <BannerCarousel
      label={t('banners')}
      pauseLabel={t('pauseBanners')}
      playLabel={t('playBanners')}
      banners={items.map((item, index) => ({
        id: item.id,
        label: t('bannerOf', { number: index + 1, total: items.length, title: item.title }),
        content: <Slide item={item} index={index} />,
      }))}
    />
  );
};
