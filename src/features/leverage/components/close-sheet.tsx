import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice, parseInteger } from '@/domain/format/numbers';
import { closeLotsProblem, type LotRules } from '@/domain/leverage/order';
import { decimal } from '@/domain/money/decimal';
import { AmountField, Amount, Button, DetailList, PercentChips, Sheet } from '@/ui';
import type { LeverageOrder } from '../order';
import { partNetProfitOf } from '../part-result';
import type { LeverageTerms } from '../terms';
import { useLotsProblemText } from '../use-commands';

const SHARES = ['25', '50', '75', '100'] as const;
const WHOLE = 100;
/** Lot step until the pair's own is loaded. */
const SINGLE: LotRules = { minimum: 1, maximum: 0, step: 1 };

/** Closable lots of a share of the position: whole steps, or all of it. 0 for less than a step. */
const partOf = ({ lots }: LeverageOrder, percent: string, { step = 1 }: LotRules): number => {
  const share = parseInteger(percent) ?? WHOLE;
  return share === WHOLE ? lots : Math.floor((lots * share) / WHOLE / step) * step;
};

/** The lots to close; `undefined` if so many cannot be closed. */
const closablePart = (typed: string, order: LeverageOrder, rules: LotRules): number | undefined => {
  const part = parseInteger(typed);
  return part === undefined || closeLotsProblem(part, order.lots, rules) !== undefined
    ? undefined
    : part;
};

const closeName = (part: number | undefined, order: LeverageOrder | undefined) =>
  part === undefined || part === order?.lots ? 'close' : 'closePart';

/** The terms of a pair that a close needs. */
type PartTerms = Pick<LeverageTerms, 'lots' | 'canClosePart' | 'position' | 'unknown'>;

const Body = (props: {
  readonly order: LeverageOrder;
  readonly currency: string | undefined;
  readonly rules: LotRules;
  readonly canClosePart: boolean;
  readonly terms: PartTerms | undefined;
  readonly lots: string;
  readonly onLots: (lots: string) => void;
}) => {
  const { t } = useTranslation('leverage');
  const { order, currency, rules, lots, onLots } = props;
  const limits = { ...rules, minimum: rules.step, maximum: order.lots };
  const part = parseInteger(lots);
  const code = part === undefined ? 'amount_wrong' : closeLotsProblem(part, order.lots, rules);
  const problemText = useLotsProblemText(code !== undefined);
  return (
    <div className="flex flex-col gap-3">
      {props.canClosePart && (
        <>
          <AmountField
            label={t('lots.label')}
            aside={t('lots.open', { lots: order.lots })}
            value={lots}
            onChange={onLots}
            decimals={0}
            error={lots !== '' && code !== undefined && problemText(code, limits)}
            steps={{
              step: decimal(rules.step ?? 1),
              min: decimal(rules.step ?? 1),
              max: decimal(order.lots),
              decreaseLabel: t('lots.less'),
              increaseLabel: t('lots.more'),
            }}
          />
          <PercentChips
            shares={SHARES.filter((percent) => partOf(order, percent, rules) > 0)}
            shareLabel={(percent) => t('lots.closeShare', { percent })}
            onShare={(percent) => onLots(`${partOf(order, percent, rules)}`)}
          />
        </>
      )}
      <DetailList
        items={[
          { label: t('position.openPrice'), value: formatPrice(order.openPrice, order.decimals) },
          { label: t('position.price'), value: formatPrice(order.price, order.decimals) },
          {
            label: t('position.net'),
            value: code === undefined && part !== undefined && (
              <Amount
                signed
                value={partNetProfitOf(order, part, props.terms)}
                currency={currency}
              />
            ),
          },
        ]}
      />
      <p className="text-label text-ink-2">
        {props.canClosePart ? '' : `${t('closeWhole')} `}
        {t('closeHint')}
      </p>
    </div>
  );
};

/** Props of the sheet that closes all or part of a position. */
export interface CloseSheetProps {
  /** The position in its current state; `undefined` while none is selected. */
  readonly order: LeverageOrder | undefined;
  readonly currency: string | undefined;
  /** Terms of the pair; `undefined` until loaded. */
  readonly terms: PartTerms | undefined;
  readonly onClose: (lots: number) => void;
  readonly onCancel: () => void;
}

/** Selects how many lots of a position to close, and closes them; all of them where the server closes no part. */
export const CloseSheet = (props: CloseSheetProps) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { order, terms } = props;
  const { lots: rules = SINGLE, canClosePart = false } = terms ?? {};
  const [typed, setTyped] = useState<string>();
  // Each opening starts with all lots: those of an earlier close must not be closed again.
  if (order === undefined && typed !== undefined) setTyped(undefined);
  const lots = (canClosePart ? typed : undefined) ?? `${order?.lots ?? ''}`;
  const part = order && closablePart(lots, order, rules);
  return (
    <Sheet
      open={order !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      title={t(`confirm.${closeName(part, order)}`)}
      description={order?.symbol}
      closeLabel={t('app:close')}
      footer={
        <Button
          block
          disabled={part === undefined}
          onClick={() => {
            if (part !== undefined) props.onClose(part);
          }}
        >
          {part === undefined ? t('do.close') : t('closeLots', { count: part })}
        </Button>
      }
    >
      {order !== undefined && (
        <Body
          order={order}
          currency={props.currency}
          rules={rules}
          canClosePart={canClosePart}
          terms={terms}
          lots={lots}
          onLots={setTyped}
        />
      )}
    </Sheet>
  );
};
