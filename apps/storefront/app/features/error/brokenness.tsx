import { PassepartoutMark } from '@passepartout/ui/wordmark'

/**
 * Shown when the page itself could not be made (status 5xx), so with nothing at hand: no content, no shop, no locale.
 * German and English stand side by side because nobody knows here which one is read.
 */
export function Brokenness() {
  return (
    <main className="wrap grid min-h-dvh content-center gap-10 py-16">
      <PassepartoutMark size={44} />
      <div className="grid gap-10 md:grid-cols-2">
        <section lang="de">
          <h1 className="type-h1">Die Wand wird gerade neu gehängt.</h1>
          <p className="type-lead measure mt-4">
            Der Fehler liegt bei uns. Warenkorb und Gestaltungen sind gespeichert.
          </p>
          <form className="mt-6">
            <button type="submit" className="button button-primary">
              Noch einmal versuchen
            </button>
          </form>
        </section>
        <section lang="en">
          <h2 className="type-h1">We are rehanging this wall.</h2>
          <p className="type-lead measure mt-4">
            Something went wrong on our side. Basket and designs are safe.
          </p>
          <form className="mt-6">
            <button type="submit" className="button button-secondary">
              Try again
            </button>
          </form>
        </section>
      </div>
    </main>
  )
}
