import { isStoredPhotoChange, storedPhotoId } from '@passepartout/mockups/own-photo-hint'
import { showProblem } from './show-problem.ts'

const root = document.documentElement
type Code = typeof import('./visitor-photo.ts')
let code: Promise<Code> | undefined
/** Address of the code that failed to load without a connection: browsers may not request the same address again. */
let missed: string | undefined

const load = () => (code ??= fetchCode())

async function fetchCode(): Promise<Code> {
  try {
    return await (missed
      ? import(/* @vite-ignore */ `${missed}?again=${Date.now()}`)
      : import('./visitor-photo.ts'))
  } catch (error) {
    code = undefined
    missed = /https?:[^\s?]+\.js/.exec(String(error))?.[0] ?? missed
    throw error
  }
}

const AFTER_A_PRESS_MS = 500
let isPageDrag = false

/**
 * The only part of the visitor photo that every page loads: a photo that is dragged over, dropped, pasted or chosen
 * loads the rest, and so does one that is stored on this device.
 */
export function startPhotoDropListener(): void {
  showStoredPhotoIfAny()
  addEventListener('pageshow', event => event.persisted && showStoredPhotoIfAny())
  addEventListener('storage', event => isStoredPhotoChange(event) && showStoredPhotoIfAny())
  // Dragging one of the page's own images counts as a file, too.
  for (const type of ['dragstart', 'dragend'])
    addEventListener(type, () => {
      isPageDrag = type === 'dragstart'
    })
  // Loads the code while the visitor looks for the photo in the browser's dialog.
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && 'photoInput' in target.dataset) void getReady(true)
  })
  for (const type of ['dragover', 'dragleave', 'drop', 'paste', 'change']) addEventListener(type, acceptPhoto)
  // A visitor who uses the page may want it next, with or without a connection; the effect of the press comes first.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(getReady, AFTER_A_PRESS_MS, false), { once: true, passive: true })
}

const getReady = (isSoon = false) =>
  load().then(
    photo => photo.warmUp(isSoon),
    () => undefined,
  )

function acceptPhoto(event: Event): void {
  const { type, target } = event
  const input = target instanceof HTMLInputElement && target.type === 'file' ? target : undefined
  // Other file inputs handle files dropped on them themselves.
  if (isPageDrag || (input && !('photoInput' in input.dataset))) return
  const { dataTransfer, clipboardData, relatedTarget, clientX, clientY } = event as DragEvent & ClipboardEvent
  // A pasted text may contain an image of itself, as from a spreadsheet; it belongs to the field it is pasted into.
  const isForField = target instanceof Element && target.matches('input, textarea')
  if (isForField && clipboardData?.types.includes('text/plain')) return
  const data = dataTransfer ?? clipboardData
  const files = type === 'change' ? input?.files : data?.types.includes('Files') && data.files
  if (!files) return

  if (data) event.preventDefault()
  root.toggleAttribute('data-photo-drag', type === 'dragover' || (type === 'dragleave' && !!relatedTarget))
  const file = type.startsWith('drag') ? undefined : files[0]
  void load()
    .then(photo =>
      file ? photo.applyVisitorPhoto(file, input ?? { x: clientX, y: clientY }) : photo.warmUp(true),
    )
    .catch(() => file && showProblem('offline'))
  // So that the same file can be chosen again.
  if (input) input.value = ''
}

function showStoredPhotoIfAny(): void {
  const storedId = storedPhotoId()
  const shown = root.dataset.photo
  if (storedId === shown) return
  if (storedId) root.dataset.photo = storedId
  if (!shown) root.dataset.photoComing = ''
  void load()
    .then(photo => photo.showStoredPhoto())
    .finally(() => delete root.dataset.photoComing)
}
