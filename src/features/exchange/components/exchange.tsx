import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { parseDecimal } from '@/domain/money/decimal';
import { EmptyState, Extra } from '@/ui';
import type { ExchangeIntent } from '../intent';
import {
  isAsking,
  pairOf,
  previewOf,
  startWith,
  type ExchangeCurrencies,
  type ExchangeDraft,
  type ExchangePair,
  type ExchangeRate,
} from '../model';
import type { ExchangeRecord } from '../record';
import type { ExchangeField } from '../refusals';
import { useExchange } from '../use-exchange';
import { useExchangeDraft } from '../use-exchange-draft';
import { useHeldRate, type HeldRate } from '../use-held-rate';
import { ExchangeForm } from './exchange-form';
import { ExchangeSheet } from './exchange-sheet';
import type { ReceiptProps } from './receipt';

interface Lists {
  readonly value: ExchangeCurrencies;
  readonly updatedAt: number;
}

/** True if the sheet's rate is not the one to convert at any more. */
const isRateGone = (intent: ExchangeIntent | undefined, held: HeldRate): boolean => {
  if (intent === undefined) return false;
  const { rate } = intent;
  if (rate.expiresAt !== undefined) return held.isOver(rate);
  return held.newest === undefined || hasPriceMoved(rate.rate, held.newest.rate);
};

/** The newer of the lists of the screen and those of the rate, and the pair with their balances. */
const newerOf = (lists: Lists, held: HeldRate, pair: ExchangePair) => {
  const value =
    held.lists !== undefined && held.lists.updatedAt > lists.updatedAt
      ? held.lists.value
      : lists.value;
  const draft = { giveId: pair.give.id, getId: pair.get.id, amount: '' };
  return { value, pair: pairOf(draft, value) ?? pair };
};

/** What the address of the screen asks the form to start with, once. */
export interface ExchangeStart {
  /** The currency to give. */
  readonly currencyId: number | undefined;
  /** Called once the form has it. */
  readonly onStarted: () => void;
}

interface ExchangeProps {
  readonly start: ExchangeStart;
  readonly lists: Lists;
  readonly records: readonly ExchangeRecord[];
  /** Loaded with the first exchange. */
  readonly Receipt: ComponentType<ReceiptProps>;
}

const ExchangeOf = (
  props: ExchangeProps & {
    readonly chosen: ExchangePair;
    readonly draft: ExchangeDraft;
    readonly setDraft: (draft: ExchangeDraft) => void;
    readonly update: (change: (draft: ExchangeDraft) => ExchangeDraft) => void;
  },
) => {
  const { lists, records, Receipt, chosen, draft, setDraft, update } = props;
  const [isBusy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState<number | 'closed'>();
  const held = useHeldRate(chosen, { isAsked: isAsking(draft.amount), isBusy });
  const { value, pair } = newerOf(lists, held, chosen);
  const { refused, setRefused } = useFieldRefusal<ExchangeField>(draft);
  const exchange = useExchange({
    idsBefore: records.map(({ id }) => id),
    newest: held.newest,
    onRefused: setRefused,
    onRateOver: held.refuse,
    onDone: (given) => {
      held.reset();
      // An amount that was just exchanged must not stay armed.
      update((now) => (parseDecimal(now.amount) === given ? { ...now, amount: '' } : now));
    },
    onNumber: setReceipt,
  });
  const { state } = exchange.view.submission;
  const isUnsettled =
    exchange.isSending || state === 'submitting' || state === 'checking' || state === 'unknown';
  if (isUnsettled !== isBusy) setBusy(isUnsettled);
  const stage = (rate: ExchangeRate): void => {
    const preview = previewOf(draft.amount, pair, rate);
    if (preview !== undefined) exchange.stage({ pair, rate, preview, typed: draft.amount });
  };
  return (
    <>
      <ExchangeForm
        lists={value}
        pair={pair}
        draft={draft}
        onChange={setDraft}
        held={held}
        refused={refused}
        isSending={exchange.isSending}
        onStage={stage}
      />
      <ExchangeSheet
        pending={exchange}
        rate={{
          isOver: !isUnsettled && isRateGone(exchange.view.intent, held),
          offered: held.newest,
          onAccept: (rate) => {
            held.accept(rate);
            stage(rate);
          },
        }}
      />
      {receipt !== undefined && (
        <Extra>
          <Receipt
            record={records.find(({ id }) => id === receipt)}
            onClose={() => setReceipt('closed')}
          />
        </Extra>
      )}
    </>
  );
};

/** Form, confirmation and receipt of an exchange. */
export const Exchange = (props: ExchangeProps) => {
  const { t } = useTranslation('exchange');
  const { start, lists } = props;
  const { draft, setDraft, update } = useExchangeDraft();
  const isAsked = start.currencyId !== undefined;
  const fill = useEffectEvent(() => {
    const { currencyId } = start;
    if (currencyId !== undefined) update((now) => startWith(now, lists.value, currencyId));
    start.onStarted();
  });
  // Synchronises with the address.
  useEffect(() => {
    if (isAsked) fill();
  }, [isAsked]);
  const chosen = pairOf(draft, lists.value);
  if (chosen === undefined) return <EmptyState text={t('nothing')} />;
  return <ExchangeOf {...props} {...{ chosen, draft, setDraft, update }} />;
};
