import type { SharePermission } from '@passepartout/contracts'
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
  | 'sheets'
  | 'days'
export type SheetHeight = 'peek' | 'half' | 'full'
export type Popover = 'history' | 'menu' | 'uploads' | null
/** Rooms of which the shop has photos. */
export type RoomName = 'living' | 'hallway' | 'bare'
export type Room = RoomName | 'own'
export type WallColour = 'cream' | 'sage' | 'clay' | 'blue' | 'dark'

export interface Toast {
  id: number
  text: string
  kind?: 'bad'
  action?: { label: string; run: () => void }
}

/** A question displayed in the shop's own dialog. */
export interface Question {
  text: string
  /** Label of the confirming button. */
  yes: string
  /** Initial value of a text field; without it, the dialog has none. */
  field?: string
  run: (answer: string) => void
}

/** View state: never saved with the design, never undone (designer.md 7). */
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
  /** The dialog for importing photos from a phone is open. */
  phone: boolean
  /** The permission that the open dialog for share links proposes; null while it is closed. */
  share: SharePermission | null
  /** The comment that the share dialog displays first. */
  comment: string | null
  /** The dialog for continuing on another device is open. */
  elsewhere: boolean
  /** The dialog for reporting a problem is open. */
  problem: boolean
  /** The names table is open. */
  names: boolean
  /** Index of the displayed recipient of a card, from 0. */
  record: number
  question: Question | null
  /** Key of the check's current finding. */
  finding: string | null
  view: { zoom: number; x: number; y: number }
  room: Room
  colour: WallColour
  warmth: number
  distance: number | null
  compare: boolean
  toasts: readonly Toast[]
  /** Caret or selection in the open text. */
  caret: { id: string; from: number; until: number } | null
  /** Texts ticked in the proof, by their ids. */
  ticked: Readonly<Record<string, string>>
  dragging: boolean
  letters: boolean
  /** The layout picker covers the canvas. */
  layouts: boolean
  /** The themes of a book cover the canvas. */
  themes: boolean
  /** The tray shows only unplaced photos. */
  freeOnly: boolean
  /** The next photo is placed freely on the page, although its design has slots. */
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
    share: null,
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
    themes: false,
    freeOnly: false,
    laysFreely: false,
  })
