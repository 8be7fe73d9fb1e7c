import { type Asset, type Crop, createFrameDocument, type Document, findSlot } from '@passepartout/document'
import { createEditor, type Editor, type EditorOptions } from '../create-editor.ts'
import type { Announcement, Commit, UiIntent } from '../events.ts'
import type { Handle } from '../gestures/crop-handle-gesture.ts'
import type { KeyPress, KeyWhere } from '../keyboard/handle-key.ts'
import { createPointerTool, type GestureOwner, type PagePointer } from '../pointer/pointer-tool.ts'
import { createManualClock } from './manual-clock.ts'

/**
 * An editor without a screen: pointers, wheel and keys in mm of the page, a manual clock, and a record of all events.
 */
export interface TestEditor {
  editor: Editor
  announcements: Announcement[]
  commits: Commit[]
  intents: UiIntent[]
  document(): Document
  /** The current crop: the gesture's while one is in progress. */
  crop(slotId?: string): Crop
  /** Advances the clock, by default 1 second: pauses end, announcements are emitted. */
  wait(ms?: number): void
  down(x: number, y: number, pointer?: PointerOptions): GestureOwner
  move(x: number, y: number, pointer?: PointerOptions): void
  up(x: number, y: number, pointer?: PointerOptions): void
  click(x: number, y: number, pointer?: PointerOptions): void
  drag(from: [number, number], to: [number, number], pointer?: PointerOptions): void
  /** Long press at the current position. */
  hold(): boolean
  /** The browser cancels the pointer. */
  cancel(): void
  wheel(x: number, y: number, deltaY: number): boolean
  /** `press('Shift+ArrowLeft')`, `press('Mod+z')`; the canvas has focus by default. */
  press(chord: string, where?: Partial<KeyWhere>): boolean
}

export type PointerOptions = Partial<Omit<PagePointer, 'at'>> & { handle?: Handle }

/** A page of 600 x 400 mm with 3 mm bleed, one photo slot `photo-1`, one screen pixel per millimetre. */
export function createTestEditor(options: Partial<EditorOptions> & { pxPerMm?: number } = {}): TestEditor {
  const clock = createManualClock()
  const { pxPerMm = 1, ...rest } = options
  const editor = createEditor({
    document: createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Dünen' }),
    configuration: { formatType: '600x400' },
    schedule: clock.schedule,
    now: clock.now,
    ...rest,
  })
  const tool = createPointerTool(editor, () => pxPerMm)
  const announcements: Announcement[] = []
  const commits: Commit[] = []
  const intents: UiIntent[] = []
  editor.onAnnounce(announcement => announcements.push(announcement))
  editor.onCommit(commit => commits.push(commit))
  editor.onIntent(intent => intents.push(intent))

  const pointer = (x: number, y: number, more: PointerOptions = {}): PagePointer => ({
    id: 1,
    type: 'mouse',
    ...more,
    at: { x, y },
  })
  const test: TestEditor = {
    editor,
    announcements,
    commits,
    intents,
    document: () => editor.getSnapshot().document,
    crop(slotId = 'photo-1') {
      const { document, gesture } = editor.getSnapshot()
      const crop = gesture?.slotId === slotId ? gesture.crop : findSlot(document, slotId)?.slot.photo?.crop
      if (!crop) throw new Error(`No photo in ${slotId}`)
      return crop
    },
    wait: (ms = 1000) => clock.advance(ms),
    down: (x, y, more) => tool.down(pointer(x, y, more)),
    move: (x, y, more) => tool.move(pointer(x, y, more)),
    up: (x, y, more) => tool.up(pointer(x, y, more)),
    click(x, y, more) {
      test.down(x, y, more)
      test.up(x, y, more)
    },
    drag([x, y], [toX, toY], more) {
      test.down(x, y, more)
      test.move((x + toX) / 2, (y + toY) / 2, more)
      test.move(toX, toY, more)
      test.up(toX, toY, more)
    },
    hold: () => tool.hold(),
    cancel: () => tool.cancel(),
    wheel: (x, y, deltaY) => tool.wheel({ at: { x, y }, deltaY }),
    press: (chord, where) =>
      editor.handleKey(parseChord(chord, where?.platform), { focus: 'canvas', platform: 'other', ...where }),
  }
  return test
}

/** A photo of 24 megapixels in the aspect ratio 3 : 2. */
export const testPhoto = (id: string, more: Partial<Asset> = {}): Asset => ({
  id,
  name: `${id}.jpg`,
  width: 6000,
  height: 4000,
  source: 'upload',
  notices: [],
  ...more,
})

function parseChord(chord: string, platform: KeyWhere['platform'] = 'other'): KeyPress {
  const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+')
  const key = parts.at(-1) === 'Plus' ? '+' : (parts.at(-1) ?? '')
  const held = new Set(parts.slice(0, -1))
  const mod = held.has('Mod')
  return {
    key,
    ctrlKey: mod && platform === 'other',
    metaKey: mod && platform === 'mac',
    shiftKey: held.has('Shift'),
    altKey: held.has('Alt'),
  }
}
