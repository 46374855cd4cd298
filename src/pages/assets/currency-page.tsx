import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseInteger } from '@/domain/format/numbers';
import { useUnreadText } from '@/api/use-unreadable-rows';
import { SCREENS } from '@/domain/screens/screens';
import { NewestRecords } from '@/features/money-records';
import { CurrencyView, useCurrencies } from '@/features/wallet';
import { ButtonLink, EmptyState, LoadableView, SkeletonRows } from '@/ui';
import { CoinsIcon } from '@/ui/icons';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';

/** One currency of the user, named by `?id=`. */
const CurrencyPage = () => {
  const { t } = useTranslation(['currency', 'assets', 'app']);
  const [search] = useSearchParams();
  const id = parseInteger(search.get('id') ?? '');
  const currencies = useCurrencies();
  const unread = useUnreadText('/wallet/list');
  const currency = currencies.value?.find((one) => one.id === id);
  return (
    <ScreenFrame title={currency?.currency} actions={<ModeActions />}>
      <div className="gutter">
        <LoadableView
          of={currencies}
          texts={{ failed: t('assets:failed'), retry: t('app:retry') }}
          skeleton={<SkeletonRows rows={6} />}
          empty={{
            isEmpty: () => currency === undefined,
            content: (
              <EmptyState
                icon={<CoinsIcon size={40} />}
                text={unread ?? t('missing')}
                action={
                  <ButtonLink tone="secondary" size="medium" to={SCREENS.assets}>
                    {t('assets:title')}
                  </ButtonLink>
                }
              />
            ),
          }}
        >
          {() =>
            currency !== undefined && (
              <div className="flex flex-col gap-4">
                <CurrencyView currency={currency} />
                <NewestRecords currency={currency.currency} />
              </div>
            )
          }
        </LoadableView>
      </div>
    </ScreenFrame>
  );
};

export default CurrencyPage;
