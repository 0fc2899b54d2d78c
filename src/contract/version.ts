/** Which contract answers: the date of its last change. Sent with every answer as `Skein-Version`. */
export const contractVersion = '2026-11-20'
