export function readmeExamples(): Record<string, { language: string; code: string }>;
