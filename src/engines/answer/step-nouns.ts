/** The sources of patterns for what a step can ask for: "the composer of …", "Ada's team". English. */
export const personNouns = anyOf([
  'author|composer|director|performer|writer|singer|producer|creator|founder|inventor',
  'screenwriter|star|actor|actress|architect|designer|editor|publisher|owner|president',
  'leader|king|queen|ruler|captain|coach|manager|head|chairman|winner|mayor|governor',
  'chancellor|chairwoman|minister|lyricist|narrator|host|builder|maker|painter|sculptor',
  'engineer|namesake|commander|discoverer|developer|mother|father|parent|wife|husband',
  'spouse|partner|son|daughter|child|brother|sister|sibling|uncle|aunt|widow|teacher',
  'student|mentor|successor|predecessor|person|woman|man',
])
export const thingNouns = anyOf([
  'team|country|city|state|county|town|village|birthplace|hometown|company|band|label',
  'employer|university|school|capital|club|river|continent|association|group|district',
  'region|location|area|place|league|conference|network|corporation|organization|film|movie',
  'book|novel|song|album|series|museum|library|gallery|theatre|theater|arena|stadium|hall',
  'building|house|castle|bridge|church|hospital|hotel|airport|station|port|harbour|harbor',
  'shipyard|yard|factory|ship|ferry|vessel|boat|aircraft|island|mountain|lake|sea|strait',
  'valley|party|agency|institute|institution|organisation|firm|newspaper|magazine|publisher',
  'brand|studio|show|play|opera|language|treaty|battle|war|army|tribe|dynasty|prize|award',
])
export const stepNouns = `(?:${personNouns}|${thingNouns})`

/** "that composer": stands in a step for the answer of the step before. */
export const standIn = new RegExp(`\\bthat ${stepNouns}(?![\\p{L}-])`, 'u')

function anyOf(lines: readonly string[]): string {
  return `(?:${lines.join('|')})`
}
