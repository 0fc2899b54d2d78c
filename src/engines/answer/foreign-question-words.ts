import type { AnswerType } from './question-kind.ts'

/** The same in German, French, Spanish, Italian, Portuguese, Dutch, Russian, Chinese, Japanese. */
export function foreignAnswerType(question: string): AnswerType | undefined {
  const lower = question.toLowerCase()
  return questionWords.find(([pattern]) => pattern.test(lower))?.[1]
}

/**
 * A Chinese or Japanese question with spaces for the words by which it asks: unspaced, they would
 * make pairs of characters that no answer has. Offsets stay.
 */
export function withoutQuestionWords(question: string): string {
  return question.replace(unspacedQuestionWords, ({ length }) => ' '.repeat(length))
}

const unspacedQuestionWords =
  /什么时候|在?哪里|在?哪儿|是?什么|是?谁|是?誰|何时|为什么|多少|几个|怎么|吗|呢|ですか|どこ|だれ|いつ|いくつ|なぜ|なに|何/gu

const questionWords: readonly (readonly [RegExp, AnswerType])[] = [
  [
    /(?:^|[\s¿])(?:wie ?viele?|combien|cu[aá]nt[oa]s?|quant[ieao]s?|hoeveel|сколько)(?=\s)|多少|几个|いくつ/,
    { kind: 'how-many', sought: 'number' },
  ],
  [
    /(?:^|[\s¿])(?:wann|welche[ms] jahr|quand|quelle année|cu[aá]ndo|qu[eé] año|quando|quale anno|wanneer|когда|каком году)(?=\s)|什么时候|何时|いつ/,
    { kind: 'when', sought: 'date' },
  ],
  [
    /(?:^|[\s¿])(?:wer|wem|wen|qui|qui[eé]n(?:es)?|chi|quem|кто)(?=\s)|谁|誰|だれ/,
    { kind: 'who', sought: 'person' },
  ],
  [
    /(?:^|[\s¿])(?:wo|woher|wohin|welche[rmns]? (?:stadt|land|ort|dorf|insel)|où|quelle ville|quel pays|d[oó]nde|qu[eé] (?:ciudad|país|pueblo)|dove|quale (?:città|paese)|onde|waar|где|каком городе|какой стране)(?=\s)|哪里|哪儿|どこ/,
    { kind: 'where', sought: 'place' },
  ],
  [
    /(?:^|[\s¿])(?:warum|pourquoi|por ?qu[eé]|perch[eé]|waarom|почему)(?=\s)|为什么|なぜ/,
    { kind: 'why', sought: 'anything' },
  ],
]
