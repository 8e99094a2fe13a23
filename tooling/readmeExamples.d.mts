export interface ReadmeExample {
  key: string;
  language: string;
  code: string;
  file: string;
}
export function readmeExamples(packageFolder: string): ReadmeExample[];
export function writeExamples(packageFolder: string): ReadmeExample[];
export function compileExamples(packageFolder: string): string;
