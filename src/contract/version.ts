/** The version of the contract: the date of its last change. Every answer has it as `Skein-Version`. */
export const contractVersion = '2026-11-22'
