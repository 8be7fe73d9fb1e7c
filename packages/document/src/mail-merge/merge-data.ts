/** The people a card is made for, each with individual text: texts refer to a column as `{First name}`. */
export interface MergeData {
  /** Column names as in the customer's table. */
  columns: string[]
  records: MergeRecord[]
  /** Passages that depend on a column; they are named like columns. */
  wordings: MergeVariant[]
}

export interface MergeRecord {
  id: string
  /** Number of cards for these people. */
  copies: number
  /** By column. */
  values: string[]
}

/** Two or more variants of one passage, such as for guests with and without children. */
export interface MergeVariant {
  id: string
  name: string
  /** Name of the column that decides. */
  column: string
  /** The first case whose `is` equals the value of the column, ignoring case. */
  cases: { is: string; text: string }[]
  otherwise: string
}
