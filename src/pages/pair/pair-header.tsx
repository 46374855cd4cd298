import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import { Badge, IconButton, IconLink, PageTitle } from '@/ui';
import { ArrowLeftIcon, ChartLineIcon, ReceiptIcon } from '@/ui/icons';
import type { Back } from '../screen/use-back';
import { PairButton, type PairChoice } from './pair-button';
import { chartPath } from './pair-paths';

/** The pair with its selection, the account in use, and links to chart and records. */
export const PairHeader = ({
  records,
  back,
  price,
  ...choice
}: PairChoice & {
  /** The price, once the large one below has scrolled away. */
  readonly price: ReactNode;
  readonly records: { readonly to: string; readonly label: string };
  /** Omit on a tab of the dock, which has no Back. */
  readonly back?: Back | undefined;
}) => {
  const { t } = useTranslation(['account', 'market']);
  const user = useSessionUser();
  return (
    <header className="gutter safe-top sticky top-0 z-20 col-span-2 flex min-h-14 flex-wrap items-center gap-x-1 bg-page">
      {back !== undefined && (
        <span className="-ml-3">
          <IconButton label={back.label} icon={<ArrowLeftIcon size={24} />} onClick={back.onBack} />
        </span>
      )}
      <PageTitle className="flex-auto">
        <PairButton {...choice} iconless={back !== undefined} />
      </PageTitle>
      {user?.hasDemo === true && <Badge>{t(`mode.${user.mode}`)}</Badge>}
      <div className="-mr-2.5 flex">
        <IconLink
          to={chartPath(choice.pair)}
          label={t('market:klineChart')}
          icon={<ChartLineIcon size={24} />}
        />
        <IconLink to={records.to} label={records.label} icon={<ReceiptIcon size={24} />} />
      </div>
      {price}
    </header>
  );
};
