import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatMoney } from '@/domain/format/money';
import { Card, CoinIcon, EmptyState, Link, LoadableView, SkeletonBars, StatusChip } from '@/ui';
import { CaretRightIcon } from '@/ui/icons';
import { datesOf, isFull, type SavingsProduct } from '../model';
import { useProducts } from '../queries';
import { productPath, rateTexts, useProductName } from '../texts';
import { Fact } from './fact';
import { PayoutHour } from './payout-hour';

/** How many more people may join; nothing where any number may. */
export const Places = ({ product }: { readonly product: SavingsProduct }) => {
  const { t } = useTranslation('savings');
  const { placesLeft } = product;
  if (placesLeft === undefined) return null;
  return (
    <StatusChip tone={isFull(product) ? 'neutral' : 'review'}>
      {isFull(product) ? t('places.none') : t('places.left', { count: placesLeft })}
    </StatusChip>
  );
};

const ProductCard = ({ product }: { readonly product: SavingsProduct }) => {
  const { t } = useTranslation('savings');
  const nameOf = useProductName();
  const { currency, minimum, maximum } = product;
  const { daily, annual } = rateTexts(product.range);
  return (
    <Link
      to={productPath(product.id)}
      className="press flex flex-col gap-3 rounded-card bg-surface p-4 text-ink"
    >
      <span className="flex flex-wrap items-center gap-3">
        <CoinIcon symbol={currency} size={36} />
        <span className="min-w-[5rem] flex-1 text-row">{nameOf(product)}</span>
        <Places product={product} />
        <CaretRightIcon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      </span>
      <dl className="flex flex-wrap gap-x-4 gap-y-2">
        <Fact label={t('rate.daily')} value={daily} />
        <Fact label={t('rate.annual')} value={annual} />
        <Fact label={t('minimum')} value={formatMoney(minimum, currency)} />
        <Fact
          label={t('maximum')}
          value={maximum === undefined ? t('noMaximum') : formatMoney(maximum, currency)}
        />
      </dl>
      <PayoutHour at={datesOf(product, serverNow())?.firstPayout} />
    </Link>
  );
};

/** How interest is paid, said once for all products; of its payment nothing where the server names no hour for it. */
const HowItWorks = ({ products }: { readonly products: readonly SavingsProduct[] }) => {
  const { t } = useTranslation('savings');
  const isTold = products.some(({ payoutHour }) => payoutHour !== undefined);
  return (
    <Card title={t('how.title')}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-body text-ink-2">
        {isTold && <li>{t('how.daily')}</li>}
        {isTold && <li>{t('how.simple')}</li>}
        <li>{t('how.end')}</li>
      </ul>
    </Card>
  );
};

/** The products on sale. */
export const ProductList = () => {
  const { t } = useTranslation(['savings', 'app']);
  return (
    <LoadableView
      of={useProducts()}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={['h-40', 'h-40', 'h-40']} />}
    >
      {(products) =>
        products.length === 0 ? (
          <EmptyState text={t('nothing')} />
        ) : (
          <>
            <ul aria-label={t('products')} className="flex flex-col gap-3">
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))}
            </ul>
            <HowItWorks products={products} />
          </>
        )
      }
    </LoadableView>
  );
};
