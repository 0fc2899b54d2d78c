import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('pictures are read in the languages that are installed, in those that are named, or in none', () => {
  const languagesOf = (OCR_LANGUAGES: string) => readConfig({ OCR_LANGUAGES }).ocrLanguages
  expect(languagesOf('')).toEqual(['eng', 'deu', 'fra', 'spa'])
  expect(languagesOf('deu, eng')).toEqual(['deu', 'eng'])
  expect(languagesOf('off')).toEqual([])
  expect(() => languagesOf('eng,../x')).toThrow('the data of "../x" is not installed')
  expect(() => languagesOf('kat')).toThrow('npm install @tesseract.js-data/kat')
})
