import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import { BeforeAfter, DetailList } from '@/ui';
import {
  balancesAfter,
  type ExchangePair,
  type ExchangePreview,
  type ExchangeRate,
} from '../model';

/** The fee, or that the server does not state it, and what an exchange gives; with `before`, beside what the rate that is over gave. */
export const Figures = (props: {
  readonly pair: ExchangePair;
  readonly rate: ExchangeRate;
  readonly preview: ExchangePreview;
  readonly before?: ExchangePreview | undefined;
  /** Adds what is given, and both balances before and after. */
  readonly isWhole?: boolean;
}) => {
  const { t } = useTranslation('exchange');
  const { pair, rate, preview, before, isWhole = false } = props;
  const { give, get } = pair;
  const after = balancesAfter(pair, preview);
  const balanceOf = (side: 'give' | 'get') => {
    const { name } = pair[side];
    const left = formatMoney(after[side].after, name);
    return {
      label: t('balanceOf', { currency: name }),
      value: (
        <BeforeAfter
          before={formatMoney(after[side].before, name)}
          after={side === 'get' && preview.isAbout ? `≈ ${left}` : left}
          thenLabel={t('then')}
        />
      ),
    };
  };
  const received = formatMoney(preview.received, get.name);
  return (
    <DetailList
      items={[
        isWhole && { label: t('given'), value: formatMoney(preview.given, give.name) },
        rate.feePercent === undefined
          ? { label: t('fee'), value: t('feeUnknown') }
          : {
              label: t('feeOf', { rate: formatRate(rate.feePercent) }),
              value: formatMoney(preview.fee, get.name),
            },
        {
          label: t(preview.isAbout ? 'receivedAbout' : 'received'),
          value: (
            <span className="text-row">
              {before === undefined ? (
                received
              ) : (
                <BeforeAfter
                  before={formatMoney(before.received, get.name)}
                  after={received}
                  thenLabel={t('then')}
                />
              )}
            </span>
          ),
        },
        isWhole && balanceOf('give'),
        isWhole && balanceOf('get'),
      ]}
    />
  );
};
