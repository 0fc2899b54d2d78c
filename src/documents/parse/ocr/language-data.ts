import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const require = createRequire(import.meta.url)
const unpacked = promisify(gunzip)

/** The languages that are installed with the service, by Tesseract's codes. */
export const shippedLanguages = ['eng', 'deu', 'fra', 'spa'] as const

/** The package that has the data of a language. */
export function packageOfLanguage(code: string): string {
  return `@tesseract.js-data/${code}`
}

/** Whether the data of a language are installed, by its code at Tesseract such as `deu`. */
export function isInstalled(code: string): boolean {
  return fileOf(code) !== undefined
}

/** Tesseract's data of an installed language: the network of best accuracy, with whole numbers as weights. */
export async function languageData(code: string): Promise<Uint8Array> {
  const file = fileOf(code)
  if (file === undefined) throw new Error(`The package ${packageOfLanguage(code)} is not installed`)
  return unpacked(await readFile(file))
}

function fileOf(code: string): string | undefined {
  if (!/^\w{1,20}$/.test(code)) return undefined
  try {
    const folder = dirname(require.resolve(`${packageOfLanguage(code)}/package.json`))
    return join(folder, '4.0.0_best_int', `${code}.traineddata.gz`)
  } catch {
    return undefined
  }
}
