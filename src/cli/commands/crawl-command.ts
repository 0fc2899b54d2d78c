import type { Command } from 'commander'
import { cancelCrawl, crawlSite, deleteCrawl, listSites, showCrawl } from '../crawl/crawl-jobs.ts'
import { commaList, wholeNumber } from '../option-values.ts'
import type { RunAction } from '../run.ts'
import { emailOption } from '../with-core.ts'

export function addCrawlCommand(program: Command, run: RunAction): void {
  const command = program
    .command('crawl')
    .description('make documents of the pages of a web site, or bring these up to date')
    .argument('<url>', 'where it begins; pages at or below this path are read')
    .option(...emailOption)
    .option('--graph <name>', 'graph to put them into; by default one named after the site')
    .option('--max-pages <number>', 'how many pages at most', wholeNumber)
    .option('--exclude-paths <paths>', 'read nothing below these: /guide/v1,/guide/v2', commaList)
    .option('--remove-gone', 'delete the documents of pages that are there no longer')
    .option('--detach', 'return at once; a running server does the work')
    .action(run(crawlSite))
    // The parser assigns the address to this command's option even if it follows a subcommand.
    .hook('preAction', (crawl, below) => {
      const { email } = crawl.opts<{ readonly email?: string }>()
      if (email !== undefined) below.setOptionValue('email', email)
    })
  command
    .command('list')
    .description('list crawls, newest first')
    .option(...emailOption)
    .option('--limit <number>', 'how many at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(listSites))
  for (const [name, description, act] of crawlCommands)
    command
      .command(name)
      .description(description)
      .argument('<id>', 'crawl_…')
      .option(...emailOption)
      .action(run(act))
}

const crawlCommands = [
  ['show', 'tell how a crawl is', showCrawl],
  ['cancel', 'end a crawl; what it has added stays', cancelCrawl],
  ['delete', 'delete a crawl that is over; its documents stay', deleteCrawl],
] as const
