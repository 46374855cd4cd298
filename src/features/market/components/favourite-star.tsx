import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { StarFillIcon, StarIcon } from '@/ui/icons';
import { toggleFavourite } from '../favourites';

/** Toggles a pair as a favourite. */
export const FavouriteStar = (props: { readonly symbol: string; readonly starred: boolean }) => {
  const { t } = useTranslation('market');
  const { symbol, starred } = props;
  return (
    <IconButton
      label={t('star', { symbol })}
      aria-pressed={starred}
      icon={
        starred ? (
          <StarFillIcon size={20} className="text-ink" />
        ) : (
          <StarIcon size={20} className="text-ink-3" />
        )
      }
      onClick={() => toggleFavourite(symbol)}
    />
  );
};
