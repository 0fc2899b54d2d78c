import type { Block } from './block.ts'
import { withAlignedRows } from './layout/aligned-rows.ts'
import { withFormRows } from './layout/form-rows.ts'
import { withHangingTerms } from './layout/lists/hanging-terms.ts'
import { withHelpTexts } from './layout/lists/help-texts.ts'
import { withOptions } from './layout/lists/option-lists.ts'
import { withPlainLists } from './layout/lists/plain-lists.ts'
import { markContents } from './layout/mark-contents.ts'
import { withCommands, withPlainCode } from './layout/plain-code.ts'
import { withSections } from './layout/titles/numbered-sections.ts'
import { withNumberedTitles } from './layout/titles/numbered-titles.ts'
import { withReleaseParts } from './layout/titles/release-parts.ts'
import { withTitlesAlone } from './layout/titles/titles-alone.ts'
import { withTitlesApart } from './layout/titles/titles-apart.ts'
import { withTitlesOfItems } from './layout/titles/titles-of-items.ts'
import { withTitlesOverLists } from './layout/titles/titles-over-lists.ts'
import { withWikiTitles } from './layout/titles/wiki-titles.ts'
import { withTurns } from './layout/turns.ts'
import { markBoilerplate } from './mark-boilerplate.ts'
import { measureLinks } from './measure-links.ts'
import { BlockReader } from './reading/block-reader.ts'
import { TextBudget } from './text-budget.ts'

/**
 * The blocks of a Markdown text, in order and without overlap: the block structure of CommonMark 0.31 with GitHub's
 * tables and footnotes and the directives of site generators, read line by line in linear time. Rows may also be
 * written `cell | cell`, as the parsers of other formats write them. All words are in some block, except those of
 * comments and of link reference definitions.
 */
export function readBlocks(text: string, budget = new TextBudget()): Block[] {
  const read = withCommands(text, new BlockReader(text, 'markdown', budget).read())
  const blocks = withTitlesOfItems(text, withHelpTexts(text, read, budget))
  const judged = markBoilerplate(text, blocks, (block) => measureLinks(text, block))
  const lists = withPlainLists(text, judged, budget)
  const apart = withTitlesApart(text, withFormRows(text, lists, 'strong', budget), budget)
  const overLists = withTitlesOverLists(text, apart, 'strong')
  return withTitlesAlone(text, withReleaseParts(text, overLists), 'strong')
}

/**
 * The blocks of a plain text: paragraphs, lists, quotations, rows, headings and options that its layout shows, and turns
 * of a conversation.
 */
export function readPlainBlocks(text: string, budget = new TextBudget()): Block[] {
  const read = withPlainCode(text, new BlockReader(text, 'plain', budget).read())
  const titled = withWikiTitles(text, read, budget)
  const described = withOptions(text, withHangingTerms(text, titled), budget)
  const sections = withSections(text, markContents(text, described))
  const lists = withPlainLists(text, withTitlesOverLists(text, sections), budget)
  const numbered = withNumberedTitles(text, withAlignedRows(text, lists, budget))
  return withTitlesAlone(text, withTurns(text, numbered))
}
