/** Announces results to screen readers: one message per gesture, 400 ms after the last change (designer.md 6). */
export interface Announcer {
  /** Polite; a newer message within the pause replaces an older one. */
  announce: (text: string) => void
  /** Polite, without a pause. */
  announceNow: (text: string) => void
  /** Assertive and immediate: blockers and failed saves. */
  alert: (text: string) => void
  bind: (polite: HTMLElement | null, assertive: HTMLElement | null) => void
}

const REST_MS = 400

export function createAnnouncer(): Announcer {
  let polite: HTMLElement | null = null
  let assertive: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  // Screen readers repeat an unchanged text only if the region was empty in between.
  const write = (region: HTMLElement | null, text: string) => {
    if (!region) return
    region.textContent = ''
    requestAnimationFrame(() => {
      region.textContent = text
    })
  }
  return {
    announce: text => {
      clearTimeout(timer)
      timer = setTimeout(() => write(polite, text), REST_MS)
    },
    announceNow: text => write(polite, text),
    alert: text => write(assertive, text),
    bind: (politeRegion, assertiveRegion) => {
      polite = politeRegion
      assertive = assertiveRegion
    },
  }
}
