import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, Card, EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { countedText, type LoanProduct } from '../model';
import { useLoanProducts } from '../queries';
import { ProductTerms } from './product-terms';

const productPath = (id: number): string => `${SCREENS.loanProduct}?id=${id}`;

const Offer = ({ product }: { readonly product: LoanProduct }) => {
  const { t } = useTranslation('loan');
  const name = product.name ?? t('days', { days: product.days });
  return (
    <Card
      title={<span className="wrap-anywhere">{name}</span>}
      aside={
        <ButtonLink
          tone="secondary"
          size="small"
          to={productPath(product.id)}
          aria-label={t('seeOffer', { name })}
        >
          {t('details')}
        </ButtonLink>
      }
    >
      <ProductTerms product={product} withTerm={false} />
    </Card>
  );
};

/** The loans on offer with their terms, for visitors as well. */
export const LoanOffers = () => {
  const { t } = useTranslation(['loan', 'app']);
  const products = useLoanProducts();
  if (products.value === undefined && products.refusal === 'function_unavailable')
    return <EmptyState text={t('unavailable')} />;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-row">{t('offers')}</h2>
      <LoadableView
        of={products}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={['h-64', 'h-64']} />}
        empty={{
          isEmpty: (list) => list.length === 0,
          content: <EmptyState text={t('none')} />,
        }}
      >
        {(list) => (
          <>
            {list.map((product) => (
              <Offer key={product.id} product={product} />
            ))}
            <p className="text-label text-ink-2">{t(countedText(list))}</p>
          </>
        )}
      </LoadableView>
    </section>
  );
};
