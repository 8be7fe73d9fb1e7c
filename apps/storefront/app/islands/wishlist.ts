import { readCardReference } from '../features/wishlist/card-reference.ts'
import type { WishlistMessages } from '../features/wishlist/wishlist-form.tsx'
import { renderHeaderCounts } from '../platform/counts.ts'
import { onFirstInteraction } from './runtime/hydration-trigger.ts'

type SavedState = import('../features/wishlist/wishlist-api.ts').SavedCard

/** Loaded on demand: not needed before a card is saved or a heart pressed. */
const api = () => import('../features/wishlist/wishlist-api.ts')

const hearts = new Set<HTMLButtonElement>()
let known: Promise<Set<string> | undefined> | undefined
/** Changes are sent one after the other, so that the last press wins. */
let sending: Promise<unknown> = Promise.resolve()
let closeToast = () => {}

/**
 * Hearts that display whether their card is saved and toggle that without leaving the page; the first one binds all of
 * the page.
 */
export default function enhanceHearts(): void {
  if (hearts.size > 0) return
  new MutationObserver(bindNewHearts).observe(document.body, { childList: true, subtree: true })
  bindNewHearts()
  // Preloaded, so that a press on a heart is not lost on the way to another page.
  void onFirstInteraction()
    .then(api)
    .catch(() => undefined)
}

function bindHeart(button: HTMLButtonElement): void {
  if (!button.form || hearts.has(button)) return
  hearts.add(button)
  button.addEventListener('click', event => {
    event.preventDefault()
    const isKept = button.getAttribute('aria-pressed') === 'true'
    change(button, !isKept, isKept ? {} : { palette: displayedPalette(button) })
  })
}

/** Binds the current hearts: a filtered list brings other cards. */
function bindNewHearts(): void {
  const before = hearts.size
  for (const button of hearts) if (!button.isConnected) hearts.delete(button)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-enhance=wishlist]'))
    bindHeart(button)
  if (hearts.size !== before || [...hearts].some(button => !button.hasAttribute('aria-pressed')))
    void renderHeart()
}

// A page from the back/forward cache still shows the hearts of when it was left.
addEventListener('pageshow', event => {
  if (!event.persisted) return
  known = undefined
  void renderHeart()
})

function change(button: HTMLButtonElement, keep: boolean, saved: SavedState): void {
  const form = button.form as HTMLFormElement
  const { themeId } = readCardReference(button.value)
  const words = JSON.parse(form.dataset.words ?? '{}') as WishlistMessages
  const withName = (text: string) => text.replace('{name}', button.dataset.name ?? '')
  press(themeId, keep)
  const send = async () => {
    const answer = await api().then(
      ({ addToWishlist, removeFromWishlist }) =>
        keep ? addToWishlist(form, themeId, saved) : removeFromWishlist(form, themeId),
      () => ({ ok: false as const, message: '' }),
    )
    if (!answer.ok) {
      press(themeId, !keep)
      return toast(answer.message || words.failed, 'error', words)
    }
    const themes = await known
    themes?.[keep ? 'add' : 'delete'](themeId)
    renderHeaderCounts()
    return keep
      ? toast(withName(words.saved), 'note', words, {
          text: words.open,
          run: () => location.assign(form.action),
        })
      : toast(withName(words.removed), 'note', words, {
          text: words.undo,
          run: () => change(button, true, answer.undo),
        })
  }
  sending = sending.then(send).catch(reportError)
}

/** Loads the saved cards, but only where a cookie indicates that there are any. */
async function renderHeart(): Promise<void> {
  const form = [...hearts].find(button => button.form)?.form
  if (!form) return
  known ??= /(?:^|; )wishlist-count=[1-9]/.test(document.cookie)
    ? api().then(
        ({ listSavedThemes }) => listSavedThemes(form),
        () => undefined,
      )
    : Promise.resolve(new Set())
  const themes = await known
  if (!themes) return
  for (const button of hearts) {
    button.setAttribute('aria-pressed', String(themes.has(readCardReference(button.value).themeId)))
  }
}

function press(themeId: string, isKept: boolean): void {
  for (const button of hearts) {
    if (readCardReference(button.value).themeId === themeId)
      button.setAttribute('aria-pressed', String(isKept))
  }
}

/** The palette chosen in the product form, else the one on the tile. */
function displayedPalette(button: HTMLButtonElement): string | undefined {
  const chosen = button.closest('[data-configurator]')?.querySelector<HTMLFormElement>('form[data-enhance]')
  const palette = chosen && new FormData(chosen).get('designId')
  return typeof palette === 'string' ? palette : readCardReference(button.value).palette
}

async function toast(
  text: string,
  kind: 'note' | 'error',
  { close }: WishlistMessages,
  action?: { text: string; run: () => void },
): Promise<void> {
  const { showToast } = await import('../features/toast/show-toast.ts')
  closeToast()
  closeToast = showToast({ text, kind, close, ...(action ? { action } : {}) })
}
