import {
  DIALOG_TYPES,
  type DialogType,
  dialogInFragment,
  dialogTransition,
} from '../dialog-parts/dialog-rules.ts'
import { dialogHtml } from './dialog-html.ts'

interface OpenOptions {
  /** Passed to the script of the dialog. */
  payload?: unknown
  /** Opens it even while dialogs are blocked. */
  force?: boolean
  /** Element that gets the focus back. */
  opener?: HTMLElement | undefined
  onClose?: () => void
}

type DialogScript = (dialog: HTMLDialogElement, payload: unknown) => void

/** Scripts of dialogs that need more than their HTML. */
const SCRIPTS: Partial<Record<DialogType, () => Promise<{ default: DialogScript }>>> = {
  consent: () => import('../consent/consent-dialog.ts'),
  'log-in': () => import('../account/log-in-dialog.ts'),
}

/** A dialog that takes longer to load opens with a skeleton, as feedback. */
const PATIENCE_MS = 150

/** About as high as the content, so that an open dialog hardly moves once it is loaded. */
const SKELETONS: Record<DialogType, string> = { 'log-in': 'h-130', contact: 'h-78', consent: 'h-112' }

let current: { type: DialogType; element: HTMLDialogElement } | undefined

/** Opens the dialog that an element requests by `data-opens-dialog="<type>"`, or by a link to `#dialog=<type>`. */
export function openDialogFromElement(opener: HTMLElement): void {
  const name = opener.dataset.opensDialog
  const type = name
    ? DIALOG_TYPES.find(known => known === name)
    : dialogInFragment(opener.getAttribute('href') ?? '')
  if (type) openDialog(type, { opener })
}

/** Opens the dialog in the page's own address (`#dialog=<type>`) and removes it from the address. */
export function openDialogFromUrl(): void {
  const type = dialogInFragment(location.hash)
  history.replaceState(history.state, '', location.pathname + location.search)
  if (type) openDialog(type)
}

/**
 * Opens a dialog by the rules of spec 4. An element with `data-blocks-dialogs` in the page blocks dialogs, for example
 * during a payment.
 *
 * @returns whether it opens
 */
export function openDialog(type: DialogType, { payload, force, opener, onClose }: OpenOptions = {}): boolean {
  const blocked = document.querySelector('[data-blocks-dialogs]') !== null
  const opening = dialogTransition({ open: current?.type, blocked }, type, force)
  if (opening === 'refuse') return false
  // Includes dialogs that are not the host's: a menu, the sheet of a product form.
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close()
  const element = createDialog(type, opener)
  if (onClose) element.addEventListener('close', onClose)
  current = { type, element }
  void fill(element, type, payload, opener)
  return true
}

function createDialog(type: DialogType, opener: HTMLElement | undefined): HTMLDialogElement {
  const element = document.createElement('dialog')
  element.className = 'dialog'
  element.dataset.dialog = type
  element.setAttribute('closedby', 'any')
  element.setAttribute('aria-label', opener?.textContent?.trim() || document.title)
  element.addEventListener('close', () => {
    if (current?.element === element) current = undefined
    if (opener?.checkVisibility() && !document.querySelector('dialog:modal')) opener.focus()
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() =>
      element.remove(),
    )
  })
  document.body.append(element)
  return element
}

async function fill(
  element: HTMLDialogElement,
  type: DialogType,
  payload: unknown,
  opener: HTMLElement | undefined,
): Promise<void> {
  const show = () => current?.element === element && !element.open && element.showModal()
  const waiting = setTimeout(() => {
    element.setAttribute('aria-busy', 'true')
    element.innerHTML = `<div class="dialog-body"><div class="${SKELETONS[type]} bg-skeleton"></div></div>`
    show()
  }, PATIENCE_MS)
  try {
    const [html, script] = await Promise.all([dialogHtml(type), SCRIPTS[type]?.()])
    clearTimeout(waiting)
    if (current?.element !== element) return
    element.innerHTML = html
    element.removeAttribute('aria-busy')
    nameByTitle(element)
    script?.default(element, payload)
    show()
    element.querySelector<HTMLElement>('[autofocus]')?.focus()
  } catch (error) {
    clearTimeout(waiting)
    reportError(error)
    if (element.open) element.close()
    // `close` listeners are notified even if the dialog never opened.
    else element.dispatchEvent(new Event('close'))
    if (current?.element === element) current = undefined
    // The page behind the link has the same content.
    if (opener instanceof HTMLAnchorElement && !opener.hash.startsWith('#dialog='))
      location.assign(opener.href)
  }
}

function nameByTitle(element: HTMLDialogElement): void {
  const title = element.querySelector('h2')
  if (!title) return
  title.id = 'dialog-title'
  element.setAttribute('aria-labelledby', title.id)
  element.removeAttribute('aria-label')
}
