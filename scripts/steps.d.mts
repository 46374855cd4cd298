export const PLAYWRIGHT_REPORT: string;
export const STORIES_REPORT: string;
export const E2E_TRAFFIC: string;
