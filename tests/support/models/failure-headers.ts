/** Of a server that has no time now: it wants the request again soon, where a client by itself would wait two seconds. */
export const failureHeaders = { 'retry-after-ms': '20' }
