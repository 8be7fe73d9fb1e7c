import './large-view.css'

export interface LargeViewTexts {
  title: string
  close: string
  previous: string
  next: string
}

const MOST_ZOOM = 4
const STEP = 1.3
/** Zoom after a press on the image. */
const PRESSED_ZOOM = 2.5

/**
 * Displays the images of a gallery in the whole window, starting with one of them. A swipe, the arrow keys and buttons
 * turn to the next; wheel, two fingers, `+`, `-` and `0` and a press zoom; Esc closes.
 */
export function openLargeView(views: HTMLElement, first: number, words: LargeViewTexts): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'large-view'
  dialog.setAttribute('aria-label', words.title)
  const row = rowOf(views)
  const previous = tool('large-previous', words.previous, '\u2039')
  const next = tool('large-next', words.next, '\u203a')
  const close = tool('large-close', words.close, '\u00d7')
  dialog.append(row, previous, next, close)
  document.body.append(dialog)
  dialog.showModal()

  let zoom = 1
  let shown = first
  const place = () => row.children[shown] as HTMLElement
  const turn = (to: number, behavior: ScrollBehavior) => {
    enlarge(1)
    shown = Math.max(0, Math.min(row.children.length - 1, to))
    row.scrollTo({ left: shown * row.clientWidth, behavior })
    showPosition()
  }
  const showPosition = () => {
    previous.disabled = shown === 0
    next.disabled = shown === row.children.length - 1
  }
  /** Zooms around a fixed point of the window, by default its centre. */
  function enlarge(to: number, at: { x: number; y: number } = middleOf(row)): void {
    const wanted = Math.min(MOST_ZOOM, Math.max(1, to))
    const stage = place().querySelector<HTMLElement>('.large-stage')
    if (!stage || wanted === zoom) return
    const before = stage.getBoundingClientRect()
    const share = { x: (at.x - before.left) / before.width, y: (at.y - before.top) / before.height }
    zoom = wanted
    stage.style.setProperty('--zoom', String(zoom))
    row.toggleAttribute('data-zoomed', zoom > 1)
    const after = stage.getBoundingClientRect()
    place().scrollBy(after.left + share.x * after.width - at.x, after.top + share.y * after.height - at.y)
  }

  const smooth = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => turn(shown - 1, smooth))
  next.addEventListener('click', () => turn(shown + 1, smooth))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('keydown', event => {
    const keys: Record<string, () => void> = {
      '+': () => enlarge(zoom * STEP),
      '-': () => enlarge(zoom / STEP),
      0: () => enlarge(1),
      ...(zoom === 1
        ? { ArrowLeft: () => turn(shown - 1, smooth), ArrowRight: () => turn(shown + 1, smooth) }
        : {}),
    }
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return
    event.preventDefault()
    keys[event.key]?.()
  })
  row.addEventListener('wheel', event => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey) return
    event.preventDefault()
    enlarge(zoom * 1.0015 ** -event.deltaY, { x: event.clientX, y: event.clientY })
  })
  row.addEventListener('click', event => {
    if (!(event.target as Element).closest('.large-stage')) return
    enlarge(zoom > 1 ? 1 : PRESSED_ZOOM, { x: event.clientX, y: event.clientY })
  })
  row.addEventListener(
    'scroll',
    () => {
      if (zoom > 1) return
      shown = Math.round(row.scrollLeft / row.clientWidth)
      showPosition()
    },
    { passive: true },
  )
  pinch(row, {
    zoom: () => zoom,
    enlarge,
  })
  turn(first, 'instant')
  return dialog
}

/** The same images, each on a zoomable stage of its own, sharp enough for the window. */
function rowOf(views: HTMLElement): HTMLElement {
  const row = document.createElement('ul')
  row.className = 'large-row'
  row.tabIndex = 0
  const { width, height } = views.getBoundingClientRect()
  row.style.setProperty('--ratio', String(width / height))
  for (const view of views.children) {
    const item = document.createElement('li')
    const stage = document.createElement('div')
    stage.className = 'large-stage'
    stage.append(...view.cloneNode(true).childNodes)
    for (const control of stage.querySelectorAll('button, fieldset, form, [data-controls]')) control.remove()
    for (const named of stage.querySelectorAll('[id]')) named.removeAttribute('id')
    for (const image of stage.querySelectorAll('img')) image.sizes = '150vw'
    item.append(stage)
    row.append(item)
  }
  return row
}

function tool(name: string, words: string, sign: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `large-tool ${name}`
  button.setAttribute('aria-label', words)
  button.textContent = sign
  return button
}

const middleOf = (row: HTMLElement) => ({ x: row.clientWidth / 2, y: row.clientHeight / 2 })

interface Zooming {
  zoom: () => number
  enlarge: (to: number, at: { x: number; y: number }) => void
}

/** Pinch zoom around the midpoint of two fingers. */
function pinch(row: HTMLElement, { zoom, enlarge }: Zooming): void {
  let began: { distance: number; zoom: number } | undefined
  const measure = ([one, other]: TouchList) =>
    one &&
    other && {
      distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      at: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    }
  row.addEventListener('touchstart', ({ touches }) => {
    const fingers = measure(touches)
    began = fingers && { distance: fingers.distance, zoom: zoom() }
  })
  row.addEventListener(
    'touchmove',
    event => {
      const fingers = measure(event.touches)
      if (!began || !fingers) return
      event.preventDefault()
      enlarge((began.zoom * fingers.distance) / began.distance, fingers.at)
    },
    { passive: false },
  )
}
