/** Every dialog of the shop's own dialog host. Their contents are in `dialog-contents.ts`. */
export const DIALOG_TYPES = ['log-in', 'consent', 'contact'] as const
export type DialogType = (typeof DIALOG_TYPES)[number]

export interface DialogState {
  open: DialogType | undefined
  /** An operation is under way that a dialog would interrupt. */
  blocked: boolean
}

export type DialogTransition = 'refuse' | 'open' | 'close-then-open'

/**
 * Transition for a requested dialog (spec 4): an open one is closed first, the same one is not opened again, and while
 * dialogs are blocked only a forced one opens.
 */
export function dialogTransition(
  { open, blocked }: DialogState,
  type: DialogType,
  force = false,
): DialogTransition {
  if (open === type || (blocked && !force)) return 'refuse'
  return open === undefined ? 'open' : 'close-then-open'
}

/** The dialog that a fragment such as `#dialog=log-in` names. */
export function dialogInFragment(fragment: string): DialogType | undefined {
  const name = /^#dialog=([a-z-]+)$/.exec(fragment)?.[1]
  return DIALOG_TYPES.find(type => type === name)
}
