import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { Badge, Link } from '@/ui';
import { ChartLineIcon, ReceiptIcon } from '@/ui/icons';
import { PairButton, type PairChoice } from './pair-button';
import { withPair } from './with-pair';

const ICON_LINK = 'press grid size-11 place-items-center rounded-full';

/** The pair with a way to choose another, the account in use, and the ways to its chart and to the records. */
export const PairHeader = ({
  records,
  ...choice
}: PairChoice & { readonly records: { readonly to: string; readonly label: string } }) => {
  const { t } = useTranslation(['account', 'market']);
  const user = useSessionUser();
  return (
    <header className="gutter safe-top flex min-h-14 flex-wrap items-center gap-x-2">
      <h1 className="flex-auto">
        <PairButton {...choice} />
      </h1>
      {user !== undefined && <Badge>{t(`mode.${user.mode}`)}</Badge>}
      <div className="-mr-2.5 flex">
        <Link
          to={withPair(SCREENS.kline, choice.pair.symbol)}
          aria-label={t('market:klineChart')}
          className={ICON_LINK}
        >
          <ChartLineIcon aria-hidden="true" size={24} />
        </Link>
        <Link to={records.to} aria-label={records.label} className={ICON_LINK}>
          <ReceiptIcon aria-hidden="true" size={24} />
        </Link>
      </div>
    </header>
  );
};
