/** `WHOLE_TABLE=1 npm run e2e`: every row of every table in every shop and window. */
export const isFullMatrix = process.env.WHOLE_TABLE === '1'

/** Tag of a journey that is the same in both windows: rows take turns, unless the whole table is asked for. */
export const alternatesViewports = (row: number): string[] =>
  isFullMatrix ? [] : [row % 2 === 0 ? '@phone' : '@desktop']
