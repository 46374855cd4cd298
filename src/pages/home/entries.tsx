import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Link } from '@/ui';
import { IdentificationCardIcon, PiggyBankIcon, QuestionIcon, ReceiptIcon } from '@/ui/icons';

const ENTRIES = [
  { screen: 'interestTreasure', Icon: PiggyBankIcon },
  { screen: 'tradeOrders', Icon: ReceiptIcon },
  { screen: 'primaryCertification', Icon: IdentificationCardIcon },
  { screen: 'help', Icon: QuestionIcon },
] as const;

/** Links to the screens without a tab. */
export const Entries = () => {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('entries.label')} className="gutter grid grid-cols-4 gap-2">
      {ENTRIES.map(({ screen, Icon }) => (
        <Link
          key={screen}
          to={SCREENS[screen]}
          className="press flex min-w-0 flex-col items-center gap-1.5 rounded-field py-1 text-center text-label text-ink"
        >
          <span className="grid size-12 place-items-center rounded-full bg-surface">
            <Icon aria-hidden="true" size={22} />
          </span>
          <span className="max-w-full text-balance">{t(`entries.${screen}`)}</span>
        </Link>
      ))}
    </nav>
  );
};
