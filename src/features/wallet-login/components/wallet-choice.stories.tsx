import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen as sight } from 'storybook/test';
import { WalletChoice } from './wallet-choice';

const meta: Meta<typeof WalletChoice> = {
  title: 'session/WalletChoice',
  component: WalletChoice,
  args: { notice: undefined, isBack: false, agreement: undefined, onChoose: fn() },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-5">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WalletChoice>;

/** Announces wallets, as their extensions do. */
const announce = (...names: readonly (readonly [name: string, domain: string])[]) => {
  for (const [name, rdns] of names) {
    const info = { uuid: `${name}-${rdns}`, name, rdns, icon: 'data:image/png;base64,broken' };
    const provider = { request: () => Promise.resolve([]) };
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    );
  }
};

export const NoWallet: Story = {
  play: async () => {
    await sight.findByText('No wallet found in this browser');
  },
};

/** Of one name, told apart by their domains; with an icon that is no picture; after a refusal of the server. */
export const AlikeAfterRefusal: Story = {
  args: {
    notice: {
      kind: 'server',
      text: 'This account is frozen. Contact customer service.',
      help: { text: 'Customer service', to: '/pages/kefu/index' },
    },
  },
  play: async () => {
    await sight.findByText('This account is frozen. Contact customer service.');
    announce(
      ['Anchor Wallet', 'app.anchor'],
      ['Anchor Wallet', 'org.example.anchor'],
      ['A wallet with a name of considerable length', 'long.example'],
    );
    await sight.findByText('org.example.anchor');
  },
};
