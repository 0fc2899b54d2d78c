const citationMark = /\[\d+\]/g

/**
 * Whether a reply says one of the answers, as whole words. Case, punctuation, articles and diacritics do not count.
 * Source of the normalisation: the evaluation script of SQuAD 2.0.
 */
export function containsAnswer(reply: string, answers: readonly string[]): boolean {
  const said = ` ${normalise(reply.replaceAll(citationMark, ' '))} `
  return answers.some((answer) => said.includes(` ${normalise(answer)} `))
}

function normalise(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\b(?:a|an|the)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
