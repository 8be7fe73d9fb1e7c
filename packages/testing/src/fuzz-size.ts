/** Number of requests of the fuzz test: few in the gate, `FUZZ_REQUESTS` in a full run. */
export const fuzzSize = (usual: number): number => Number(process.env.FUZZ_REQUESTS ?? usual)

/** Seed of the fuzz test, which determines its requests. */
export const fuzzSeed = (): number => Number(process.env.FUZZ_SEED ?? 20_261_121)
