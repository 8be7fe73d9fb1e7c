import type { DisplayMoney } from '@passepartout/contracts'
import { createStore, type Store } from '../state/store.ts'

export type PrintFilter = 'all' | 'cut' | 'small' | 'double'

/** Prints that are priced together. */
export interface PrintGroupTotal {
  key: string
  /** `15 × 10 cm` */
  format: string
  /** Name of a paper other than the order's. */
  paper: string | null
  count: number
  each: DisplayMoney
  total: DisplayMoney
  /** From how many on one costs less. */
  next: { from: number; each: string } | null
}

/** What the grid of prints shows; never saved, never undone. */
export interface GridState {
  /** Ids of pages. */
  selected: ReadonlySet<string>
  /** Where a range begins. */
  anchor: string | null
  /** Page that the Tab key reaches. */
  current: string | null
  filter: PrintFilter
  dense: boolean
  sums: readonly PrintGroupTotal[]
  /** Pages whose photo looks like an earlier one's, with the page they resemble. */
  twins: ReadonlyMap<string, string>
  /** The choices for all prints are open, where they have no place beside the grid. */
  choices: boolean
}

export type GridStore = Store<GridState>

export const createGridStore = (): GridStore =>
  createStore<GridState>({
    selected: new Set(),
    anchor: null,
    current: null,
    filter: 'all',
    dense: true,
    sums: [],
    twins: new Map(),
    choices: false,
  })
