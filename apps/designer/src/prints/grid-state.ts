import type { DisplayMoney } from '@passepartout/contracts'
import { createStore, type Store } from '../state/store.ts'

export type PrintFilter = 'all' | 'cut' | 'small' | 'double'

/** Prints that are priced as one group. */
export interface PrintGroupTotal {
  key: string
  /** `15 × 10 cm` */
  format: string
  /** Name of the paper, where it differs from the order's. */
  paper: string | null
  count: number
  each: DisplayMoney
  total: DisplayMoney
  /** Next quantity tier with a lower price per print. */
  next: { from: number; each: string } | null
}

/** State of the print grid; never saved, never undone. */
export interface GridState {
  /** Ids of selected pages. */
  selected: ReadonlySet<string>
  /** Page at which a range selection starts. */
  anchor: string | null
  /** Page that is the tab stop. */
  current: string | null
  filter: PrintFilter
  dense: boolean
  sums: readonly PrintGroupTotal[]
  /** Pages with a duplicate photo, with the earlier page each. */
  twins: ReadonlyMap<string, string>
  /** The options for all prints are open, where there is no room beside the grid. */
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
