import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { isMissingCall } from '@/api/missing-call';
import { Button, Skeleton } from '@/ui';
import { CopyField } from '@/ui/figures/copy-field';
import type { SettledOrder } from '../order';
import { useReceipt, verifyReceipt } from '../receipt-queries';
import type { Receipt, Verdict } from '../receipt';
import { OrderReplay } from './order-replay';
import { ShareResult } from './share-result';

type Check =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'done'; readonly verdict: Verdict }
  | { readonly state: 'failed'; readonly text: string };

const VERDICT_TONE = { same: 'text-green', differs: 'text-red' } as const;

const Checked = ({ check }: { readonly check: Check }) => {
  const { t } = useTranslation('seconds');
  return (
    <output className="block text-body">
      {check.state === 'done' && (
        <span className={VERDICT_TONE[check.verdict]}>{t(`receipt.${check.verdict}`)}</span>
      )}
      {check.state === 'failed' && <span className="text-red">{check.text}</span>}
    </output>
  );
};

const Text = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation('seconds');
  return (
    <>
      <h3 className="mb-2 text-label text-ink-2">{t('receipt.text')}</h3>
      {/* Not translated: the hash is of this text. */}
      <pre
        lang="en"
        className="mb-3 rounded-field bg-sunken px-4 py-3 font-sans text-label whitespace-pre-wrap"
      >
        {receipt.text}
      </pre>
      {receipt.hasIntervention && (
        <p className="mb-2 text-label text-warn">{t('receipt.directed')}</p>
      )}
      {receipt.isSimulated && (
        <p className="mb-3 text-label text-ink-2">{t('receipt.simulated')}</p>
      )}
      <CopyField
        label={t('receipt.hash')}
        value={receipt.hash}
        copyLabel={t('receipt.copy')}
        copiedText={t('receipt.copied')}
        failedText={t('receipt.copyByHand')}
      />
    </>
  );
};

/** The receipt of a settled order, with buttons that verify it on this device and share the result. */
export const OrderReceipt = ({ order }: { readonly order: SettledOrder }) => {
  const { t } = useTranslation('seconds');
  const { data: receipt, error: readError } = useReceipt(order.id);
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const verify = async (given: Receipt): Promise<void> => {
    setCheck({ state: 'running' });
    try {
      setCheck({ state: 'done', verdict: await verifyReceipt(order, given) });
    } catch (error) {
      const failure = failureOf(error) ?? { kind: 'network', reason: 'failed' };
      setCheck({ state: 'failed', text: failureText(failure) });
    }
  };
  if (readError !== null)
    return (
      <>
        <p className="py-3 text-body text-ink-2">{t('receipt.none')}</p>
        {/* Simulated servers have receipts. After another failure it is unknown whether this one is simulated. */}
        {isMissingCall(readError) && <ShareResult order={order} isSimulated={false} />}
      </>
    );
  if (receipt === undefined) return <Skeleton className="mt-3 h-48 w-full" />;
  return (
    <section aria-label={t('receipt.show')} className="mt-3">
      {receipt.ticks.length > 1 && <OrderReplay order={order} ticks={receipt.ticks} />}
      <Text receipt={receipt} />
      <div className="mt-2 flex flex-col gap-3">
        <Button
          block
          size="medium"
          tone="secondary"
          loading={check.state === 'running'}
          onClick={() => void verify(receipt)}
        >
          {t('receipt.check')}
        </Button>
        <Checked check={check} />
        <ShareResult order={order} isSimulated={receipt.isSimulated} />
      </div>
    </section>
  );
};
