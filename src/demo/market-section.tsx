import { useState } from 'react';
import type { ControlCommand } from '@mocks/control';
import { Button, ChipGroup } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

type Direct = Extract<ControlCommand, { command: 'direct' }>;

const PAIRS = ['BTC/USDT', 'ETH/USDT', 'EUR/USD', 'XAU/USD'] as const;
const KINDS: readonly { readonly value: Direct['kind']; readonly label: string }[] = [
  { value: 'drift', label: 'Drift' },
  { value: 'spike', label: 'Spike' },
  { value: 'gap', label: 'Gap' },
  { value: 'flat', label: 'Flat' },
  { value: 'freeze', label: 'Freeze' },
];
/** Chip labels with their percentages. */
const PERCENTS: Readonly<Record<string, number>> = {
  '-5': -5,
  '-1': -1,
  '-0.1': -0.1,
  '+0.1': 0.1,
  '+1': 1,
  '+5': 5,
};
const SECONDS: Readonly<Record<string, number>> = { '10 s': 10, '1 min': 60, '10 min': 600 };

const plain = (values: readonly string[], unit = '') =>
  values.map((value) => ({ value, label: `${value}${unit}` }));

/** Moves the public price of a pair for everyone; each affected receipt reports it. */
export const MarketSection = () => {
  const { busy, run } = usePresenter();
  const [symbol, setSymbol] = useState<string>(PAIRS[0]);
  const [kind, setKind] = useState<Direct['kind']>('drift');
  const [percent, setPercent] = useState('+1');
  const [seconds, setSeconds] = useState('1 min');
  const direct = () =>
    command({
      command: 'direct',
      symbol,
      kind,
      percent: PERCENTS[percent],
      seconds: SECONDS[seconds] ?? 60,
    });
  return (
    <div className="space-y-4">
      <ChipGroup
        label="Pair"
        options={plain(PAIRS)}
        value={symbol}
        onChange={setSymbol}
        columns={2}
      />
      <ChipGroup label="What happens" options={KINDS} value={kind} onChange={setKind} columns={5} />
      {(kind === 'drift' || kind === 'spike' || kind === 'gap') && (
        <ChipGroup
          label="How far"
          options={plain(Object.keys(PERCENTS), ' %')}
          value={percent}
          onChange={setPercent}
          columns={3}
        />
      )}
      <ChipGroup
        label="How long"
        options={plain(Object.keys(SECONDS))}
        value={seconds}
        onChange={setSeconds}
        columns={3}
      />
      <p className="text-label text-ink-2">{PRESENTER_TEXTS.directed}</p>
      <Button block loading={busy} onClick={() => void run(direct, `${symbol}: ${kind} begins`)}>
        {PRESENTER_TEXTS.movePrice}
      </Button>
    </div>
  );
};
