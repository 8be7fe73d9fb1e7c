import type { Document } from '@passepartout/document'
import type { WallArtAppearance } from '@passepartout/domain'
import { type Locale, localeFacts } from '@passepartout/domain'
import type { Point, Quad } from '@passepartout/mockups'
import { createStore as createDatabase, del, get, set } from 'idb-keyval'
import { createStore } from '../../state/store.ts'

/** A finished product that stays on the wall while others are designed; frozen when it was added. */
export interface WallItem {
  id: string
  title: string
  document: Document
  look: WallArtAppearance
  outer: { widthMm: number; heightMm: number }
  /** Centre, in mm to the right of and below the sheet's upper left corner. */
  centre: Point
}

/** A photo of the visitor's wall and the items on it. Stored on this device only, never sent. */
export interface RoomPhoto {
  photo: Blob
  width: number
  height: number
  /** Corners of the sheet in pixels of the photo, clockwise from the upper left. */
  corners: Quad
  /** The sheet is in landscape. */
  lies: boolean
  /** Centre of the current product, in mm from the sheet's upper left corner. */
  centre: Point
  others: readonly WallItem[]
}

export interface RoomPhotoState {
  /** `undefined` until it is loaded from the device. */
  wall: RoomPhoto | null | undefined
  /** Object URL of the photo. */
  url: string | null
  /** The corners of the sheet are being set: after detection, or by hand. */
  setting: 'found' | 'by-hand' | null
  problem: 'unreadable' | 'not-kept' | null
}

/** Common household paper, upright, in mm (ISO 216; ANSI A). */
const SHEETS = { A4: [210, 297], Letter: [215.9, 279.4] } as const

/** Paper size of a locale: US Letter where lengths are in inches. */
export const paperOf = (locale: Locale): keyof typeof SHEETS =>
  localeFacts(locale).unit === 'in' ? 'Letter' : 'A4'

/** Width and height of the sheet as it hangs, in mm. */
export function sheetSize(paper: keyof typeof SHEETS, lies: boolean): readonly [number, number] {
  const [short, long] = SHEETS[paper]
  return lies ? [long, short] : [short, long]
}

export const MAX_WALL_ITEMS = 12

const KEY = 'wall'

/** Store of the room photo; nothing is loaded before it is displayed. */
export function createRoomPhotoStore() {
  const state = createStore<RoomPhotoState>({ wall: undefined, url: null, setting: null, problem: null })
  let opened: ReturnType<typeof createDatabase> | undefined
  const database = () => {
    opened ??= createDatabase('passepartout-own-wall', 'wall')
    return opened
  }

  const show = (wall: RoomPhoto | null) => {
    const { wall: before, url } = state.get()
    if (before?.photo === wall?.photo) return state.set({ wall })
    if (url) URL.revokeObjectURL(url)
    state.set({ wall, url: wall && URL.createObjectURL(wall.photo) })
  }

  async function keep(wall: RoomPhoto): Promise<void> {
    show(wall)
    try {
      await set(KEY, wall, database())
    } catch {
      state.set({ problem: 'not-kept' })
    }
  }

  let later: ReturnType<typeof setTimeout> | undefined
  return {
    ...state,

    /** Shows the stored wall; `opened` brings what was stored before to today's form. */
    async read(opened: (stored: RoomPhoto) => RoomPhoto): Promise<void> {
      if (state.get().wall !== undefined) return
      const stored = await get<RoomPhoto>(KEY, database()).catch(() => undefined)
      if (state.get().wall === undefined) show(stored ? opened(stored) : null)
    },

    take(wall: RoomPhoto, found: boolean): Promise<void> {
      state.set({ setting: found ? 'found' : 'by-hand', problem: null })
      return keep(wall)
    },

    /** Displays a change at once; saves a drag after a pause. */
    change(part: Partial<RoomPhoto>): void {
      const { wall } = state.get()
      if (!wall) return
      const next = { ...wall, ...part }
      show(next)
      clearTimeout(later)
      later = setTimeout(() => void keep(next), 250)
    },

    async forget(): Promise<void> {
      clearTimeout(later)
      show(null)
      state.set({ setting: null, problem: null })
      await del(KEY, database()).catch(() => undefined)
    },
  }
}

export type RoomPhotoStore = ReturnType<typeof createRoomPhotoStore>
