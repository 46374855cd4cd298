import { useTranslation } from 'react-i18next';
import { add, isZero, ZERO, type Decimal } from '@/domain/money/decimal';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { Card, CoinIcon, DetailList } from '@/ui';
import type { CurrencyBalance } from '../currency-balances';
import { TOTAL_CURRENCY } from '../worth';
import { useWallets } from '../queries';
import { Balance } from './balance';
import { CurrencyActions } from './currency-actions';
import { HoldList } from './hold-list';

/** The margin of positions, and what orders and withdrawals hold. `undefined` while unknown. */
interface Holds {
  /** Absent where no position can be: outside the contract account and its currency. */
  readonly margin?: { readonly used: Decimal | undefined };
  readonly held: Decimal | undefined;
}

interface PartProps {
  readonly currency: CurrencyBalance;
  /** Profit or loss of the open positions, which are all in this currency; zero if none is, `undefined` while unknown. */
  readonly floating: Decimal | undefined;
}

const Total = ({ currency, floating }: PartProps) => {
  const { t } = useTranslation('currency');
  const { available, held, unknown, shownDecimals, worth } = currency;
  const balances = [available.coin, available.contract, held.coin, held.contract];
  const all = unknown.length === 0 ? floating && add(floating, ...balances) : undefined;
  return (
    <div className="flex items-center gap-3">
      <CoinIcon symbol={currency.currency} />
      <p className="min-w-0">
        <span className="sr-only">{t('total')} </span>
        <Balance value={all} decimals={shownDecimals} currency={currency.currency} size="title" />
        {currency.currency !== TOTAL_CURRENCY && (
          <span className="block text-label text-ink-2">
            {'≈ '}
            <Balance value={worth} currency={TOTAL_CURRENCY} size="label" />
          </span>
        )}
      </p>
    </div>
  );
};

const AccountCard = (
  props: PartProps & { readonly account: TransferAccount; readonly holds: Holds },
) => {
  const { t } = useTranslation('assets');
  const { available, unknown, shownDecimals } = props.currency;
  const isKnown = !unknown.includes(props.account);
  const { margin, held } = props.holds;
  const hasFloating =
    props.account === 'contract' && props.floating !== undefined && !isZero(props.floating);
  return (
    <Card title={t(`${props.account}Account`)}>
      <div className="-my-2">
        <DetailList
          items={[
            {
              label: t('available'),
              value: (
                <Balance
                  value={isKnown ? available[props.account] : undefined}
                  decimals={shownDecimals}
                />
              ),
            },
            margin !== undefined && {
              label: t('usedMargin'),
              value: <Balance value={margin.used} decimals={shownDecimals} />,
            },
            {
              label: t('frozen'),
              value: <Balance value={isKnown ? held : undefined} decimals={shownDecimals} />,
            },
            hasFloating && {
              label: t('floating'),
              value: <Balance value={props.floating} signed />,
            },
          ]}
        />
      </div>
    </Card>
  );
};

/** A currency of the user: what there is of it, where, what holds it, and what can be done with it. */
export const CurrencyView = ({ currency }: Pick<PartProps, 'currency'>) => {
  const isOfPositions = currency.currency === TOTAL_CURRENCY;
  const { wallets } = useWallets(isOfPositions);
  const floating = isOfPositions ? wallets?.contract.floating : ZERO;
  const { held } = currency;
  const inContract = isOfPositions
    ? { margin: { used: wallets?.contract.used }, held: wallets?.contract.frozen }
    : { held: held.contract };
  return (
    <div className="flex flex-col gap-4">
      <Total currency={currency} floating={floating} />
      <CurrencyActions currency={currency} />
      <AccountCard
        account="coin"
        currency={currency}
        floating={floating}
        holds={{ held: held.coin }}
      />
      <AccountCard account="contract" currency={currency} floating={floating} holds={inContract} />
      <HoldList currency={currency} />
    </div>
  );
};
