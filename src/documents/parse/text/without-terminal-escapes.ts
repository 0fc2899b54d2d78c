/**
 * The sequences with which programs colour lines, move the cursor (CSI) and set titles and links (OSC) in a terminal.
 * No part of one can begin another, so that they are found in linear time.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]*(?:\u0007|\u001b\\))/g

/** Removes what only a terminal understands, from a log or the recording of a session. */
export function withoutTerminalEscapes(text: string): string {
  return text.includes('\u001b[') || text.includes('\u001b]') ? text.replace(sequences, '') : text
}
