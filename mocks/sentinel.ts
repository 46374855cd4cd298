/** Marks every reply of the mock, and every bundle that holds it: the production build is searched for it. */
export const MOCK_SENTINEL = 'quayside-mock-backend';
