import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { decimal } from '@/domain/money/decimal';
import {
  AmountField,
  Badge,
  Button,
  Change,
  ChipButton,
  ChipGroup,
  CoinIcon,
  DetailList,
  DirectionChip,
  Dock,
  IconButton,
  Price,
  Segmented,
  Sheet,
  Sparkline,
} from '.';
import {
  ArrowDownRightBoldIcon,
  ArrowUpRightBoldIcon,
  ArrowsLeftRightIcon,
  CaretDownBoldIcon,
  ChartBarIcon,
  HouseIcon,
  ReceiptIcon,
  TrendUpIcon,
  WalletIcon,
  type Icon,
} from './icons';

const meta: Meta = { title: 'ui/Together', parameters: { layout: 'fullscreen' } };
export default meta;

const COURSE = [
  40, 41, 42, 39, 38, 38.4, 38, 36, 37, 36, 35.5, 37, 40, 39, 41, 41, 44, 47, 46, 48, 51, 54, 57,
  60, 58, 57, 55, 53, 52, 54, 58, 57.6, 59, 60, 61, 61.4, 60.6, 61,
];

const item = (id: string, label: string, Mark: Icon) => ({
  id,
  label,
  icon: <Mark size={24} />,
  link: <a href={`#${id}`}>{label}</a>,
});

const Places = () => (
  <Dock
    label="Main"
    current="trade"
    items={[
      item('home', 'Home', HouseIcon),
      item('quotes', 'Quotes', ChartBarIcon),
      item('trade', 'Trade', TrendUpIcon),
      item('contract', 'Contract', ArrowsLeftRightIcon),
      item('assets', 'Assets', WalletIcon),
    ]}
  />
);

const Head = () => (
  <div className="gutter pt-2">
    <div className="flex flex-wrap items-center gap-x-2">
      <button type="button" className="press flex min-h-11 items-center gap-2">
        <CoinIcon symbol="BTC" size={24} />
        <span className="text-row">BTC/USDT</span>
        <CaretDownBoldIcon aria-hidden="true" size={14} />
      </button>
      <span className="ml-auto flex items-center">
        <Badge>Demo</Badge>
        <span className="-mr-2.5 ml-1">
          <IconButton label="Orders" icon={<ReceiptIcon size={24} />} />
        </span>
      </span>
    </div>
    <h1 className="mb-1.5">
      <Price value="67123.40" size="hero" />
    </h1>
    <div className="flex flex-wrap items-center gap-x-3 text-label text-ink-3">
      <Change value="1406.2" percent="2.14" />
      <span>H 67,980.0</span>
      <span>L 65,120.5</span>
    </div>
  </div>
);

const LABEL = 'flex items-baseline justify-between text-label text-ink-2';

const Ticket = () => {
  const [expiry, setExpiry] = useState('60');
  const [amount, setAmount] = useState('100');
  return (
    <div className="gutter above-dock flex-1 rounded-t-sheet border-t border-line bg-surface pt-5">
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col gap-2">
          <span className={LABEL}>
            <span>Expires in</span>
            <span>Payout</span>
          </span>
          <ChipGroup
            label="Expires in"
            columns={4}
            value={expiry}
            onChange={setExpiry}
            options={[
              { value: '30', label: '30s', detail: '80%' },
              { value: '60', label: '60s', detail: '85%' },
              { value: '120', label: '120s', detail: '90%' },
              { value: '180', label: '180s', detail: '95%' },
            ]}
          />
        </div>
        <AmountField
          label="Amount"
          aside="Available 2,480.55 USDT"
          value={amount}
          onChange={setAmount}
          decimals={2}
          steps={{ step: decimal('10'), decreaseLabel: 'Less', increaseLabel: 'More' }}
        />
        <div className="grid grid-cols-4 gap-2">
          {['10%', '25%', '50%', 'Max'].map((text) => (
            <ChipButton key={text} onClick={() => setAmount('620.13')}>
              {text}
            </ChipButton>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button tone="up" icon={<ArrowUpRightBoldIcon aria-hidden="true" size={20} />}>
            Up
          </Button>
          <Button tone="down" icon={<ArrowDownRightBoldIcon aria-hidden="true" size={20} />}>
            Down
          </Button>
        </div>
      </div>
    </div>
  );
};

const Page = () => {
  const [period, setPeriod] = useState('1m');
  return (
    <main className="page-column flex min-h-dvh flex-col">
      <Head />
      <div className="py-4">
        <Sparkline values={COURSE} trend="up" area width={390} height={140} label="Price, rising" />
      </div>
      <div className="gutter pb-2">
        <Segmented
          label="Period"
          look="plain"
          value={period}
          onChange={setPeriod}
          options={['1m', '5m', '15m', '1h', '1D', 'K'].map((value) => ({ value, label: value }))}
        />
      </div>
      <Ticket />
      <Places />
    </main>
  );
};

export const TradeScreen = () => <Page />;

const Confirming = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Page />
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Confirm order"
        closeLabel="Close"
        aside={<DirectionChip direction="up">Up</DirectionChip>}
        footer={<Button block>Place order</Button>}
      >
        <DetailList
          items={[
            { label: 'Current price', value: '67,123.40' },
            { label: 'Expires in', value: '60s' },
            { label: 'Stake', value: '100.00 USDT' },
            { label: 'Fee (0.20%)', value: '0.20 USDT' },
            { label: 'Return if right', value: <span className="text-up">+85.00 USDT</span> },
          ]}
        />
      </Sheet>
    </>
  );
};

export const ConfirmSheet = () => <Confirming />;
