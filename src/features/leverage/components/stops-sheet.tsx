import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { stopsProblem, type StopBasis, type StopKind } from '@/domain/leverage/stops';
import { toFixedScale, type Decimal } from '@/domain/money/decimal';
import { ActionBar, Button, DetailList, Sheet } from '@/ui';
import { stopLines } from '../draft-lines';
import type { LeverageOrder } from '../order';
import type { StopChart } from '../stop-chart';
import type { StopOut } from '../stop-out';
import {
  stopDecimals,
  stopPriceOf,
  stopTextProblem,
  unitOfStop,
  type StopTexts,
} from '../stop-texts';
import { isTold, type LeverageTerms } from '../terms';
import { useProblemText } from '../use-commands';
import { StopFields } from './stop-fields';

/** The stops that the position has, with the decimals of its prices; nothing else is filled in. */
const textsOf = ({ takeProfit, stopLoss, decimals }: LeverageOrder): StopTexts => {
  const text = (stop: Decimal | undefined) =>
    stop === undefined ? '' : toFixedScale(stop, decimals, 'down');
  return { unit: 'price', takeProfit: text(takeProfit), stopLoss: text(stopLoss) };
};

/** Take profit and stop loss, each `undefined` for none. */
interface StopPrices {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

const KINDS = ['takeProfit', 'stopLoss'] as const;

/** Validates each stop of an open position separately. An empty one is not reported. */
const problemsOf = (
  order: LeverageOrder,
  prices: Readonly<Record<StopKind, Decimal | undefined>>,
) => {
  const alone = (kind: StopKind) =>
    stopsProblem(
      order.side,
      { takeProfit: undefined, stopLoss: undefined, [kind]: prices[kind] },
      order.openPrice,
      order.price,
    );
  return { takeProfit: alone('takeProfit'), stopLoss: alone('stopLoss') };
};

const Form = (props: {
  readonly order: LeverageOrder;
  readonly terms: LeverageTerms;
  readonly chart: StopChart;
  readonly stopOut: StopOut | undefined;
  readonly onSave: (stops: StopPrices) => void;
}) => {
  const { t } = useTranslation('leverage');
  const { order, terms, onSave } = props;
  const { side, lots, openPrice, decimals } = order;
  const basisOf = (kind: StopKind): StopBasis => ({
    kind,
    side,
    lots,
    openPrice,
    decimals,
    terms: terms.position,
  });
  const [texts, setTexts] = useState(() => textsOf(order));
  const [takeProfit, stopLoss] = KINDS.map((kind) => stopPriceOf(texts, basisOf(kind)));
  const problems = problemsOf(order, { takeProfit, stopLoss });
  const codeOf = (kind: StopKind) => stopTextProblem(texts, basisOf(kind)) ?? problems[kind];
  const problemText = useProblemText(KINDS.some((kind) => codeOf(kind) !== undefined));
  const errorOf = (kind: StopKind): string => {
    const code = codeOf(kind);
    const places = stopDecimals(unitOfStop(texts, kind), decimals);
    return code === undefined ? '' : problemText(code, places);
  };
  const errors = {
    takeProfit: errorOf('takeProfit'),
    stopLoss: errorOf('stopLoss'),
  };
  const isChanged = takeProfit !== order.takeProfit || stopLoss !== order.stopLoss;
  const isReady = errors.takeProfit === '' && errors.stopLoss === '' && isChanged;
  return (
    <div className="flex flex-col gap-4">
      <DetailList
        items={[
          { label: t('position.openPrice'), value: formatPrice(openPrice, decimals) },
          { label: t('position.price'), value: formatPrice(order.price, order.decimals) },
        ]}
      />
      {props.chart(order, stopLines(texts, basisOf, setTexts))}
      <StopFields
        side={side}
        texts={texts}
        onChange={setTexts}
        basisOf={basisOf}
        hasAmounts={isTold(terms, 'lotSize')}
        hasLots
        currency={terms.currency}
        decimals={decimals}
        stopOut={props.stopOut}
        errors={errors}
      />
      <p className="text-label text-ink-2">{t('stops.fast')}</p>
      <ActionBar>
        <Button block disabled={!isReady} onClick={() => onSave({ takeProfit, stopLoss })}>
          {t('do.setStops')}
        </Button>
      </ActionBar>
    </div>
  );
};

/** Sets take profit, stop loss or both of an open position. A server that requires both says so. */
export const StopsSheet = (props: {
  readonly order: LeverageOrder | undefined;
  readonly terms: LeverageTerms | undefined;
  readonly chart: StopChart;
  /** When the account is stopped out if only this pair moves; `undefined` while it is unknown. */
  readonly stopOut: StopOut | undefined;
  readonly onSave: (stops: StopPrices) => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { order, terms } = props;
  return (
    <Sheet
      open={order !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      title={t('confirm.setStops')}
      description={order?.symbol}
      closeLabel={t('app:close')}
    >
      {order !== undefined && terms !== undefined && (
        <Form
          key={order.id}
          order={order}
          terms={terms}
          chart={props.chart}
          stopOut={props.stopOut}
          onSave={props.onSave}
        />
      )}
    </Sheet>
  );
};
