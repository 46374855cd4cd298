import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseInteger } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { ProductView } from '@/features/savings';
import { useCurrencies } from '@/features/wallet';
import { useIsSignedIn } from '@/session/session';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';
import { useDepositBlock } from './use-deposit-block';

/** The product for whoever is signed in; a new deposit leads to its record. */
const MemberProduct = ({ id }: { readonly id: number | undefined }) => {
  const navigate = useNavigate();
  const gatePath = useGatePath();
  const blocked = useDepositBlock();
  const { value, ...rest } = useCurrencies();
  return (
    <ProductView
      id={id}
      loginPath={gatePath('login')}
      member={{
        funds: {
          ...rest,
          value: value?.map((currency) => ({
            id: currency.id,
            decimals: currency.decimals,
            available: currency.available.coin,
          })),
        },
        blocked,
        verifyPath: gatePath('primaryCertification'),
        onDone: (record) =>
          void navigate(`${SCREENS.interestOrders}${record === undefined ? '' : `?id=${record}`}`),
      }}
    />
  );
};

/** One product, `id` of the address. A visitor sees its terms. */
const SavingsProductPage = () => {
  const [query] = useSearchParams();
  const gatePath = useGatePath();
  const isSignedIn = useIsSignedIn();
  const id = parseInteger(query.get('id') ?? '');
  return (
    <ScreenFrame actions={<ModeActions />}>
      <div className="gutter flex flex-col gap-3 pt-2">
        {isSignedIn ? (
          <MemberProduct id={id} />
        ) : (
          <ProductView id={id} member={undefined} loginPath={gatePath('login')} />
        )}
      </div>
    </ScreenFrame>
  );
};

export default SavingsProductPage;
