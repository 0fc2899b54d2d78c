import type { z } from 'zod'
import {
  isInstalled,
  packageOfLanguage,
  shippedLanguages,
} from '../documents/parse/ocr/language-data.ts'
import { wordList } from './web-settings.ts'

/** Instead of languages: pictures are not read. */
const none = 'off'

/** What is about reading pictures. */
export const ocrSettings = {
  OCR_LANGUAGES: wordList
    .prefault(shippedLanguages.join())
    .superRefine(checkLanguages)
    .describe(
      'The languages in which scans and photographs are read, as Tesseract calls them; off for none',
    ),
}

type OcrEnvironment = z.output<z.ZodObject<typeof ocrSettings>>

/** The languages in which pictures are read; without any, they are not read. */
export function ocrLanguages({ OCR_LANGUAGES: codes }: OcrEnvironment): readonly string[] {
  return codes.includes(none) ? [] : codes
}

function checkLanguages(codes: readonly string[], check: z.RefinementCtx): void {
  for (const code of codes.filter((one) => one !== none && !isInstalled(one)))
    check.addIssue({
      code: 'custom',
      message: `the data of "${code}" is not installed: npm install ${packageOfLanguage(code)}`,
    })
}
