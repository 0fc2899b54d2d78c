import type { Judged, SetReplies } from './evaluate-set.ts'

/** What somebody has to look at after the replies are renewed. */
export type Renewed = { readonly text: string; readonly remarks: readonly string[] }

/**
 * A page of example replies with the replies of today: under each `### question` stand a line in
 * italics that begins with the model, perhaps what is wrong, and the reply as a quotation. What is
 * wrong was written by a person, so the remarks name every reply that is another now, and every one
 * that is told as good or bad and is not.
 */
export function renewExamples(page: string, replies: readonly SetReplies[]): Renewed {
  const remarks: string[] = []
  let section = ''
  const parts = page.split(/^(?=##+ )/m).map((part) => {
    if (part.startsWith('## ')) section = part
    if (!part.startsWith('### ')) return part
    const { question, model, remark, quotation } = readExample(part)
    const judged = replies
      .find((one) => one.model === model)
      ?.judged.find((one) => one.question.question === question)
    if (judged === undefined) throw new Error(`There is no reply of ${model} to "${question}"`)
    const name = `${model}: ${question}`
    const fresh = quotationOf(judged)
    if (fresh !== quotation) remarks.push(`${name}: the reply is another`)
    if (isGood(judged) !== section.startsWith('## Good'))
      remarks.push(`${name}: the reply is ${isGood(judged) ? 'good' : 'bad'}`)
    return `${[`### ${question}`, `*${factsOf(model, judged)}*`, remark, fresh]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n')}\n\n`
  })
  return { text: `${parts.join('').trimEnd()}\n`, remarks }
}

function readExample(part: string) {
  const [heading = '', facts = '', ...rest] = part.trim().split('\n\n')
  const [model = ''] = facts.replace(/^\*/, '').split(' · ')
  const from = rest.findIndex((paragraph) => paragraph.startsWith('>'))
  return {
    question: heading.slice('### '.length),
    model,
    remark: rest.slice(0, Math.max(0, from)).join('\n\n'),
    quotation: rest.slice(from).join('\n\n'),
  }
}

function factsOf(model: string, { question, reply, words }: Judged): string {
  return [model, question.kind, reply.grounding, `${words} words`].filter(Boolean).join(' · ')
}

function quotationOf({ reply }: Judged): string {
  const lines = (reply.messages.at(-1)?.content ?? '').trim().split('\n')
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
}

/** A question that no document answers has a good reply if none is claimed to be an answer. */
function isGood({ question, score, reply }: Judged): boolean {
  return question.isAnswerable ? score === 1 : reply.grounding === 'nothing'
}
