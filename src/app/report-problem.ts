/** Reports a defect of the app or of a reply to the browser's error channel, where a monitor listens. */
export const reportProblem = (error: unknown): void => reportError(error);
