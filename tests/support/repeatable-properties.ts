import { configureGlobal } from 'fast-check'

const { PROPERTY_SEED: seed = '1' } = process.env

/**
 * Properties are tried with the same random values in every run, so that whether the suite passes depends on the code
 * alone. `PROPERTY_SEED=7 npm test` tries others.
 */
configureGlobal({ seed: Number(seed) })
