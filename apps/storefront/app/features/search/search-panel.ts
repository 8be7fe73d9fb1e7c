import { escapeXml } from '@passepartout/domain'

/** Debounce of the suggestions, in milliseconds. */
const PAUSE_MS = 120

/**
 * Opens the search in place: a field below the header, with suggestions below it while the visitor types. A combobox
 * whose list contains links: the focus stays in the field, arrow keys move through the links, Enter opens one or the
 * results.
 */
export function openSearchPanel(link: HTMLElement): void {
  const panel = panels.get(link) ?? createPanel(link)
  panels.set(link, panel)
  const bar = link.closest('header')?.querySelector('.bar-areas') ?? link.closest('.bar-logo')
  const bottom = Math.max(
    0,
    ...[link.closest('.bar-logo'), bar].map(row => row?.getBoundingClientRect().bottom ?? 0),
  )
  panel.style.setProperty('--search-top', `${Math.min(bottom, innerHeight / 3)}px`)
  // A second press may come before the first one was handled.
  if (!panel.open) panel.showModal()
  panel.querySelector('input')?.select()
}

const panels = new WeakMap<HTMLElement, HTMLDialogElement>()

function createPanel(link: HTMLElement): HTMLDialogElement {
  const { suggestions = '', label = '', placeholder = '', close = '', failed = '' } = link.dataset
  const results = link.getAttribute('href') ?? ''
  const dialog = document.createElement('dialog')
  dialog.className = 'search-panel'
  dialog.setAttribute('aria-label', label)
  dialog.setAttribute('closedby', 'any')
  dialog.innerHTML = `<div class="wrap"><form class="search-form" action="${escapeXml(results)}" role="search">
<span class="search-button" aria-hidden="true"></span>
<input class="search-input" type="search" name="q" maxlength="100" autocomplete="off" autocapitalize="off" enterkeyhint="search"
 role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="search-options" aria-label="${escapeXml(label)}" placeholder="${escapeXml(placeholder)}">
<button class="search-button" type="button" aria-label="${escapeXml(close)}">✕</button></form>
<div class="search-list mt-7"></div><p class="sr-only" role="status"></p></div>`
  const icon = link.querySelector('svg')?.cloneNode(true)
  if (icon) dialog.querySelector('.search-button')?.append(icon)
  document.body.append(dialog)
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close())
  // For browsers without `closedby`.
  dialog.addEventListener('click', event => event.target === dialog && dialog.close())
  updateSuggestions(dialog, { suggestions, failed })
  return dialog
}

function updateSuggestions(
  dialog: HTMLDialogElement,
  { suggestions, failed }: { suggestions: string; failed: string },
) {
  const field = dialog.querySelector('input')
  const list = dialog.querySelector<HTMLElement>('.search-list')
  const status = dialog.querySelector('[role=status]')
  if (!field || !list || !status) return
  let timer = 0
  let asking: AbortController | undefined

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void fetchSuggestions(), PAUSE_MS)
  })
  field.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      choose(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      const chosen = list.querySelector<HTMLAnchorElement>('[aria-selected=true]')
      if (!chosen) return
      event.preventDefault()
      chosen.click()
    }
  })

  async function fetchSuggestions() {
    const question = field?.value.trim() ?? ''
    asking?.abort()
    if (question === '') return show('', 0, '')
    asking = new AbortController()
    try {
      const answer = await fetch(`${suggestions}?${new URLSearchParams({ q: question })}`, {
        credentials: 'omit',
        signal: asking.signal,
      })
      if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
      const html = await answer.text()
      show(html, 1, '')
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      show('', 0, failed)
    }
  }

  // HTML of the shop, from the shop's own address: queries in it are escaped text.
  function show(html: string, filled: number, message: string) {
    if (!list || !field || !status) return
    list.innerHTML = html
    for (const scene of list.querySelectorAll<HTMLElement>('.scene')) scene.dataset.ready = ''
    field.setAttribute('aria-expanded', String(filled > 0 && list.querySelector('[role=option]') !== null))
    field.removeAttribute('aria-activedescendant')
    const shown = list.querySelector<HTMLElement>('[data-total]')
    status.textContent = message || (shown?.dataset.spoken ?? shown?.textContent ?? '')
    status.classList.toggle('sr-only', message === '')
  }

  function choose(step: number) {
    const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.findIndex(option => option.getAttribute('aria-selected') === 'true')
    options[at]?.setAttribute('aria-selected', 'false')
    // Beyond either end, the selection returns to the field itself.
    const next = options[at < 0 && step < 0 ? options.length - 1 : at + step]
    next?.setAttribute('aria-selected', 'true')
    next?.scrollIntoView({ block: 'nearest' })
    if (next) field?.setAttribute('aria-activedescendant', next.id)
    else field?.removeAttribute('aria-activedescendant')
  }
}
