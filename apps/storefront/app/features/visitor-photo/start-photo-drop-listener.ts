import { isStoredPhotoChange, storedPhotoId } from '@passepartout/mockups/own-photo-hint'
import { showProblem } from './show-problem.ts'

const root = document.documentElement
type Code = typeof import('./visitor-photo.ts')
let code: Promise<Code> | undefined
/** Where the code lies that did not come without a connection: browsers may not ask for the same address again. */
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
 * All that a page carries for a visitor's own photo before there is one: a photo that is dragged over, dropped, pasted
 * or chosen fetches the rest, and so does one that this device already keeps.
 */
export function startPhotoDropListener(): void {
  showStoredPhotoIfAny()
  addEventListener('pageshow', event => event.persisted && showStoredPhotoIfAny())
  addEventListener('storage', event => isStoredPhotoChange(event) && showStoredPhotoIfAny())
  // Dragging one of the page's own pictures counts as a file, too.
  for (const type of ['dragstart', 'dragend'])
    addEventListener(type, () => {
      isPageDrag = type === 'dragstart'
    })
  // While the visitor looks for the photo in the browser's dialog.
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && 'photoInput' in target.dataset) void getReady(true)
  })
  for (const type of ['dragover', 'dragleave', 'drop', 'paste', 'change']) addEventListener(type, acceptPhoto)
  // Whoever uses the page may want it next, with or without a connection; what the press was meant for goes first.
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
  // Other fields for files take what is dropped on them by themselves.
  if (isPageDrag || (input && !('photoInput' in input.dataset))) return
  const { dataTransfer, clipboardData, relatedTarget, clientX, clientY } = event as DragEvent & ClipboardEvent
  // Words that bring a picture of themselves, as a spreadsheet's do, belong to the field they are pasted into.
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
  // The same file may be chosen again.
  if (input) input.value = ''
}

function showStoredPhotoIfAny(): void {
  const kept = storedPhotoId()
  const shown = root.dataset.photo
  if (kept === shown) return
  if (kept) root.dataset.photo = kept
  if (!shown) root.dataset.photoComing = ''
  void load()
    .then(photo => photo.showStoredPhoto())
    .finally(() => delete root.dataset.photoComing)
}
