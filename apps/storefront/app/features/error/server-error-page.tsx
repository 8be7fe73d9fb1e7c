import type { Channel, Translate } from '@passepartout/domain'
import { Wordmark } from '@passepartout/ui/wordmark'

/**
 * Shown when the page itself failed to render (status 5xx), so it depends on little: no content, only the messages of
 * the shop that the address belongs to.
 */
export function ServerErrorPage({ channel, translate }: { channel: Channel; translate: Translate }) {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-8 py-16">
      <Wordmark channel={channel} />
      <div>
        <h1 className="type-h1">{translate('error.broken')}</h1>
        <p className="type-lead measure mt-4">{translate('error.broken-text')}</p>
      </div>
      <form>
        <button type="submit" className="button button-primary">
          {translate('error.again')}
        </button>
      </form>
    </main>
  )
}
