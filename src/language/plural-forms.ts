/**
 * The form of a phrase that fits a number, of several with " / " between them: "ligne / lignes", "wiersz / wiersze /
 * wierszy". They are in the order of the plural categories of Unicode (CLDR); the last one serves what is left.
 */
export function formAfter(count: number, forms: string, language: string): string {
  const listed = forms.split(' / ')
  const rules = new Intl.PluralRules(language === 'und' ? 'en' : language)
  const own = categories.filter((one) => rules.resolvedOptions().pluralCategories.includes(one))
  return listed[Math.min(own.indexOf(rules.select(count)), listed.length - 1)] ?? forms
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
