import type { Catalogue } from '../engine/context';
import type { WithdrawalTerms } from '../engine/funding/terms';

const withOneFee = (terms: WithdrawalTerms): WithdrawalTerms => {
  const { fee, minimum, maximum, networks, bank } = terms;
  return {
    ...terms,
    networks: networks.map((network) => ({ ...network, fee, minimum })),
    bank: bank && { ...bank, fee, minimum, maximum },
  };
};

/**
 * The catalogue of a server that tells one fee and one pair of bounds for each currency (backend-facts.md, section 4,
 * `wallet/get_info`): they hold on every network and for cards. It pays to any address (`wallet/out`): it lists none.
 */
export const oneFeeForAllWays = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  funding: {
    ...catalogue.funding,
    withdrawals: catalogue.funding.withdrawals.map(withOneFee),
    takesUnboundAddresses: true,
  },
});
