import type { ChangeData } from '../change-words.ts'

export const englishChanges: ChangeData = {
  asks: {
    differ:
      "what changed, what has changed, what have changed, what's changed, what was changed, what were the changes, what are the changes, what changes were made, what changes are there, what changes, which changes, list the changes, list all changes, please list the changes, show me the changes, tell me the changes, summarize the changes, what has been changed, what was fixed, what has been fixed, what is different, what's different, what are the differences, what is the difference, what's the difference, what differs, where do … differ, where do … disagree, how do … differ, how does … differ, how did … change, how has … changed, how have … changed, how was … changed, how is … different, how are … different, how do … compare, how does … compare, in what way do … differ, what does … change, what did … change, what do … disagree on, compare, please compare, can you compare, comparison of, comparison between, differences between, difference between, is there a difference, is there any difference, are there differences, are there any differences, are there any changes, are there contradictions, were there any changes, where do … contradict each other, do … contradict each other, do … disagree, … did that change, … has that changed",
    news: "what is new, what's new, what was new, whats new, anything new, is there anything new, news in",
    added:
      'which … are new, which … is new, which … were added, which … was added, which … has been added, which … have been added, what was added, what has been added, what were added, was anything added',
    removed:
      'which … are gone, which … is gone, which … were removed, which … was removed, which … has been removed, which … have been removed, which … were dropped, which … was dropped, which … no longer apply, which … are missing, what was removed, what has been removed, what was dropped, what has been dropped, what was deleted, what is gone, what is no longer, what is missing, what was left out, was anything removed',
  },
  whether: [
    {
      openings: 'has, have, is, are, was, were',
      verbs:
        'changed, been changed, different, gone up, gone down, risen, fallen, increased, been increased, decreased, been raised, been reduced, been lowered, become more expensive, got more expensive, more expensive now, more expensive than, become cheaper, got cheaper, cheaper now, cheaper than, been extended, been shortened, been modified, been updated, been amended',
    },
    {
      openings: 'did, does, do',
      verbs:
        'change, differ, go up, go down, rise, fall, increase, decrease, get more expensive, become more expensive, get cheaper, become cheaper',
    },
  ],
  sources:
    'document, documents, text, texts, file, files, version, versions, edition, editions, issue, issues, revision, revisions, release, both, two, each other, one, other, old, older, new, newer, newest, latest, last, previous, year, now, since, compared, comparison, between, from, anything, something, everything, rules, rule, clause, clauses, section, sections, period, amount, number, length, level, limit, deadline, date, time, part, parts, article, articles, value, values, price, prices, cost, costs, rate, rates, policy, offer, offers, contents, regulation, regulations, please, differ, difference, differences, disagree, change, changed, changes, amendment, amendments, regarding, concerning, terms of, when it comes to',
  versions: 'version, v, ver, rev, revision, edition, release, issue, draft, no, number',
  latest: 'latest, newest, most recent, current, last',
  since:
    'compared to, compared with, in comparison to, in comparison with, as against, than, versus, from the one of',
  drafts: 'draft, preliminary, provisional',
  amendments: 'amendment, addendum, supplement, rider, supplementary agreement',
  duties: 'shall, must, need, needs',
  standing: {
    replaces:
      'replaces, replace, supersedes, supersede, no longer valid, no longer apply, no longer applies, instead of, now, new rates, new prices',
    older: 'Older',
    later: 'Later',
    draft: 'Draft',
    otherwise: 'Otherwise',
  },
  replies: {
    same: 'No difference:',
    sameSections: '… of … sections says the same. / … of … sections say the same.',
    onlyIn: 'Only in …:',
    noSecond: 'There is no second version among the documents, only …',
    noSuch: 'Among the documents there is no such version, but …',
  },
}
