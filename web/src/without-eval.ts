import { config } from 'zod'

// Keeps zod from compiling schemas: the page's policy forbids `eval`, and browsers report each attempt. Must be
// imported before the contract.
config({ jitless: true })
