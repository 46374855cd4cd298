import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortAddress } from '@/domain/account/short-address';
import { formatDateTime } from '@/domain/format/time';
import { leaveFocusToHeading } from '@/lib/leave-focus';
import { Badge, Button, CoinIcon, CopyField } from '@/ui';
import { InGroups } from '@/ui/figures/in-groups';
import { BankIcon, CaretDownIcon, CaretUpIcon } from '@/ui/icons';
import { lastDigits, type CardMethod, type PayoutMethod, type WalletMethod } from '../model';
import { DeleteDialog } from './delete-dialog';

const ICON = 32;

/** Text to copy: the address as a whole, its memo. */
const Copy = (props: { readonly label: string; readonly value: string }) => {
  const { t } = useTranslation('payout');
  return (
    <CopyField
      label={props.label}
      value={props.value}
      shown={<InGroups text={props.value} />}
      copyLabel={t('copy.copy')}
      copiedText={t('copy.copied')}
      failedText={t('copy.failed')}
    />
  );
};

/** The address in one line; a tap shows all of it, to compare or copy. */
const Address = ({ method }: { readonly method: WalletMethod }) => {
  const { t } = useTranslation('payout');
  const [isWhole, setWhole] = useState(false);
  const Caret = isWhole ? CaretUpIcon : CaretDownIcon;
  return (
    <>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="press -mx-2 mt-1 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-small px-2 text-left text-body"
      >
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {shortAddress(method.address)}
        </bdi>
        <span className="sr-only">{t('address.whole')}</span>
        <Caret aria-hidden="true" size={16} className="shrink-0 text-ink-2" />
      </button>
      {isWhole ? (
        <div className="mt-1.5">
          <Copy label={t('address.label')} value={method.address} />
          {method.memo !== undefined && <Copy label={t('memo.label')} value={method.memo} />}
        </div>
      ) : (
        method.memo !== undefined && (
          <p className="text-label wrap-anywhere text-ink-2">
            {t('memo.short', { memo: method.memo })}
          </p>
        )
      )}
    </>
  );
};

const WalletHead = ({ method }: { readonly method: WalletMethod }) => (
  <>
    <CoinIcon symbol={method.currency} size={ICON} />
    <div className="min-w-0 flex-1">
      <h2 dir="auto" className="text-row wrap-anywhere">
        {method.label ?? method.currency}
      </h2>
      {method.label !== undefined && <p className="text-label text-ink-2">{method.currency}</p>}
    </div>
    {method.network !== undefined && <Badge>{method.network}</Badge>}
  </>
);

const CardHead = ({ method }: { readonly method: CardMethod }) => (
  <>
    <BankIcon aria-hidden="true" size={ICON} className="shrink-0 text-ink-2" />
    <div className="min-w-0 flex-1">
      <h2 dir="auto" className="text-row wrap-anywhere">
        {method.bank ?? method.holder}
      </h2>
      <p dir="ltr" className="text-body">
        {`•••• ${lastDigits(method.number)}`}
      </p>
      {method.bank !== undefined && (
        <p dir="auto" className="text-label wrap-anywhere text-ink-2">
          {method.holder}
        </p>
      )}
    </div>
  </>
);

/** A card or an address, with what can be done with it. */
export const MethodCard = ({
  method,
  choose,
}: {
  readonly method: PayoutMethod;
  /** At the start of the last line: the button that chooses it, or why it cannot be chosen. */
  readonly choose: ReactNode;
}) => {
  const { t } = useTranslation('payout');
  const [isAsking, setAsking] = useState(false);
  return (
    <li ref={leaveFocusToHeading} className="rounded-card bg-surface p-4">
      <div className="flex items-center gap-3">
        {method.kind === 'wallet' ? <WalletHead method={method} /> : <CardHead method={method} />}
      </div>
      {method.kind === 'wallet' && <Address method={method} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-label text-ink-3">
          {method.addedAt !== undefined && t('added', { time: formatDateTime(method.addedAt) })}
        </p>
        <span className="-mr-3">
          <Button size="small" tone="ghost" onClick={() => setAsking(true)}>
            {t('remove.confirm')}
            <span className="sr-only">
              {` ${method.kind === 'wallet' ? (method.label ?? shortAddress(method.address)) : lastDigits(method.number)}`}
            </span>
          </Button>
        </span>
      </div>
      {choose}
      {isAsking && <DeleteDialog method={method} onClose={() => setAsking(false)} />}
    </li>
  );
};
