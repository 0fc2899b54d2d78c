import { arxiv } from './arxiv.ts'
import { brave } from './brave.ts'
import { crossref } from './crossref.ts'
import { europePmc } from './europe-pmc.ts'
import { exa } from './exa.ts'
import { gdelt } from './gdelt.ts'
import { gitHub } from './github.ts'
import { hackerNews } from './hacker-news.ts'
import { marginalia } from './marginalia.ts'
import { wikinews, wikipedia } from './media-wiki.ts'
import { openAlex } from './open-alex.ts'
import { pubMed } from './pubmed.ts'
import type { SearchEngine } from './search-engine.ts'
import { searxng } from './searxng.ts'
import { semanticScholar } from './semantic-scholar.ts'
import { serper } from './serper.ts'
import { stackExchange } from './stack-exchange.ts'
import { tavily } from './tavily.ts'

/** All search engines, in the order of preference. */
export const engineTable: readonly SearchEngine[] = [
  searxng,
  brave,
  tavily,
  exa,
  serper,
  wikipedia,
  wikinews,
  openAlex,
  semanticScholar,
  crossref,
  arxiv,
  europePmc,
  pubMed,
  stackExchange,
  gitHub,
  hackerNews,
  gdelt,
  marginalia,
]
