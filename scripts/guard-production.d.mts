export function findProblems(productionFolder: string, demoFolder: string): string[];
