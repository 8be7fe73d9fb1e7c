const load = () => import('./show-names.ts').then(({ showNames }) => showNames())

/** All that a page carries for names on cards: those, and a photo, that this device keeps already fetch the rest. */
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
    // A browser that keeps nothing keeps no names.
  }
}
