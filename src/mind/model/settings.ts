/**
 * The settings of the mind that lets a language model write. They were chosen without a model at hand; where a figure
 * says otherwise, it was measured on data.
 */
export const settings = {
  /**
   * What a reply may be: words that the model is asked for, tokens that it gets at most, and its time limit. With
   * `aside` and the searches of the web engine, all of them end within the time limit of the chat, 60 and 180 s.
   */
  reply: {
    snap: { words: 80, tokensMax: 700, timeoutMs: 30_000 },
    ponder: { words: 220, tokensMax: 1_800, timeoutMs: 80_000 },
  },
  /** The evidence that a model is shown, in characters: some 7,000 tokens, which models of 8,000 tokens can read. */
  evidenceCharactersMax: 24_000,
  /** How often a model is asked that says it is given too much: with half of it each time. */
  promptsMax: 4,
  /** How much is shown of a reply that is wished in another way, in characters. */
  toldCharactersMax: 3_000,
  /** One line of evidence is shown up to this length. */
  lineCharactersMax: 1_500,
  /** For taking a follow-up question out of its conversation, and for naming further searches. */
  aside: { tokensMax: 200, timeoutMs: 10_000 },
  /** The last messages that a follow-up question may refer to, and what is shown of each, in characters. */
  earlierMessages: 4,
  earlierCharactersMax: 600,
  /**
   * A message that is rewritten keeps this share of its terms: of "Back to the bridge: how long is it?", one of two.
   */
  rewrittenMin: 0.5,
  /** Lines before a cited one whose names a sentence may use: "She died in 1975" follows who she is. */
  linesBefore: 2,
} as const
