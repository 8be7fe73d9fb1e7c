/**
 * Keeps what a visitor did with an island before it was alive, and does it again afterwards: every click, in its order,
 * and what was ticked, chosen or typed meanwhile.
 */
export interface EventReplay {
  /** Does the kept clicks again, on what is still there; each is answered before the next. */
  release(): Promise<void>
}

export function recordClicks(root: HTMLElement): EventReplay {
  const kept: { target: Element; init: MouseEventInit }[] = []

  const keep = (event: MouseEvent) => {
    const target = event.target
    if (!(target instanceof Element) || isLeaving(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Who presses the same again means it once.
    if (kept.at(-1)?.target === target) return
    kept.push({ target, init: { bubbles: true, cancelable: true, composed: true, detail: event.detail } })
  }
  root.addEventListener('click', keep, { capture: true })

  return {
    async release() {
      root.removeEventListener('click', keep, { capture: true })
      for (const { target, init } of kept.splice(0)) {
        if (target.isConnected) clickTargetOf(target).dispatchEvent(new MouseEvent('click', init))
        await new Promise(done => setTimeout(done))
      }
    },
  }
}

/**
 * What a press on the words of a choice is meant for. Firefox takes a click on a label for the end of a selection of text, and does
 * nothing, where the press was elsewhere: it remembers the place of the press whose click was kept, and the click again has none.
 * A button or a link within a label is meant itself.
 */
function clickTargetOf(target: Element): Element {
  const meant = target.closest('button, a, input, label')
  return (meant instanceof HTMLLabelElement && meant.control) || target
}

/** A click that asks for another tab or window, or that follows a link, is the browser's. */
function isLeaving(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return true
  return event.target instanceof Element && event.target.closest('a[href]:not([data-island-click])') !== null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Finds the fields that the visitor changed before hydration. Ticks are taken back, because React learns of one
 * only by a click that changes it; the returned functions do all changes again on the living island.
 */
export function revertEarlyChanges(root: HTMLElement): (() => void)[] {
  const redo: (() => void)[] = []
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')]
  const ticks = fields.filter(isCheckbox).filter(field => field.checked !== field.defaultChecked)
  for (const field of ticks) {
    if (field.checked || field.type === 'checkbox') redo.push(() => field.click())
  }
  for (const field of ticks) field.checked = field.defaultChecked
  for (const field of fields) {
    if (isCheckbox(field)) continue
    if (field instanceof HTMLSelectElement) {
      const initial = [...field.options].findIndex(option => option.defaultSelected)
      if (field.selectedIndex !== Math.max(initial, 0)) redo.push(() => setValue(field, field.value))
    } else if (field.value !== field.defaultValue) {
      const typed = field.value
      redo.push(() => setValue(field, typed))
    }
  }
  return redo
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')
}

// React notices a change only if its own record of the value differs, so the prototype's setter has to be used.
function setValue(field: Field, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  set?.call(field, '')
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
