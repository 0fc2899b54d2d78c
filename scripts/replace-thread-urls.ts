import { resolve } from 'node:path'

/**
 * `new URL('./question-thread.ts', import.meta.url)` names the source that a thread or a process starts with.
 * `expressionFor` gives the code that stands for the URL of another file, or undefined if it stays.
 */
export function replaceThreadUrls(
  code: string,
  file: string,
  expressionFor: (source: string) => string | undefined,
): string {
  return code.replace(
    /new URL\(["'](\.\/[\w-]+\.ts)["'], import\.meta\.url\)/g,
    (found, path: string) => {
      const expression = expressionFor(resolve(file, '..', path))
      return expression === undefined ? found : `new URL(${expression})`
    },
  )
}
