import { SCREENS } from '@/domain/screens/screens';
import { draftKeyOf, type TopUpDraft, storeTopUpDraft } from './draft';
import type { TopUp } from './record';

type Repeated = Pick<TopUp, 'amount' | 'currencyId' | 'type' | 'network' | 'hash' | 'receipt'>;

/** The form of a failed top-up as it was reported. Its screenshot is on the server still; its memo was read then. */
export const draftToRepeat = ({ amount, hash, receipt }: Repeated): TopUpDraft => ({
  amount,
  hash: hash ?? '',
  receipt: receipt === undefined ? null : { path: receipt, name: '' },
  isMemoNoted: true,
});

/** The address of the form that reports a failed top-up again; without what its record does not say, of an earlier step. */
export const repeatPath = ({ currencyId, type, network }: Repeated): string => {
  if (currencyId === undefined) return SCREENS.topUp;
  const query = new URLSearchParams({ currency: `${currencyId}` });
  const via = type === undefined || type === 0 ? network : `${type}`;
  if (via !== undefined) {
    query.set(type === undefined || type === 0 ? 'network' : 'channel', via);
    query.set('step', 'report');
  }
  return `${SCREENS.topUp}?${query.toString()}`;
};

/** Fills in the form of a failed top-up before it is opened. */
export const fillRepeated = (topUp: Repeated): void => {
  const { currencyId, type = 0, network } = topUp;
  if (currencyId !== undefined)
    storeTopUpDraft(
      draftKeyOf({ currency: currencyId, type, sub_type: network }),
      draftToRepeat(topUp),
    );
};
