import { config } from 'zod'

// Schemas are not compiled: the policy of the page forbids `eval`, and a browser tells of each attempt. Before the
// contract.
config({ jitless: true })
