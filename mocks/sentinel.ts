/** Marks every reply of the mock and every bundle that contains it. The build searches production output for it. */
export const MOCK_SENTINEL = 'quayside-mock-backend';
