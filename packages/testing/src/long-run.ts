/** `npm run test:all` includes the long sweeps; `npm test` takes samples of them. */
export const isLongRun = process.env.LONG_TESTS === '1'

/** `npm test` runs the quick tests only, some of them with fewer cases than the full run (docs/testing.md#rules). */
export const isQuickRun = process.env.MAIN_ROAD_ONLY === '1'

/** All rows in a long run, else the representative ones. */
export const sampleUnlessLongRun = <Row>(
  all: readonly Row[],
  stands: (row: Row, index: number) => boolean,
): Row[] => (isLongRun ? [...all] : all.filter(stands))

/** A value by run: `npm run test:all`, the gate before a change lands, `npm test`. */
export const valueByRun = <Value>({ all, gate, short }: Record<'all' | 'gate' | 'short', Value>): Value =>
  isLongRun ? all : isQuickRun ? short : gate
