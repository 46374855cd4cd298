import { SubscriptionReceipt, type ReceiptProps } from '@/features/project';
import { useRecordFrame } from '../records/use-record-frame';

/** The receipt of the subscription that was just made. */
const ProjectReceipt = (props: ReceiptProps) => (
  <SubscriptionReceipt {...props} frame={useRecordFrame(null)} />
);

export default ProjectReceipt;
