import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseInteger } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { ModePill } from '@/features/account';
import { WithdrawView } from '@/features/withdrawal';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';

const ID = /^[1-9]\d{0,15}$/u;

const idOf = (text: string | null): number | undefined =>
  text !== null && ID.test(text) ? parseInteger(text) : undefined;

const recordPath = (id: number | undefined): string =>
  id === undefined ? SCREENS.withdrawRecords : `${SCREENS.withdrawRecords}?id=${id}`;

/** Withdraws money. `chosen`, `again` and `currency` of the address fill the form, and are then taken out of it. */
const WithdrawPage = () => {
  const { t } = useTranslation('withdrawal');
  const [query, setQuery] = useSearchParams();
  const gatePath = useGatePath();
  const clearStart = (): void => {
    const next = new URLSearchParams(query);
    for (const name of ['chosen', 'again', 'currency']) next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <ScreenFrame
      actions={
        <span className="mr-2.5 flex items-center gap-3">
          <ModePill />
          <ButtonLink tone="secondary" size="small" to={SCREENS.withdrawRecords}>
            {t('records')}
          </ButtonLink>
        </span>
      }
    >
      <WithdrawView
        start={{
          chosen: idOf(query.get('chosen')),
          again: idOf(query.get('again')),
          currencyId: idOf(query.get('currency')),
        }}
        onStarted={clearStart}
        gatePath={gatePath}
        recordPath={recordPath}
      />
    </ScreenFrame>
  );
};

export default WithdrawPage;
