/** Treatments by flag, as this visit knows them: the next page shows them before it is painted (`first-paint.ts`). */
const KEY = 'flag-decisions'
/** What the shop's own monitoring reads of a page (spec 3): its flags and where it stands; begun anew by each page. */
const RECORD = '__AIE__'

interface Recorded {
  features: { feature: string; treatment: string }[]
  story: string
}

/** What was decided on earlier pages of this visit. */
function recordedDecisions(): Record<string, string> {
  return read<Record<string, string>>(sessionStorage, KEY) ?? {}
}

/** Begins the page's record anew. */
export function resetDecisionRecord(): void {
  try {
    localStorage.removeItem(RECORD)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Remembers a decision for the rest of the visit and writes it into the page's record. */
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
    // Full or forbidden: the next page asks again.
  }
}

/** Forgets all of it. */
export function clearDecisions(): void {
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
