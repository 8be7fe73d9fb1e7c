import type { EditorWithoutKeys } from '../editor-without-keys.ts'
import type { UiIntent } from '../events.ts'
import type { KeyCommand } from './keymap.ts'

type Emit = (intent: UiIntent) => void
type Run = (editor: EditorWithoutKeys, emit: Emit, amount: number) => boolean

/** Implementation of each key command; true when the key was handled. */
export const KEY_COMMANDS: Record<KeyCommand, Run> = {
  'focus-element': () => false,
  'cycle-zone': () => false,
  accept: editor => {
    editor.session.acceptCrop()
    return true
  },
  open: (editor, emit) => {
    const slotId = target(editor)
    if (slotId === null) return false
    const { swapping } = editor.getSnapshot().session
    if (swapping) return done(swapAtTarget(editor, swapping.slotId, slotId))
    if (editor.session.openText(slotId)) return true
    if (!editor.session.openCrop(slotId)) emit({ type: 'open-tray', slotId })
    return true
  },
  back: editor => editor.session.back(),
  'pan-left': (editor, _emit, mm) => pan(editor, -mm, 0),
  'pan-right': (editor, _emit, mm) => pan(editor, mm, 0),
  'pan-up': (editor, _emit, mm) => pan(editor, 0, -mm),
  'pan-down': (editor, _emit, mm) => pan(editor, 0, mm),
  'zoom-in': (editor, _emit, percent) => zoom(editor, percent),
  'zoom-out': (editor, _emit, percent) => zoom(editor, -percent),
  'tilt-left': (editor, _emit, degrees) => onTarget(editor, id => editor.commands.tiltBy(id, -degrees)),
  'tilt-right': (editor, _emit, degrees) => onTarget(editor, id => editor.commands.tiltBy(id, degrees)),
  turn: (editor, _emit, turns) => onTarget(editor, id => editor.commands.quarterTurn(id, turns)),
  mirror: editor => onTarget(editor, id => editor.commands.mirror(id)),
  whole: editor => onTarget(editor, id => editor.commands.toggleWhole(id)),
  tray: (editor, emit) => onTarget(editor, slotId => emit({ type: 'open-tray', slotId })),
  'take-out': editor => onTarget(editor, id => editor.commands.takeOut(id)),
  'take-out-all': editor => done(editor.commands.takeOutAll(editor.getSnapshot().session.selection)),
  swap: editor => onTarget(editor, id => editor.session.startSwap(id)),
  pin: editor => done(editor.commands.togglePinned(editor.getSnapshot().session.selection)),
  shuffle: (_editor, emit) => done(emit({ type: 'shuffle' })),
  layouts: (_editor, emit) => done(emit({ type: 'layouts' })),
  'select-page': editor => {
    const { document, session } = editor.getSnapshot()
    const page = document.pages.find(({ id }) => id === session.pageId)
    const slots = page?.elements.filter(({ type }) => type === 'photo') ?? []
    return done(editor.session.select(slots.map(({ id }) => id)))
  },
  undo: editor => done(editor.history.undo()),
  redo: editor => done(editor.history.redo()),
  'toggle-see': editor =>
    done(editor.session.setMode(editor.getSnapshot().session.mode === 'see' ? 'edit' : 'see')),
  'next-finding': (_editor, emit, step) => done(emit({ type: 'next-finding', step: step > 0 ? 1 : -1 })),
  'next-page': editor => editor.session.turnPage(1),
  'previous-page': editor => editor.session.turnPage(-1),
  help: (_editor, emit) => done(emit({ type: 'help' })),
  panels: (_editor, emit) => done(emit({ type: 'toggle-panels' })),
  'view-in': (_editor, emit) => done(emit({ type: 'view-zoom', to: 'in' })),
  'view-out': (_editor, emit) => done(emit({ type: 'view-zoom', to: 'out' })),
  'view-fit': (_editor, emit) => done(emit({ type: 'view-zoom', to: 'fit' })),
  'view-left': (editor, emit, step) => viewPan(editor, emit, -step, 0),
  'view-right': (editor, emit, step) => viewPan(editor, emit, step, 0),
  'view-up': (editor, emit, step) => viewPan(editor, emit, 0, -step),
  'view-down': (editor, emit, step) => viewPan(editor, emit, 0, step),
}

/** Ends a swap at a slot; at the photo's own slot nothing changes. */
export function swapAtTarget(editor: EditorWithoutKeys, slotId: string, otherId: string): boolean {
  editor.session.endSwap()
  if (slotId === otherId) return false
  const changed = editor.commands.swapPhotos(slotId, otherId)
  editor.session.select([otherId])
  return changed
}

// Keys without effect count as handled too: they must not scroll or navigate back.
const done = (_result: unknown) => true

function target(editor: EditorWithoutKeys): string | null {
  const { open, selection } = editor.getSnapshot().session
  return open?.slotId ?? selection[0] ?? null
}

function onTarget(editor: EditorWithoutKeys, run: (slotId: string) => unknown): boolean {
  const slotId = target(editor)
  return slotId !== null && done(run(slotId))
}

const pan = (editor: EditorWithoutKeys, x: number, y: number) =>
  onTarget(editor, id => editor.commands.panCrop(id, { x, y }))

/** Zoom in whole percent of the zoom that fills the slot. */
const zoom = (editor: EditorWithoutKeys, percent: number) =>
  onTarget(editor, id => {
    const photo = editor.photo(id)
    if (!photo) return
    if (photo.crop.fit === 'contain') editor.commands.zoomCrop(id, 1 + percent / 100)
    else editor.commands.setZoom(id, Math.round(photo.crop.zoom * 100 + percent) / 100)
  })

function viewPan(editor: EditorWithoutKeys, emit: Emit, x: number, y: number): boolean {
  if (editor.getSnapshot().session.selection.length > 0) return false
  emit({ type: 'view-pan', x, y })
  return true
}
