import { useTranslation } from 'react-i18next';
import { formatAmount, UNKNOWN } from '@/domain/format/numbers';
import { isZero, type Decimal } from '@/domain/money/decimal';
import type { WithdrawalBounds } from '@/domain/withdrawal/terms';
import { AmountField, Button, ChipButton, DetailList } from '@/ui';
import { boundsOf, maximumText, previewOf, problemOf } from '../form';
import type { RouteTerms, Terms } from '../model';
import {
  arrivesLabel,
  rateText,
  useArrivesText,
  useMinutesText,
  useMoneyText,
  useProblemText,
} from '../texts';

/** Minimum, most at once, and what is left of today. */
const useLimitsText = (terms: Terms) => {
  const { t } = useTranslation('withdrawal');
  const amount = (value: Decimal): string => formatAmount(value, terms.scale);
  return ({ minimum, maximum, dailyLeft }: WithdrawalBounds, isByNetwork: boolean): string =>
    [
      isByNetwork ? t('limits.byNetwork') : t('limits.minimum', { amount: amount(minimum) }),
      ...(maximum === undefined || isZero(maximum)
        ? []
        : [t('limits.maximum', { amount: amount(maximum) })]),
      ...(dailyLeft === undefined ? [] : [t('limits.today', { amount: amount(dailyLeft) })]),
    ].join(' · ');
};

/** Fee, what arrives, and when. */
const Figures = (props: {
  readonly amount: string;
  readonly terms: Terms;
  readonly route: RouteTerms;
}) => {
  const { t } = useTranslation('withdrawal');
  const { amount, terms, route } = props;
  const text = useMoneyText(terms);
  const arrivesText = useArrivesText(terms);
  const duration = useMinutesText()(route.minutes);
  const rate = rateText(terms.currency, route);
  const preview = previewOf(amount, terms, route) ?? previewOf('0', terms, route);
  // Of an amount that cannot be withdrawn nothing arrives, whatever the sum says.
  const isPossible = amount !== '' && problemOf(amount, boundsOf(terms, route)) === undefined;
  return (
    <DetailList
      items={[
        preview !== undefined && { label: t('fee'), value: text(preview.fee) },
        rate !== undefined && { label: t('rate'), value: rate },
        preview !== undefined && {
          label: t(arrivesLabel(route)),
          value: isPossible ? <strong>{arrivesText(preview)}</strong> : UNKNOWN,
        },
        duration !== undefined && { label: t('usualTime'), value: duration },
      ]}
    />
  );
};

/** Instead of the figures, while no network is chosen. */
const FiguresByNetwork = () => {
  const { t } = useTranslation('withdrawal');
  return (
    <DetailList
      items={[
        { label: t('fee'), value: t('byNetwork') },
        { label: t('arrives'), value: UNKNOWN },
      ]}
    />
  );
};

/** Proposes a small amount for a destination that nothing was paid to yet. */
export const FirstTime = (props: {
  readonly terms: Terms;
  readonly minimum: string;
  readonly onUse: () => void;
}) => {
  const { t } = useTranslation('withdrawal');
  const { terms, minimum, onUse } = props;
  return (
    <div className="flex flex-col items-start gap-2 rounded-field bg-sunken px-3 py-2.5">
      <p className="text-body">{t('firstTime')}</p>
      <Button size="small" tone="secondary" onClick={onUse}>
        {t('useSmall', { amount: formatAmount(minimum, terms.scale), currency: terms.currency })}
      </Button>
    </div>
  );
};

/** The amount with its bounds, its fee and what arrives. */
export const AmountPart = (props: {
  readonly amount: string;
  readonly onChange: (amount: string) => void;
  readonly terms: Terms;
  /** `undefined` while no network is chosen, on which minimum and fee depend. */
  readonly route: RouteTerms | undefined;
  /** The server's refusal of the amount. */
  readonly refused: string | undefined;
}) => {
  const { t } = useTranslation('withdrawal');
  const { amount, onChange, terms, route } = props;
  const bounds = boundsOf(terms, route);
  const text = useMoneyText(terms);
  const problemText = useProblemText(terms);
  const problem = problemOf(amount, bounds);
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('amountIn', { currency: terms.currency })}
        aside={t('available', { amount: text(terms.available) })}
        value={amount}
        onChange={onChange}
        decimals={terms.scale}
        error={problem === undefined ? props.refused : problemText(problem, bounds)}
        hint={useLimitsText(terms)(bounds, route === undefined)}
        suffix={<ChipButton onClick={() => onChange(maximumText(bounds))}>{t('max')}</ChipButton>}
      />
      {route === undefined ? (
        <FiguresByNetwork />
      ) : (
        <Figures amount={amount} terms={terms} route={route} />
      )}
    </div>
  );
};
