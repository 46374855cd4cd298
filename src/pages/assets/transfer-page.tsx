import { TransferView } from '@/features/transfer';
import { useCurrencies } from '@/features/wallet';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useCurrencyStart } from '../screen/use-currency-start';
import { useTransferBlock } from './use-transfer-block';

/** Moves money between the coin and the contract account. `?currency=` chooses one by its id. */
const TransferPage = () => {
  const start = useCurrencyStart();
  const currencies = useCurrencies();
  const blockOf = useTransferBlock();
  return (
    <ScreenFrame actions={<ModeActions />}>
      <TransferView currencies={currencies} start={start} blockOf={blockOf} />
    </ScreenFrame>
  );
};

export default TransferPage;
