import { Receipt, type ReceiptProps } from '@/features/exchange';
import { useRecordFrame } from '../records/use-record-frame';

/** The receipt of the exchange that was just made. */
const ExchangeReceipt = (props: ReceiptProps) => (
  <Receipt {...props} frame={useRecordFrame(null)} />
);

export default ExchangeReceipt;
