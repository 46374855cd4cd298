import { useSearchParams } from 'react-router-dom';
import { parseInteger } from '@/domain/format/numbers';
import { ModePill } from '@/features/account';
import { TransferView } from '@/features/transfer';
import { useCurrencies } from '@/features/wallet';
import { ScreenFrame } from '../screen/screen-frame';
import { useTransferBlock } from './use-transfer-block';

/** Moves money between the coin and the contract account. `?currency=` chooses one by its id. */
const TransferPage = () => {
  const [search] = useSearchParams();
  const currencies = useCurrencies();
  const blockOf = useTransferBlock();
  return (
    <ScreenFrame
      actions={
        <span className="mr-2.5">
          <ModePill />
        </span>
      }
    >
      <TransferView
        currencies={currencies}
        currencyId={parseInteger(search.get('currency') ?? '')}
        blockOf={blockOf}
      />
    </ScreenFrame>
  );
};

export default TransferPage;
