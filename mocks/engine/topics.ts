/**
 * What can fall due, in the order in which things of the same moment happen (mock-backend.md, section 4). A new topic
 * takes its place here and its deed in `due.ts`.
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

/** The place of a topic among things of the same moment. */
export const rankOf = (topic: Topic): number => TOPICS.indexOf(topic);
