/**
 * Records a visitor's actions in an island before hydration and replays them afterwards: every click in order, and all
 * changed fields.
 */
export interface EventReplay {
  /** Replays the clicks on elements that still exist; each is handled before the next. */
  release(): Promise<void>
}

export function recordClicks(root: HTMLElement): EventReplay {
  const waiting: { target: Element; init: MouseEventInit }[] = []

  const keep = (event: MouseEvent) => {
    const target = event.target
    if (!(target instanceof Element) || isLeaving(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A repeated press on the same target counts once.
    if (waiting.at(-1)?.target === target) return
    waiting.push({ target, init: { bubbles: true, cancelable: true, composed: true, detail: event.detail } })
  }
  root.addEventListener('click', keep, { capture: true })

  return {
    async release() {
      root.removeEventListener('click', keep, { capture: true })
      for (const { target, init } of waiting.splice(0)) {
        if (target.isConnected) clickTargetOf(target).dispatchEvent(new MouseEvent('click', init))
        await new Promise(done => setTimeout(done))
      }
    },
  }
}

/**
 * The control that a click on a label is meant for. Firefox ignores a synthetic click on a label when it takes it for
 * the end of a text selection: it remembers the position of the suppressed press, and the replayed click has none. A
 * button or a link within a label is itself the target.
 */
function clickTargetOf(target: Element): Element {
  const meant = target.closest('button, a, input, label')
  return (meant instanceof HTMLLabelElement && meant.control) || target
}

/** Clicks that open another tab or window, or follow a link, are left to the browser. */
function isLeaving(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return true
  return event.target instanceof Element && event.target.closest('a[href]:not([data-island-click])') !== null
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Finds the fields that the visitor changed before hydration. Resets checkboxes and radios, because React notices them
 * only through a click that changes them; the returned functions repeat all changes on the hydrated island.
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
