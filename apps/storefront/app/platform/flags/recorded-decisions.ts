/**
 * Storage key of the visit's treatments by flag: the next page applies them before its first paint (`first-paint.ts`).
 */
const KEY = 'flag-decisions'
/** Read by the shop's own monitoring (spec 3): the page's flags and path; reset by each page. */
const RECORD = '__AIE__'

interface Recorded {
  features: { feature: string; treatment: string }[]
  story: string
}

/** Decisions of earlier pages of this visit. */
function recordedDecisions(): Record<string, string> {
  return read<Record<string, string>>(sessionStorage, KEY) ?? {}
}

/** Resets the page's record. */
export function resetDecisionRecord(): void {
  try {
    localStorage.removeItem(RECORD)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Stores a decision for the rest of the visit and adds it to the page's record. */
export function recordDecision(
  feature: string,
  treatment: string,
  { forVisit }: { forVisit: boolean },
): void {
  try {
    if (forVisit)
      sessionStorage.setItem(KEY, JSON.stringify({ ...recordedDecisions(), [feature]: treatment }))
    const { features = [] } = read<Recorded>(localStorage, RECORD) ?? {}
    const others = features.filter(one => one.feature !== feature)
    const record: Recorded = { features: [...others, { feature, treatment }], story: location.pathname }
    localStorage.setItem(RECORD, JSON.stringify(record))
  } catch {
    // Full or forbidden: the next page decides again.
  }
}

export function clearDecisions(): void {
  try {
    sessionStorage.removeItem(KEY)
    localStorage.removeItem(RECORD)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Displays one of the two branches of an element, which overlap. */
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
