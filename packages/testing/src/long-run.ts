/** `npm run test:all` asks for the long sweeps too; `npm test` takes samples of them. */
export const isLongRun = process.env.LONG_TESTS === '1'

/** All of a table in a long run, else the rows that stand for the others. */
export const allOr = <Row>(all: readonly Row[], stands: (row: Row, index: number) => boolean): Row[] =>
  isLongRun ? [...all] : all.filter(stands)
