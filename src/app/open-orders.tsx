import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showPendingOperation } from '@/api/pending/loaded-kinds';
import {
  forgetDiscarded,
  readOpenOperations,
  type OpenOperation,
} from '@/api/pending/open-operations';
import { SCREENS, type Screen } from '@/domain/screens/screens';
import { useInterval } from '@/lib/use-interval';
import { useIsSignedIn } from '@/session/session';
import { ActionStrip } from '@/ui/feedback/action-strip';

const READ_MS = 3000;

/** Where an operation of each kind is looked up, and where its record is. `isMoney` if it moves money and is no order. */
export const PLACES: Readonly<
  Record<string, { readonly screen: Screen; readonly records: Screen; readonly isMoney?: boolean }>
> = {
  'seconds-place': { screen: 'trade', records: 'tradeOrders' },
  'leverage-open': { screen: 'contract', records: 'contractOrders' },
  'leverage-change': { screen: 'contract', records: 'contractOrders' },
  'spot-place': { screen: 'coin', records: 'coinOrders' },
  'spot-cancel': { screen: 'coin', records: 'coinOrders' },
  'flash-exchange': { screen: 'exchange', records: 'exchangeRecords', isMoney: true },
  'deposit-open': { screen: 'interestOrders', records: 'interestOrders', isMoney: true },
  'deposit-redeem': { screen: 'interestOrders', records: 'interestOrders', isMoney: true },
  'loan-apply': { screen: 'loan', records: 'loanOrders', isMoney: true },
  'loan-repay': { screen: 'loanOrders', records: 'loanOrders', isMoney: true },
  transfer: { screen: 'transfer', records: 'moneyRecords', isMoney: true },
  'project-subscribe': { screen: 'project', records: 'projectOrders', isMoney: true },
  'top-up': { screen: 'topUp', records: 'topUpRecords', isMoney: true },
  'withdrawal-place': { screen: 'withdraw', records: 'withdrawRecords', isMoney: true },
  'withdrawal-cancel': { screen: 'withdrawRecords', records: 'withdrawRecords', isMoney: true },
};

/** Keys of the texts of each state. */
const TEXTS = {
  order: {
    unresolved: { told: 'unresolved', action: 'unresolvedAction' },
    discarded: { told: 'discarded', action: 'discardedAction' },
  },
  money: {
    unresolved: { told: 'moneyUnresolved', action: 'unresolvedAction' },
    discarded: { told: 'moneyDiscarded', action: 'moneyDiscardedAction' },
  },
} as const;

/** Every kind of pending operation. */
export const OPERATION_KINDS: readonly string[] = Object.keys(PLACES);

const readNewest = (): OpenOperation | undefined => readOpenOperations(OPERATION_KINDS)[0];

const OpenOrder = ({ kind, state, onTold }: OpenOperation & { readonly onTold: () => void }) => {
  const { t } = useTranslation('confirm');
  const navigate = useNavigate();
  const place = PLACES[kind];
  if (place === undefined) return null;
  const texts = TEXTS[place.isMoney === true ? 'money' : 'order'][state];
  const open = (): void => {
    if (state === 'unresolved') showPendingOperation(kind);
    else forgetDiscarded(kind);
    onTold();
    void navigate(SCREENS[state === 'unresolved' ? place.screen : place.records]);
  };
  return (
    <ActionStrip action={t(`open.${texts.action}`)} onAction={open}>
      {t(`open.${texts.told}`)}
    </ActionStrip>
  );
};

/** Says on every screen that the outcome of an order is unknown, and leads to where it can be found out. */
export const OpenOrders = () => {
  const isSignedIn = useIsSignedIn();
  const [open, setOpen] = useState(readNewest);
  // Storage is read because the kinds load with their screens, and other tabs change it.
  useInterval(
    () => {
      const next = readNewest();
      setOpen((last) => (last?.kind === next?.kind && last?.state === next?.state ? last : next));
    },
    isSignedIn ? READ_MS : undefined,
  );
  return isSignedIn && open !== undefined ? (
    <OpenOrder {...open} onTold={() => setOpen(undefined)} />
  ) : null;
};
