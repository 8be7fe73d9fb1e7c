/** Treatments by flag, as this visit knows them; kept so that the next page shows them before anybody is asked. */
const KEY = 'flag-decisions'
/** What the shop's own monitoring reads of a page (spec 3): its flags and where it stands; begun anew by each page. */
const RECORD = '__AIE__'

interface Recorded {
  features: { feature: string; treatment: string }[]
  story: string
}

/** What was decided on earlier pages of this visit. */
export function knownDecisions(): Record<string, string> {
  return read<Record<string, string>>(sessionStorage, KEY) ?? {}
}

/** Shows at once the branches that earlier pages decided for, and begins the page's record. */
export function beginWithKnown(): void {
  try {
    localStorage.removeItem(RECORD)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  const roots = document.querySelectorAll<HTMLElement>('[data-enhance=flag]')
  if (roots.length === 0) return
  const known = knownDecisions()
  for (const root of roots) {
    const treatment = known[root.dataset.flag ?? '']
    if (treatment !== undefined) showBranch(root, treatment === 'on')
  }
}

/** Remembers a decision for the rest of the visit and writes it into the page's record. */
export function keepDecision(feature: string, treatment: string, { forVisit }: { forVisit: boolean }): void {
  try {
    if (forVisit) sessionStorage.setItem(KEY, JSON.stringify({ ...knownDecisions(), [feature]: treatment }))
    const { features = [] } = read<Recorded>(localStorage, RECORD) ?? {}
    const others = features.filter(one => one.feature !== feature)
    const record: Recorded = { features: [...others, { feature, treatment }], story: location.pathname }
    localStorage.setItem(RECORD, JSON.stringify(record))
  } catch {
    // Full or forbidden: the next page asks again.
  }
}

/** Forgets all of it. */
export function forgetDecisions(): void {
  try {
    sessionStorage.removeItem(KEY)
    localStorage.removeItem(RECORD)
  } catch {
    // As above.
  }
}

/** Shows one of the two branches of an element, which lie on the same place. */
export function showBranch(root: HTMLElement, on: boolean): void {
  if (on) root.dataset.treatment = 'on'
  else delete root.dataset.treatment
  for (const branch of root.querySelectorAll<HTMLElement>(':scope > [data-branch]')) {
    branch.inert = branch.dataset.branch !== (on ? 'on' : 'off')
  }
}

function read<T>(storage: Storage, key: string): T | undefined {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
