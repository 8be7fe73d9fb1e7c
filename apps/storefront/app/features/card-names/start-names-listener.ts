const load = () => import('./show-names.ts').then(({ showNames }) => showNames())

/** The only part of the names feature that every page loads: stored names or a stored photo load the rest. */
export function startNamesListener(): void {
  if (!document.querySelector('[src*="/design-pictures/card/"]')) return
  addEventListener('own-photo', load, { once: true })
  addEventListener('pageshow', loadStoredNamesCode)
  loadStoredNamesCode()
}

function loadStoredNamesCode(): void {
  try {
    if (localStorage['card-names'] || localStorage['own-photo']) void load()
  } catch {
    // Browsers without storage have no stored names.
  }
}
