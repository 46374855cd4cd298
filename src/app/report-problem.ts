/** Reports a defect of the app or of a reply as an uncaught error, for a monitor to collect. */
export const reportProblem = (error: unknown): void => reportError(error);
