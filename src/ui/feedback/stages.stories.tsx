import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stages, type Stage } from './stages';

const meta: Meta = { title: 'ui/Stages' };
export default meta;

const Story = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <Stages
    label="Withdrawal"
    stages={stages}
    stateLabels={{ done: 'done', current: 'now', failed: 'failed', ahead: 'to come' }}
  />
);

const SENT = { id: 'sent', label: 'Sent in', state: 'done', time: '2026-03-02 09:15' } as const;

export const UnderReview: StoryObj = {
  render: () => (
    <Story
      stages={[
        SENT,
        {
          id: 'review',
          label: 'Under review',
          state: 'current',
          time: '2026-03-02 09:16',
          detail: 'Usually within an hour',
        },
        { id: 'paid', label: 'Paid out', state: 'ahead' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toHaveAttribute('aria-current', 'step');
    await expect(within(canvas.getByRole('list')).getByText('(to come)')).toBeInTheDocument();
  },
};

export const Done = () => (
  <Story
    stages={[
      SENT,
      { id: 'review', label: 'Reviewed', state: 'done', time: '2026-03-02 09:41' },
      { id: 'paid', label: 'Paid out', state: 'done', time: '2026-03-02 09:44' },
    ]}
  />
);

export const Failed = () => (
  <Story
    stages={[
      SENT,
      {
        id: 'review',
        label: 'Refused',
        state: 'failed',
        time: '2026-03-02 09:41',
        detail: 'The address belongs to another network. The amount is back in your account.',
      },
      { id: 'paid', label: 'Paid out', state: 'ahead' },
    ]}
  />
);

export const LongWords = () => (
  <Story
    stages={[
      { ...SENT, label: 'Auszahlungsauftrag vollständig eingereicht' },
      { id: 'review', label: 'Sicherheitsüberprüfung durch den Kundendienst', state: 'current' },
      { id: 'paid', label: 'Ausgezahlt', state: 'ahead' },
    ]}
  />
);
