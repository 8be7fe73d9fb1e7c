/**
 * One tab writes a draft; a second one on this device only displays it until the visitor takes over (designer.md 7).
 * Based on the Web Locks API: taking over steals the lock, and the losing tab becomes the viewer.
 */
export interface TabLock {
  claim: (draftId: string) => void
  takeOver: () => void
  release: () => void
}

export function createTabLock(onRole: (role: 'writer' | 'viewer') => void): TabLock {
  let name: string | undefined
  let letGo: (() => void) | undefined

  const hold = (steal: boolean) => {
    if (!name || !('locks' in navigator)) return onRole('writer')
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true }
    navigator.locks
      .request(name, options, lock => {
        if (!lock) return onRole('viewer')
        onRole('writer')
        return new Promise<void>(resolve => {
          letGo = resolve
        })
      })
      // A stolen lock rejects in the tab that held it.
      .catch(() => onRole('viewer'))
  }

  return {
    claim: draftId => {
      const next = `passepartout-draft-${draftId}`
      if (next === name) return
      letGo?.()
      name = next
      hold(false)
    },
    takeOver: () => {
      hold(true)
    },
    release: () => letGo?.(),
  }
}
