import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { parseDecimal } from '@/domain/money/decimal';
import { transferRecordPath } from '@/domain/screens/record-paths';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { useDraft } from '@/session/use-draft';
import { ButtonLink, LoadableView, SkeletonBars, type GateReason } from '@/ui';
import { EMPTY_DRAFT, parseDraft, startWith, type TransferCurrency } from '../model';
import { useRecentTransferIds } from '../queries';
import type { Field } from '../refusals';
import { useTransfer } from '../use-transfer';
import { TransferForm } from './transfer-form';
import { TransferSheet } from './transfer-sheet';

/** What the address of the screen asks the form to start with, once. */
interface Start {
  readonly currencyId: number | undefined;
  /** Called once the form has it. */
  readonly onStarted: () => void;
}

/** The form, which starts as the address asks as soon as the currencies are known. */
const useTransferDraft = (
  { currencyId, onStarted }: Start,
  currencies: readonly TransferCurrency[] | undefined,
) => {
  const form = useDraft('transfer', EMPTY_DRAFT, parseDraft);
  const isReady = currencies !== undefined && currencyId !== undefined;
  const fill = useEffectEvent(() => {
    const currency = currencies?.find(({ id }) => id === currencyId);
    if (currency !== undefined) form.update((draft) => startWith(draft, currency));
    onStarted();
  });
  // Synchronises with the address.
  useEffect(() => {
    if (isReady) fill();
  }, [isReady]);
  return form;
};

/** Transfers money between the accounts: the form, and the sheet that confirms it. */
export const TransferView = (props: {
  readonly currencies: Loadable<readonly TransferCurrency[]>;
  readonly start: Start;
  readonly blockOf: (from: TransferAccount) => GateReason | undefined;
}) => {
  const { t } = useTranslation(['transfer', 'app']);
  const { currencies, start, blockOf } = props;
  const { draft, setDraft, update } = useTransferDraft(start, currencies.value);
  const { refused, setRefused } = useFieldRefusal<Field>(draft);
  const [madeId, setMadeId] = useState<number>();
  const recentIds = useRecentTransferIds();
  const transfer = useTransfer({
    idsBefore: recentIds.value ?? [],
    onRefused: setRefused,
    onNumber: setMadeId,
    // An amount that was just moved must not stay armed.
    onDone: (moved) => {
      setMadeId(undefined);
      update((now) => (parseDecimal(now.amount) === moved ? { ...now, amount: '' } : now));
    },
  });
  // The ids of earlier transfers tell them from one whose reply is lost.
  const value = recentIds.value && currencies.value;
  return (
    <>
      <LoadableView
        of={{
          value,
          failed: currencies.failed || recentIds.failed,
          retry: () => {
            currencies.retry();
            recentIds.retry();
          },
        }}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={
          <div className="gutter">
            <SkeletonBars heights={['h-32', 'h-13', 'h-24', 'h-14']} />
          </div>
        }
      >
        {(list) => (
          <TransferForm
            draft={draft}
            onChange={setDraft}
            currencies={list}
            refused={refused}
            blocked={blockOf(draft.from)}
            isSending={transfer.isSending}
            onStage={transfer.stage}
          />
        )}
      </LoadableView>
      {madeId !== undefined && (
        <div className="gutter mt-4">
          <ButtonLink block tone="secondary" size="medium" to={transferRecordPath(madeId)}>
            {t('see')}
          </ButtonLink>
        </div>
      )}
      <TransferSheet pending={transfer} />
    </>
  );
};
