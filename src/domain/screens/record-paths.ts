import { SCREENS } from './screens';

/** The address of a transfer's record: the list opens it. */
export const transferRecordPath = (id: number): string =>
  `${SCREENS.moneyRecords}?kind=transfer&id=${id}`;
