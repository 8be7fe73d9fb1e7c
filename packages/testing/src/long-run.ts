/** `npm run test:all` asks for the long sweeps too; `npm test` takes samples of them. */
export const isLongRun = process.env.LONG_TESTS === '1'

/** `npm test` runs the quick tests only, some of them with fewer cases than the full run (docs/testing.md#rules). */
export const isQuickRun = process.env.MAIN_ROAD_ONLY === '1'

/** All of a table in a long run, else the rows that stand for the others. */
export const sampleUnlessLongRun = <Row>(
  all: readonly Row[],
  stands: (row: Row, index: number) => boolean,
): Row[] => (isLongRun ? [...all] : all.filter(stands))

/** How much of something each command asks for: `npm run test:all`, what a change needs to land, `npm test`. */
export const valueByRun = <Value>({ all, gate, short }: Record<'all' | 'gate' | 'short', Value>): Value =>
  isLongRun ? all : isQuickRun ? short : gate
