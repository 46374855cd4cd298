import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { formatPrice } from '@/domain/format/numbers';
import { Button, DetailList, Sheet } from '@/ui';
import type { CheckedOpening } from '../check-opening';
import type { Difference } from '../read-back';

const LABELS = {
  leverage: 'leverage',
  lots: 'lots.label',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
} as const satisfies Record<Difference['field'], string>;

/** What to say first: a missing stop is worse than other lots. */
const headline = (differences: readonly Difference[]) => {
  const isMissing = (field: Difference['field']): boolean =>
    differences.some((one) => one.field === field && one.has === undefined);
  if (isMissing('stopLoss')) return isMissing('takeProfit') ? 'noStops' : 'noStopLoss';
  return isMissing('takeProfit') ? 'noTakeProfit' : 'other';
};

const Differences = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const { t } = useTranslation(['leverage', 'records']);
  const valueOf = ({ field, has }: Difference, value = has): string => {
    if (value === undefined) return t('none');
    if (field === 'leverage') return t('times', { value });
    return field === 'lots' ? value : formatPrice(value);
  };
  return (
    <DetailList
      items={differences.map((one) => ({
        label: t(LABELS[one.field]),
        value: t('records:readBack.instead', { has: valueOf(one), asked: valueOf(one, one.asked) }),
      }))}
    />
  );
};

/** Tells how an opened position differs from what was asked for, or that it could not be read. */
export const OpeningNotice = (props: {
  readonly symbol: string | undefined;
  readonly checked: CheckedOpening | undefined;
  /** Opens the stops of the position. */
  readonly onSetStops: (id: number) => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['leverage', 'records', 'app', 'confirm']);
  const { checked, onClose } = props;
  const order = checked?.order;
  const differs = order?.state === 'differs' ? order : undefined;
  const canSet = differs?.isOpen === true && headline(differs.differences) !== 'other';
  return (
    <Sheet
      open={checked !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('records:readBack.title')}
      description={props.symbol}
      closeLabel={t('app:close')}
      footer={
        canSet ? (
          <Button block onClick={() => props.onSetStops(differs.id)}>
            {t('records:readBack.set')}
          </Button>
        ) : (
          order?.state === 'unknown' && (
            <Button block onClick={props.onCheckAgain}>
              {t('confirm:checkAgain')}
            </Button>
          )
        )
      }
    >
      <div role="alert" className="flex flex-col gap-3">
        {differs === undefined ? (
          <p>{t('readBackFailed')}</p>
        ) : (
          <>
            <p className="text-row text-warn">
              {t(`records:readBack.${headline(differs.differences)}`)}
            </p>
            <Differences differences={differs.differences} />
            {!differs.isOpen && (
              <p className="text-label text-ink-2">{t('records:readBack.pending')}</p>
            )}
          </>
        )}
        {checked?.failure?.kind === 'business' && (
          <p className="text-label text-ink-2">{failureText(checked.failure)}</p>
        )}
      </div>
    </Sheet>
  );
};
