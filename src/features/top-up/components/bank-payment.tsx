import { useTranslation } from 'react-i18next';
import { parseDecimal } from '@/domain/money/decimal';
import { amountToPay } from '@/domain/top-up/payment';
import type { BankChannel } from '../channel';
import type { TopUpForm } from '../draft';
import { useDecimals } from '../queries';
import { amountProblemOf } from '../report';
import { payText, rateText } from '../use-text';
import { AmountPart } from './amount-part';
import { Copyable } from './copyable';
import { Warning } from './warning';

/** What to pay for the amount, in the currency of the bank account. */
const ToPay = (props: {
  readonly channel: BankChannel;
  readonly amount: string;
  readonly decimals: number;
}) => {
  const { t } = useTranslation('topUp');
  const { channel, amount, decimals } = props;
  const { currency, rate } = channel;
  const wish = parseDecimal(amount);
  const isAmount = wish !== undefined && amountProblemOf(amount, channel, decimals) === undefined;
  if (!isAmount) return <p className="text-body text-ink-2">{t('pay.enter')}</p>;
  const payCurrency = rate?.payCurrency ?? currency;
  const pays = rate === undefined ? wish : amountToPay(wish, rate.units, payCurrency);
  return (
    <>
      <Copyable
        label={t('pay.toPay')}
        value={pays}
        shown={<strong className="text-title">{payText(pays, payCurrency)}</strong>}
      />
      {rate !== undefined && (
        <p className="-mt-3 text-label text-ink-2">
          {`${t('pay.rate')}: ${rateText(currency, rate.units, payCurrency)}`}
        </p>
      )}
    </>
  );
};

/** The bank account to pay to, and how much. */
export const BankPayment = (props: { readonly channel: BankChannel; readonly form: TopUpForm }) => {
  const { t } = useTranslation('topUp');
  const { channel, form } = props;
  const { draft, setDraft } = form;
  const decimals = useDecimals(channel.currencyId);
  const facts = [
    { label: t('pay.payee'), value: channel.payee },
    { label: t('pay.account'), value: channel.account },
    { label: t('pay.bank'), value: channel.bank },
    { label: t('memo.bank'), value: channel.memo },
  ];
  return (
    <>
      {channel.warning !== undefined && <Warning>{channel.warning}</Warning>}
      {decimals !== undefined && (
        <>
          <AmountPart
            channel={channel}
            decimals={decimals}
            value={draft.amount}
            onChange={(amount) => setDraft({ ...draft, amount })}
          />
          <ToPay channel={channel} amount={draft.amount} decimals={decimals} />
        </>
      )}
      <div className="flex flex-col">
        {facts.map(
          ({ label, value }) =>
            value !== undefined && <Copyable key={label} label={label} value={value} />,
        )}
      </div>
    </>
  );
};
