import { hash } from 'node:crypto'
import { entityId } from '../../../index/entity-id.ts'
import { fold } from '../../../language/words/fold.ts'
import type { FactStore } from '../../../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../../../storage/knowledge-graph/graph-place.ts'
import { evidenceIn } from '../../graph-facts.ts'
import { decoded, type ReadChunk } from '../../read-chunks.ts'
import type { Community, SummarySentence } from '../community.ts'
import type { GraphReading } from '../reading/read-passages.ts'
import type { ReadSentence } from '../reading/sentence-pool.ts'
import type { GatheredCommunity } from '../whole-graph.ts'
import { chooseSummary } from './choose-summary.ts'
import { factsAmong } from './facts-among.ts'
import { titleCommunity } from './title-community.ts'
import { countTerms, weighTerms } from './weigh-terms.ts'
import { writtenTerms } from './written-terms.ts'

/** What is shown of a community, most telling first: members, sentences, terms and sources. */
const membersMax = 20
const summaryMax = 5
/** Sentences whose passages are read: those of the summary, and more to find facts and the written forms of terms. */
const sentencesReadMax = 12
const termsMax = 8
const sourcesMax = 5
/** So many sentences at the beginning of a document say what it is about. */
const openingMax = 3

type Source = { readonly facts: FactStore; readonly place: GraphPlace }

/**
 * Describes communities with the best sentences of their documents. A community without any whole sentence is left out.
 */
export async function describeCommunities(
  gathered: readonly GatheredCommunity[],
  reading: GraphReading,
  source: Source,
): Promise<readonly Community[]> {
  const everywhere = countTerms(reading.sentences)
  const docIdOf = (passage: number) => reading.passages[passage]?.docId ?? ''
  const docOf = ({ passage }: ReadSentence) => docIdOf(passage)
  const opens = ({ passage, index }: ReadSentence) =>
    index < openingMax && docIdOf(passage) !== docIdOf(passage - 1)
  const communities: Community[] = []
  for (const community of gathered) {
    const terms = weighTerms(community.sentences, everywhere, reading.sentences.length)
    const names = new Map(community.members.map(({ number, weight }) => [number, weight]))
    const placed = {
      docOf,
      opens,
      shareOf: (one: ReadSentence) => community.shares.get(docOf(one)) ?? 0,
    }
    const best = chooseSummary(community.sentences, { names, terms }, sentencesReadMax, placed)
    const passages = await passagesOf(best, reading, source)
    const summary = best.slice(0, summaryMax).flatMap((sentence) => quote(sentence, passages) ?? [])
    if (summary.length === 0) continue
    const texts = Array.from(passages.values(), ({ text }) => text)
    const told = titleAndTerms(community, writtenTerms(terms.keys(), texts))
    const members = community.members.map(({ key, name, weight }) => ({
      id: entityId(source.place.id, key),
      name,
      weight,
    }))
    const sources = mostAbout(community, docOf)
    const documents = await source.facts.documents(sources)
    communities.push({
      id: communityId(source.place.id, community),
      ...told,
      nodes: members.length,
      documents: community.documents,
      weight: [...community.shares.values()].reduce((sum, share) => sum + share ** 2, 0),
      sources: sources.map((docId) => {
        return { docId, title: documents.get(docId)?.title ?? '' }
      }),
      members: members.slice(0, membersMax),
      summary,
      facts: factsAmong(members, [...passages.values()]),
    })
  }
  return communities
}

/** The ids of documents by the number of their sentences about a community, times their share that is about it. */
function mostAbout(
  { sentences, shares }: GatheredCommunity,
  docOf: (sentence: ReadSentence) => string,
): readonly string[] {
  const worth = new Map<string, number>()
  for (const sentence of sentences) {
    const docId = docOf(sentence)
    worth.set(docId, (worth.get(docId) ?? 0) + (shares.get(docId) ?? 0))
  }
  const sorted = [...worth].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return sorted.slice(0, sourcesMax).map(([docId]) => docId)
}

/** Makes the title, and picks the terms that are in none of the shown names. */
function titleAndTerms(
  { members }: GatheredCommunity,
  words: readonly string[],
): Pick<Community, 'title' | 'name' | 'terms'> {
  const shown = members.slice(0, membersMax)
  const ofNames = new Set(shown.flatMap(({ key }) => key.split(' ')))
  const terms = words.filter((word) => !ofNames.has(fold(word)))
  const names = shown.map(({ name }) => name)
  const [title, name] = [titleCommunity(names, terms), titleCommunity(names, [])]
  return { title, name, terms: terms.slice(0, termsMax) }
}

/** The chunks of passages, by passage index, without those of documents deleted meanwhile. */
async function passagesOf(
  sentences: readonly ReadSentence[],
  reading: GraphReading,
  { facts, place }: Source,
): Promise<ReadonlyMap<number, ReadChunk>> {
  const places = [...new Set(sentences.map(({ passage }) => passage))]
  const numberOf = (passage: number) => reading.passages[passage]?.chunk ?? -1
  const chunks = await facts.chunks(place, places.map(numberOf))
  return new Map(
    places.flatMap((passage) => {
      const chunk = chunks.get(numberOf(passage))
      return chunk ? [[passage, decoded(place.id, chunk)] as const] : []
    }),
  )
}

function quote(
  { passage, index }: ReadSentence,
  passages: ReadonlyMap<number, ReadChunk>,
): SummarySentence | undefined {
  const chunk = passages.get(passage)
  const sentence = chunk?.sentences[index]
  return chunk && sentence && { ...evidenceIn(chunk, sentence), chunk: chunk.number }
}

/** The id of a community, made from its first member: a node is a member of one community only. */
export function communityId(graphId: string, { members }: GatheredCommunity): string {
  const key = members[0]?.key ?? ''
  return `com_${hash('sha256', `${graphId}\n${key}`, 'base64url').slice(0, 16)}`
}
