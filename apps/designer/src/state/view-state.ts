import { createStore, type Store } from './store.ts'

export type Layout = 'phone' | 'tablet' | 'desk'
export type Tab =
  | 'photo'
  | 'text'
  | 'style'
  | 'frame'
  | 'format'
  | 'material'
  | 'product'
  | 'layout'
  | 'spacing'
export type SheetHeight = 'peek' | 'half' | 'full'
export type Popover = 'history' | 'menu' | 'uploads' | null
/** Rooms the shop has pictures of. */
export type RoomName = 'living' | 'hallway' | 'bare'
export type Room = RoomName | 'own'
export type WallColour = 'cream' | 'sage' | 'clay' | 'blue' | 'dark'

export interface Toast {
  id: number
  text: string
  kind?: 'bad'
  action?: { label: string; run: () => void }
}

/** Asked in a dialog of the shop's own. */
export interface Question {
  text: string
  /** On the button that goes on. */
  yes: string
  /** What a line of text begins with; none is asked for where it is left out. */
  field?: string
  run: (answer: string) => void
}

/** Everything that is not print: never saved with the design, never undone (designer.md 7). */
export interface ViewState {
  layout: Layout
  landscape: boolean
  wide: boolean
  panels: boolean
  keyboard: boolean
  tab: Tab
  sheet: SheetHeight
  openRow: string | null
  popover: Popover
  help: boolean
  /** A phone is asked for photos. */
  phone: boolean
  /** The dialog for links to the design is open. */
  share: boolean
  /** The comment that the dialog of sharing shows first. */
  comment: string | null
  /** The design goes on on another device. */
  elsewhere: boolean
  /** A problem is being reported. */
  problem: boolean
  /** The table of names is open. */
  names: boolean
  /** Which of a card's records is read, from 0. */
  record: number
  question: Question | null
  /** Finding the check points at. */
  finding: string | null
  view: { zoom: number; x: number; y: number }
  room: Room
  colour: WallColour
  warmth: number
  distance: number | null
  compare: boolean
  toasts: readonly Toast[]
  /** Where the caret of the open text stands, or what is marked in it. */
  caret: { id: string; from: number; until: number } | null
  /** Words that were ticked while proof-reading, by the id of their text. */
  ticked: Readonly<Record<string, string>>
  dragging: boolean
  letters: boolean
  /** The choice of layouts takes the canvas. */
  layouts: boolean
  /** The tray shows only photos that lie nowhere. */
  freeOnly: boolean
  /** The next photo lies freely on the page, though its design has places. */
  laysFreely: boolean
}

export type ViewStore = Store<ViewState>

export const createViewStore = (): ViewStore =>
  createStore<ViewState>({
    layout: 'desk',
    landscape: false,
    wide: false,
    panels: true,
    keyboard: false,
    tab: 'photo',
    sheet: 'peek',
    openRow: null,
    popover: null,
    help: false,
    phone: false,
    share: false,
    comment: null,
    elsewhere: false,
    problem: false,
    names: false,
    record: 0,
    question: null,
    finding: null,
    view: { zoom: 1, x: 0, y: 0 },
    room: 'living',
    colour: 'cream',
    warmth: 0.5,
    distance: null,
    compare: false,
    toasts: [],
    caret: null,
    ticked: {},
    dragging: false,
    letters: true,
    layouts: false,
    freeOnly: false,
    laysFreely: false,
  })
