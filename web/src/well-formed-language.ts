import { isWellFormed, locale } from './strings/strings.ts'

// The chart library reads the browser's language, and throws if it is invalid. Must be imported before the views.
if (!isWellFormed(navigator.language))
  Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
