/**
 * A grandfather is a parent's father, a mother-in-law a spouse's mother: said so, a question about
 * one can be answered in two steps.
 */
export function simpleKin(text: string): string {
  return text
    .replace(/['’]s? (?:(paternal|maternal) )?grand(father|mother|parent)\b/gi, (_, side, kin) => {
      return `’s ${parentOn(side)}’s ${kin}`
    })
    .replace(/\bthe (?:(paternal|maternal) )?grand(father|mother) of\b/gi, (_, side, kin) => {
      return `the ${kin} of the ${parentOn(side)} of`
    })
    .replace(/['’]s? (father|mother|brother|sister|parent)-in-law\b/gi, '’s spouse’s $1')
    .replace(/\bthe (father|mother|brother|sister)-in-law of\b/gi, 'the $1 of the spouse of')
}

function parentOn(side: string | undefined): string {
  if (side === undefined) return 'parent'
  return side.toLowerCase() === 'paternal' ? 'father' : 'mother'
}
