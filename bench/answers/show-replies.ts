import type { Judged, SetReplies } from './evaluate-set.ts'

/** Replies as somebody would read them, each with what was wanted. */
export function showReplies({ set, model, judged }: SetReplies): string {
  const shown = judged.map((one) => showReply(one))
  return [`# ${set.name}, ${model}`, ...shown].join('\n\n')
}

function showReply({ question, reply, words, score, background }: Judged): string {
  const { wanted, isAnswerable, kind } = question
  const keys = wanted.keys?.map((forms) => forms.join(' | ')) ?? [wanted.answer ?? '']
  const grounding = reply.grounding ?? (reply.citations.length > 0 ? 'cites' : 'cites nothing')
  const isNowhere = background.isFound === false
  return [
    `## ${question.question}`,
    `${[question.id, kind, grounding, `${words} words`].filter(Boolean).join(' · ')}`,
    reply.messages.at(-1)?.content ?? '',
    `${isAnswerable ? `wanted: ${keys.join(' & ')}` : 'no document answers it'}`,
    `${isAnswerable && score === 1 ? '✓' : '✗'}${isNowhere ? ' not in the first 5 passages' : ''}`,
  ].join('\n\n')
}
