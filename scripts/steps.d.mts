export const PLAYWRIGHT_REPORT: string;
