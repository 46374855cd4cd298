import { useState } from 'react';
import { Segmented } from '@/ui';
import { ActiveFaults } from './active-faults';
import { CallFaultForm, SocketFaultForm } from './fault-form';
import { NewestCalls } from './newest-calls';

const LINES = [
  { value: 'calls', label: 'Calls' },
  { value: 'socket', label: 'Socket' },
] as const;

/** Faults between the app and the exchange, and the newest calls. */
export const NetworkSection = () => {
  const [line, setLine] = useState<(typeof LINES)[number]['value']>('calls');
  return (
    <div className="space-y-4">
      <Segmented label="Line" options={LINES} value={line} onChange={setLine} />
      {line === 'calls' ? <CallFaultForm /> : <SocketFaultForm />}
      <ActiveFaults />
      <NewestCalls />
    </div>
  );
};
