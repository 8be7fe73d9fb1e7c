/** `WHOLE_TABLE=1 npm run e2e`: every row of every table in every shop and window. */
export const isFullMatrix = process.env.WHOLE_TABLE === '1'

/** Tag of a test that is equal in both windows: rows alternate between them, except in the full matrix. */
export const alternatesViewports = (row: number): string[] =>
  isFullMatrix ? [] : [row % 2 === 0 ? '@phone' : '@desktop']
