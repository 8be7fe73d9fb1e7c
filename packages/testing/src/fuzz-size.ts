/** How many requests the fuzz test makes: few in the gate, `FUZZ_REQUESTS` for a whole run. */
export const fuzzSize = (usual: number): number => Number(process.env.FUZZ_REQUESTS ?? usual)

/** Another seed makes other requests; the same one makes the same again. */
export const fuzzSeed = (): number => Number(process.env.FUZZ_SEED ?? 20_261_121)
