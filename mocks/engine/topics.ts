/**
 * Topics of appointments, in the order in which those of the same moment run (mock-backend.md, section 4). A new topic
 * takes its rank here and its handler in `due-handlers.ts`.
 */
export const TOPICS = [
  'stopOut',
  'stopLoss',
  'takeProfit',
  'positionFill',
  'coinFill',
  'secondsExpiry',
  'certificationReview',
  'topUpReview',
  'withdrawalReview',
  'depositPayout',
  'projectDelivery',
  'depositReview',
  'loanReview',
  'loanDue',
  'overnightFee',
  'sessionEnd',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The rank of a topic among appointments of the same moment. */
export const rankOf = (topic: Topic): number => TOPICS.indexOf(topic);
