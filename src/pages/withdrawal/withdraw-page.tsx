import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseId } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { SavedWarnings } from '@/features/payout';
import { WithdrawView } from '@/features/withdrawal';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';

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
      actions={<ModeActions records={{ to: SCREENS.withdrawRecords, label: t('records') }} />}
    >
      <WithdrawView
        start={{
          chosen: parseId(query.get('chosen')),
          again: parseId(query.get('again')),
          currencyId: parseId(query.get('currency')),
        }}
        onStarted={clearStart}
        gatePath={gatePath}
        recordPath={recordPath}
        renderWarnings={(destination) => <SavedWarnings destination={destination} />}
      />
    </ScreenFrame>
  );
};

export default WithdrawPage;
