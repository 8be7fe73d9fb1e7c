import type { attachFlyoutPanels } from './flyout-panels.ts'

/** The flyouts of a bar; one is open at most. */
export interface Flyouts {
  /** The item whose flyout is open. */
  opened(): HTMLElement | undefined
  /** Opens an item's flyout and closes any other; resolves to whether it is visible. */
  open(item: HTMLElement): Promise<boolean>
  close(): void
  /** Fetches the content of the flyouts. */
  prepare(): Promise<boolean>
  focusFirst(): void
}

type AttachPanel = typeof attachFlyoutPanels

const load = () => import('./flyout-panels.ts').then(module => module.attachFlyoutPanels)

/** Positions a flyout at the lower edge of its bar, including the border. */
export function positionBelowBar(nav: HTMLElement, panel: HTMLElement): void {
  const { bottom } = (nav.parentElement ?? nav).getBoundingClientRect()
  panel.style.setProperty('--flyout-top', `${Math.round(bottom)}px`)
}

/** @param loadPanels the code that fetches the flyouts and attaches each to its item */
export function createFlyouts(nav: HTMLElement, loadPanels: () => Promise<AttachPanel> = load): Flyouts {
  let opened: HTMLElement | undefined
  let wanted: HTMLElement | undefined
  let hung: Promise<boolean> | undefined

  const panelOf = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-flyout-panel]')

  function prepare(): Promise<boolean> {
    hung ??= loadPanels()
      .then(hang => hang(nav))
      .then(
        () => true,
        () => {
          // Without its flyout an item remains a plain link; the next attempt may succeed.
          hung = undefined
          return false
        },
      )
    return hung
  }

  function close(): void {
    wanted = undefined
    if (!opened) return
    panelOf(opened)?.hidePopover()
    opened.querySelector('button')?.setAttribute('aria-expanded', 'false')
    opened = undefined
  }

  return {
    opened: () => opened,
    prepare,
    close,
    focusFirst: () => opened && panelOf(opened)?.querySelector('a')?.focus(),
    async open(item) {
      wanted = item
      if (!(await prepare()) || wanted !== item) return false
      const panel = panelOf(item)
      if (!panel) return false
      if (opened === item) return true
      close()
      positionBelowBar(nav, panel)
      panel.showPopover()
      opened = item
      item.querySelector('button')?.setAttribute('aria-expanded', 'true')
      return true
    },
  }
}
