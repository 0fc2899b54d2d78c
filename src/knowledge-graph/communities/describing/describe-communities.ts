import { hash } from 'node:crypto'
import { entityId } from '../../../index/entity-id.ts'
import { fold } from '../../../language/fold.ts'
import type { FactStore } from '../../../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../../../storage/knowledge-graph/graph-place.ts'
import { type Evidence, evidenceIn } from '../../graph-facts.ts'
import { decoded, type ReadChunk } from '../../read-chunks.ts'
import type { Community } from '../community.ts'
import type { Reading } from '../reading/read-passages.ts'
import type { ReadSentence } from '../reading/sentence-pool.ts'
import type { GatheredCommunity } from '../whole-graph.ts'
import { chooseSummary } from './choose-summary.ts'
import { factsAmong } from './facts-among.ts'
import { titleCommunity } from './title-community.ts'
import { countTerms, weighTerms } from './weigh-terms.ts'
import { writtenTerms } from './written-terms.ts'

const membersMax = 20
const summaryMax = 5
/** Sentences whose passages are read: those of the summary, and more to find facts and the written forms of terms. */
const sentencesReadMax = 12
const termsMax = 8

type Source = { readonly facts: FactStore; readonly place: GraphPlace }

/** Describes communities with the best sentences of their documents. A community without any whole sentence is left out. */
export async function describeCommunities(
  gathered: readonly GatheredCommunity[],
  reading: Reading,
  source: Source,
): Promise<readonly Community[]> {
  const everywhere = countTerms(reading.sentences)
  const communities: Community[] = []
  for (const community of gathered) {
    const terms = weighTerms(community.sentences, everywhere, reading.sentences.length)
    const names = new Map(community.members.map(({ number, weight }) => [number, weight]))
    const docOf = ({ passage }: ReadSentence) => reading.passages[passage]?.docId ?? ''
    const best = chooseSummary(community.sentences, { names, terms }, sentencesReadMax, docOf)
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
    communities.push({
      id: communityId(source.place.id, community),
      ...told,
      nodes: members.length,
      documents: community.documents,
      members: members.slice(0, membersMax),
      summary,
      facts: factsAmong(members, [...passages.values()]),
    })
  }
  return communities
}

/** Makes the title, and picks the terms that are in none of the shown names. */
function titleAndTerms(
  { members }: GatheredCommunity,
  words: readonly string[],
): { readonly title: string; readonly terms: readonly string[] } {
  const shown = members.slice(0, membersMax)
  const ofNames = new Set(shown.flatMap(({ key }) => key.split(' ')))
  const terms = words.filter((word) => !ofNames.has(fold(word)))
  const names = shown.map(({ name }) => name)
  return { title: titleCommunity(names, terms), terms: terms.slice(0, termsMax) }
}

/** The chunks of passages, by passage index, without those of documents deleted meanwhile. */
async function passagesOf(
  sentences: readonly ReadSentence[],
  reading: Reading,
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
): Evidence | undefined {
  const chunk = passages.get(passage)
  const sentence = chunk?.sentences[index]
  return chunk && sentence && evidenceIn(chunk, sentence)
}

/** The id of a community, made from its first member: a node is a member of one community only. */
export function communityId(graphId: string, { members }: GatheredCommunity): string {
  const key = members[0]?.key ?? ''
  return `com_${hash('sha256', `${graphId}\n${key}`, 'base64url').slice(0, 16)}`
}
