import { useTranslation } from 'react-i18next';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { ActionBar, AmountField, Button, Card, IconButton, QuarterChips } from '@/ui';
import { ArrowsLeftRightIcon } from '@/ui/icons';
import {
  canSwap,
  offerOf,
  problemOf,
  withGet,
  withGive,
  withShare,
  type ExchangeCurrencies,
  type ExchangeDraft,
  type ExchangePair,
  type ExchangeRate,
} from '../model';
import { EXCHANGE_FIELDS, RATE_TARGETS, type ExchangeField } from '../refusals';
import type { HeldRate } from '../use-held-rate';
import { useProblemText } from '../use-texts';
import { CurrencyField } from './currency-field';
import { Rate } from './rate';

/** Props of the form. */
interface ExchangeFormProps {
  readonly lists: ExchangeCurrencies;
  readonly pair: ExchangePair;
  readonly draft: ExchangeDraft;
  readonly onChange: (draft: ExchangeDraft) => void;
  readonly held: HeldRate;
  /** A refusal of one field by the server. */
  readonly refused: ServerRefusal<ExchangeField> | undefined;
  /** True while a command is being sent and no sheet shows it. */
  readonly isSending: boolean;
  readonly onStage: (rate: ExchangeRate) => void;
}

type PartProps = Pick<ExchangeFormProps, 'lists' | 'pair' | 'draft' | 'onChange'> & {
  readonly error: string | undefined;
};

const Currencies = ({ lists, pair, draft, onChange, error }: PartProps) => {
  const { t } = useTranslation('exchange');
  return (
    <div className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <CurrencyField
          label={t('give')}
          currencies={lists.given}
          value={pair.give}
          onChange={(id) => onChange(withGive(draft, pair, id))}
        />
        <CurrencyField
          label={t('get')}
          currencies={lists.got}
          value={pair.get}
          onChange={(id) => onChange(withGet(draft, pair, id))}
          error={error}
        />
      </div>
      <IconButton
        label={t('swap')}
        icon={<ArrowsLeftRightIcon size={20} className="rotate-90" />}
        look="sunken"
        disabled={!canSwap(pair, lists)}
        onClick={() => onChange(withGive(draft, pair, pair.get.id))}
      />
    </div>
  );
};

/** The bounds of the amount in words; `undefined` if there are none. */
const useLimits = ({ give }: ExchangePair): string => {
  const { t } = useTranslation('exchange');
  const { minimum, maximum } = give.rules;
  const from = formatMoney(minimum, give.name);
  return maximum === undefined
    ? t('limits.from', { minimum: from })
    : t('limits.range', { minimum: from, maximum: formatMoney(maximum, give.name) });
};

const Amount = ({ pair, draft, onChange, error }: Omit<PartProps, 'lists'>) => {
  const { t } = useTranslation('exchange');
  const { give } = pair;
  const fill = (percent: string): void => onChange(withShare(draft, pair, percent));
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label={t('amountIn', { currency: give.name })}
        aside={t('available', { amount: formatMoney(give.available, give.name) })}
        value={draft.amount}
        onChange={(amount) => onChange({ ...draft, giveId: give.id, getId: pair.get.id, amount })}
        decimals={give.rules.scale}
        error={error}
        hint={useLimits(pair)}
      />
      <QuarterChips
        texts={{
          share: (percent) => t('share', { percent }),
          max: t('max'),
          maxLabel: t('maxLabel'),
        }}
        onShare={fill}
      />
    </div>
  );
};

/** The button that stages an exchange, or that accepts the new rate once one is over. */
const Action = ({ pair, draft, held, isSending, onStage }: ExchangeFormProps) => {
  const { t } = useTranslation('exchange');
  const { rate, newest } = held;
  const isOver = rate !== undefined && held.isOver(rate);
  const preview = rate && offerOf(draft.amount, pair, rate);
  if (isOver && newest !== undefined)
    return (
      <Button block onClick={() => held.accept(newest)}>
        {t('rate.accept')}
      </Button>
    );
  return (
    <Button
      block
      loading={isSending}
      disabled={isOver || preview === undefined}
      onClick={() => {
        if (rate !== undefined) onStage(rate);
      }}
    >
      {preview === undefined || isOver
        ? t('action.exchange')
        : t(preview.isAbout ? 'action.about' : 'action.for', {
            given: formatMoney(preview.given, pair.give.name),
            received: formatMoney(preview.received, pair.get.name),
          })}
    </Button>
  );
};

/** The form of an exchange: currencies, amount, rate, and the button that opens the sheet. */
export const ExchangeForm = (props: ExchangeFormProps) => {
  const { pair, draft, held, refused } = props;
  const problemText = useProblemText(pair, draft.amount);
  const { failure, rate } = held;
  const ofRate = failure && findFieldRefusal(RATE_TARGETS, failure, EXCHANGE_FIELDS);
  const problem = problemOf(draft.amount, pair, rate);
  const errorOf = (field: ExchangeField): string | undefined => {
    const own = field === 'amount' ? problem : undefined;
    const theirs = [ofRate, refused].find((refusal) => refusal?.field === field);
    const code = own ?? theirs?.key;
    return code === undefined ? undefined : problemText(code);
  };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <Currencies {...props} error={errorOf('get')} />
        <Amount {...props} error={errorOf('amount')} />
        <div className="border-t border-line pt-4">
          <Rate pair={pair} amount={draft.amount} held={held} />
        </div>
        <ActionBar>
          <Action {...props} />
        </ActionBar>
      </div>
    </Card>
  );
};
