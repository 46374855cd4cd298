import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { StarIcon } from '@/ui/icons';
import { toggleFavourite } from '../favourites';

/** A star that keeps a pair at hand. */
export const FavouriteStar = (props: { readonly symbol: string; readonly starred: boolean }) => {
  const { t } = useTranslation('market');
  const { symbol, starred } = props;
  return (
    <IconButton
      label={t('star', { symbol })}
      aria-pressed={starred}
      icon={
        <StarIcon
          size={20}
          weight={starred ? 'fill' : 'regular'}
          className={starred ? 'text-ink' : 'text-ink-3'}
        />
      }
      onClick={() => toggleFavourite(symbol)}
    />
  );
};
